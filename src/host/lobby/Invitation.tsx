import { chakra } from '@chakra-ui/react/styled-system';
import { useTexts } from '../languages/useTexts';
import { lazily } from '../ui/lazily';
import { JoinLink } from './JoinLink';
import { RoomCode } from './RoomCode';
import { RoomLocked } from '../ui/RoomLocked';

/** Where it cannot be loaded nothing is shown: address and code are enough to join. */
const QrPicture = lazily(() => import('../ui/QrPicture').then(({ QrPicture }) => QrPicture), null);

interface InvitationProps {
  code: string;
  joinUrl: string | undefined;
  crowded: boolean;
  /** Whether nobody else can join at the moment. */
  locked: boolean;
  onCopyCode: () => void;
  onCopyLink: (() => void) | undefined;
}

/** How to join: the room code, and where phones can reach the server also its address and QR code. */
export function Invitation({ code, joinUrl, crowded, locked, onCopyCode, onCopyLink }: InvitationProps) {
  const texts = useTexts();
  const hasAddress = joinUrl !== undefined;
  const phone = hasAddress ? LAYOUTS.phone.withAddress : LAYOUTS.phone.alone;
  const projector = LAYOUTS[crowded ? 'many' : 'few'][hasAddress ? 'withAddress' : 'alone'];
  return (
    <chakra.section
      aria-label={texts.lobby.invitation}
      gridArea="invitation"
      minW={0}
      display="grid"
      gridTemplateAreas={{ base: phone.areas, lg: projector.areas }}
      gridTemplateColumns={{ base: phone.columns, lg: projector.columns }}
      gridTemplateRows={{ lg: projector.rows }}
      alignContent={{ lg: 'center' }}
      columnGap="4"
      rowGap={crowded ? '2' : '3'}
    >
      <chakra.div
        gridArea="label"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1"
        fontSize="large"
        fontWeight={700}
        lineHeight={1.2}
      >
        <p>{texts.lobby.roomCode}</p>
        {locked && <RoomLocked />}
      </chakra.div>
      <RoomCode code={code} onCopy={onCopyCode} />
      {hasAddress && onCopyLink && (
        <>
          <JoinLink url={joinUrl} maxWidth={crowded ? 25 : 30} onCopy={onCopyLink} />
          <chakra.div
            gridArea="qr"
            alignSelf={{ base: 'start', lg: crowded ? 'center' : 'end' }}
            boxSize={qrSize(crowded)}
          >
            <QrPicture url={joinUrl} label={texts.lobby.qrCode} />
          </chakra.div>
        </>
      )}
      <chakra.p
        gridArea="hint"
        fontSize={{ base: 'body', lg: hasAddress ? 'body' : 'large' }}
        color="muted"
        maxW="30em"
        textWrap="balance"
        lineHeight={1.3}
      >
        {texts.lobby.hint}
      </chakra.p>
    </chakra.section>
  );
}

/** With many names as high as the code beside it, otherwise as large as the left column allows. */
function qrSize(crowded: boolean) {
  return { base: 'min(60vw, 16rem)', lg: crowded ? '19.4vh' : 'min(40vh, 24vw)' };
}

/** The grids; without an address they have no column for it. */
const LAYOUTS = {
  phone: {
    alone: { areas: '"label" "code" "hint"', columns: 'minmax(0, 1fr)' },
    withAddress: { areas: '"label" "code" "address" "hint" "qr"', columns: 'minmax(0, 1fr)' },
  },
  few: {
    alone: { areas: '"label" "code" "hint"', columns: 'minmax(0, 1fr)', rows: 'auto' },
    withAddress: {
      areas: '"label label" "code code" "qr address" "qr hint"',
      columns: 'auto minmax(0, 1fr)',
      rows: 'auto auto minmax(0, 1fr) minmax(0, 1fr)',
    },
  },
  many: {
    alone: { areas: '"code label" "code hint"', columns: 'auto minmax(0, 1fr)', rows: '1fr 1fr' },
    withAddress: {
      areas: '"label code qr" "hint code qr" "address code qr"',
      columns: 'minmax(0, 1fr) auto auto',
      rows: 'auto auto minmax(0, 1fr)',
    },
  },
} as const;
