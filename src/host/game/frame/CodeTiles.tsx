import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';

/** Longer codes (another server's) are written in a row. */
const MOST_TILES = 10;

/** The room code on tiles, as in the lobby; `size` of its letters is a length of CSS. */
export function CodeTiles({ code, size }: { code: string; size?: string }) {
  const letters = [...code];
  if (letters.length > MOST_TILES) {
    return (
      <chakra.p fontSize="min(8vh, 6vw)" fontWeight={800} overflowWrap="anywhere">
        {code}
      </chakra.p>
    );
  }
  return (
    <chakra.div>
      <VisuallyHidden>{code}</VisuallyHidden>
      <chakra.div
        aria-hidden="true"
        display="flex"
        gap="0.06em"
        style={{ fontSize: size ?? `min(15vh, ${(78 / letters.length).toFixed(2)}vw)` }}
        fontWeight={800}
        lineHeight={1}
      >
        {letters.map((letter, place) => (
          <chakra.span
            key={place}
            display="grid"
            placeItems="center"
            boxSize="1.06em"
            bg="tile"
            color="onTile"
            borderRadius="0.1em"
          >
            {letter}
          </chakra.span>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
