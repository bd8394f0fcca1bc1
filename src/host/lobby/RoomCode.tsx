import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { focusRing } from '../ui/focusRing';
import { useLobbyTexts } from './lobbyTexts';

/** Codes longer than this (another server's) are written in a row instead of on tiles. */
const MOST_TILES = 10;
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
          letters.map((letter, place) => <Tile key={place} letter={letter} />)
        ) : (
          <chakra.span overflowWrap="anywhere">{code}</chakra.span>
        )}
      </chakra.button>
    </chakra.div>
  );
}

function Tile({ letter }: { letter: string }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="grid"
      placeItems="center"
      w={`${TILE}em`}
      h="1.06em"
      bg="tile"
      color="onTile"
      borderRadius="0.1em"
    >
      {letter}
    </chakra.span>
  );
}
