import { chakra } from '@chakra-ui/react/styled-system';
import { useWords } from '../languages/useWords';
import { JoinQrCode } from '../ui/JoinQrCode';
import { RoomLocked } from '../ui/RoomLocked';
import { JoinLink } from './JoinLink';
import { useLobbyTexts } from './lobbyTexts';
import { PROJECTED_BODY } from './projectedBody';
import { RoomCode } from './RoomCode';

interface InvitationProps {
  code: string;
  joinUrl: string | undefined;
  /** How many names there are: few stand beside the invitation, others below it. */
  size: 'few' | 'some' | 'many';
  /** Whether nobody else can join at the moment. */
  locked: boolean;
  onCopyCode: () => void;
  onCopyLink: (() => void) | undefined;
}

/** How to join: the room code, and where phones can reach the server also its address and QR code. */
export function Invitation({ code, joinUrl, size, locked, onCopyCode, onCopyLink }: InvitationProps) {
  const texts = useLobbyTexts();
  const hasAddress = joinUrl !== undefined;
  const kind = hasAddress ? 'withAddress' : 'alone';
  const phone = LAYOUTS.phone[kind];
  const narrow = LAYOUTS[size === 'many' ? 'many' : 'narrow'][kind];
  const projector = LAYOUTS[size][kind];
  return (
    <chakra.section
      aria-label={texts.invitation}
      gridArea="invitation"
      minW={0}
      display="grid"
      gridTemplateAreas={{ base: phone.areas, lg: narrow.areas, xl: projector.areas }}
      gridTemplateColumns={{ base: phone.columns, lg: narrow.columns, xl: projector.columns }}
      gridTemplateRows={{ lg: narrow.rows, xl: projector.rows }}
      alignContent={{ lg: 'center' }}
      columnGap="4"
      rowGap={size === 'few' ? { base: '3', lg: '1', xl: '3' } : '1'}
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
        <p>{useWords().roomCode}</p>
        {locked && <RoomLocked />}
      </chakra.div>
      <RoomCode code={code} isNarrow={size === 'many'} onCopy={onCopyCode} />
      {hasAddress && onCopyLink && (
        <>
          <JoinLink url={joinUrl} maxWidth={JOIN_LINK_WIDTHS[size]} onCopy={onCopyLink} />
          <chakra.div
            gridArea="qr"
            alignSelf={{ base: 'start', lg: 'center', xl: size === 'few' ? 'end' : 'center' }}
            boxSize={QR_SIZES[size]}
          >
            <JoinQrCode url={joinUrl} />
          </chakra.div>
        </>
      )}
      <chakra.p
        gridArea="hint"
        alignSelf={size === 'some' ? { xl: 'center' } : undefined}
        fontSize={hasAddress ? PROJECTED_BODY : { base: 'body', lg: 'large' }}
        color="muted"
        maxW="30em"
        textWrap="balance"
        lineHeight={1.3}
      >
        {texts.hint}
      </chakra.p>
    </chakra.section>
  );
}

/**
 * At least 30 % of the screen's height up to 40 names; with few names as large as the left column allows, with many as
 * high as the code beside it.
 */
const QR_SIZES = {
  few: { base: 'min(60vw, 16rem)', lg: '30.2vh', xl: 'min(40vh, 24vw)' },
  some: { base: 'min(60vw, 16rem)', lg: '30.2vh', xl: '32vh' },
  many: { base: 'min(60vw, 16rem)', lg: '19.4vh' },
} as const;

/** How wide the join address may get on a projector, in vw. */
const JOIN_LINK_WIDTHS = { few: 30, some: 45, many: 25 } as const;

/** The grids; without an address they have no column for it. */
const LAYOUTS = {
  phone: {
    alone: { areas: '"label" "code" "hint"', columns: 'minmax(0, 1fr)' },
    withAddress: { areas: '"label" "code" "address" "hint" "qr"', columns: 'minmax(0, 1fr)' },
  },
  /** A projector of 1024×768 and its like, up to 40 names. */
  narrow: {
    alone: { areas: '"label" "code" "hint"', columns: 'minmax(0, 1fr)', rows: 'auto' },
    withAddress: {
      areas: '"label qr" "code qr" "address qr" "hint hint"',
      columns: 'minmax(0, 1fr) auto',
      rows: 'auto auto auto auto',
    },
  },
  few: {
    alone: { areas: '"label" "code" "hint"', columns: 'minmax(0, 1fr)', rows: 'auto' },
    withAddress: {
      areas: '"label label" "code code" "qr address" "qr hint"',
      columns: 'auto minmax(0, 1fr)',
      rows: 'auto auto minmax(0, 1fr) minmax(0, 1fr)',
    },
  },
  some: {
    alone: { areas: '"code label" "code hint"', columns: 'auto minmax(0, 1fr)', rows: '1fr 1fr' },
    withAddress: {
      areas: '"label label qr" "code hint qr" "address address qr"',
      columns: 'auto minmax(0, 1fr) auto',
      rows: 'auto auto auto',
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
