import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { withoutScheme } from '../api/useServerAddress';
import { focusRing } from '../ui/Button';
import { BreakableAddress, CodeTile, JoinQrCode, MOST_TILES, RoomLocked } from '../ui/JoinParts';
import { useLobbyTexts, useWords } from '../texts/rooms/roomTexts';

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

const ALONE = { areas: '"label" "code" "hint"', columns: 'minmax(0, 1fr)', rows: 'auto' };
const CODE_BESIDE = {
  areas: '"code label" "code hint"',
  columns: 'auto minmax(0, 1fr)',
  rows: '1fr 1fr',
};

/** The grids; without an address they have no column for it. */
const LAYOUTS = {
  phone: {
    alone: ALONE,
    withAddress: { areas: '"label" "code" "address" "hint" "qr"', columns: 'minmax(0, 1fr)' },
  },
  /** A projector of 1024×768 and its like, up to 40 names. */
  narrow: {
    alone: ALONE,
    withAddress: {
      areas: '"label qr" "code qr" "address qr" "hint hint"',
      columns: 'minmax(0, 1fr) auto',
      rows: 'auto auto auto auto',
    },
  },
  few: {
    alone: ALONE,
    withAddress: {
      areas: '"label label" "code code" "qr address" "qr hint"',
      columns: 'auto minmax(0, 1fr)',
      rows: 'auto auto minmax(0, 1fr) minmax(0, 1fr)',
    },
  },
  some: {
    alone: CODE_BESIDE,
    withAddress: {
      areas: '"label label qr" "code hint qr" "address address qr"',
      columns: 'auto minmax(0, 1fr) auto',
      rows: 'auto auto auto',
    },
  },
  many: {
    alone: CODE_BESIDE,
    withAddress: {
      areas: '"label code qr" "hint code qr" "address code qr"',
      columns: 'minmax(0, 1fr) auto auto',
      rows: 'auto auto minmax(0, 1fr)',
    },
  },
} as const;

/** How wide a character is in most addresses, in em. */
const CHARACTER_EM = 0.57;

interface JoinLinkProps {
  url: string;
  /** How wide it may get on a projector, in vw. */
  maxWidth: number;
  onCopy: () => void;
}

/** The join address, as large as the space allows; a click copies it. */
function JoinLink({ url, maxWidth, onCopy }: JoinLinkProps) {
  const texts = useLobbyTexts();
  const address = withoutScheme(url);
  const size = `${(maxWidth / (address.length * CHARACTER_EM)).toFixed(2)}vw`;
  return (
    <chakra.button
      type="button"
      gridArea="address"
      alignSelf="end"
      justifySelf="start"
      maxW="full"
      textAlign="start"
      fontSize={{ base: 'body', lg: `min({fontSizes.title}, ${size})` }}
      fontWeight={700}
      lineHeight={1.15}
      color="accent"
      overflowWrap="anywhere"
      cursor="copy"
      borderRadius="normal"
      _focusVisible={focusRing}
      title={texts.copyLink}
      onClick={onCopy}
    >
      <BreakableAddress address={address} />
    </chakra.button>
  );
}

/** Small text that is projected: at least 2.5 % of the screen's height, which is read from a few tables away. */
export const PROJECTED_BODY = { base: 'body', lg: 'max({fontSizes.body}, 2.5vh)' } as const;

/** In em of the letters: a tile, and the gap between two. */
const TILE = 1;
const GAP = 0.05;

interface RoomCodeProps {
  code: string;
  /** Whether a column stands at each of its sides. */
  isNarrow: boolean;
  onCopy: () => void;
}

/** The code as big letters on tiles, a fifth of the screen's height where it is not too long. */
export function RoomCode({ code, isNarrow, onCopy }: RoomCodeProps) {
  const texts = useLobbyTexts();
  const letters = [...code];
  const width = letters.length * TILE + (letters.length - 1) * GAP;
  const inVw = (share: number) => `${(share / width).toFixed(2)}vw`;
  const isTiled = letters.length <= MOST_TILES;
  return (
    <chakra.div gridArea="code" alignSelf="center" minW={0}>
      <VisuallyHidden>{code}</VisuallyHidden>
      <chakra.button
        type="button"
        aria-label={`${texts.copyCode}: ${code}`}
        title={texts.copyCode}
        cursor="copy"
        onClick={onCopy}
        display="flex"
        flexWrap={isTiled ? 'nowrap' : 'wrap'}
        maxW="full"
        gap={isTiled ? `${GAP}em` : '0'}
        fontSize={
          isTiled
            ? {
                base: inVw(86),
                lg: `min(18.3vh, ${inVw(isNarrow ? 57 : 71.4)})`,
                xl: `min(18.3vh, ${inVw(57)})`,
              }
            : 'title'
        }
        fontWeight={800}
        lineHeight={1}
        borderRadius="0.1em"
        _focusVisible={focusRing}
      >
        {isTiled ? (
          letters.map((letter, place) => (
            <CodeTile key={place} w={`${TILE}em`}>
              {letter}
            </CodeTile>
          ))
        ) : (
          <chakra.span overflowWrap="anywhere">{code}</chakra.span>
        )}
      </chakra.button>
    </chakra.div>
  );
}
