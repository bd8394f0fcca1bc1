import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';

/** Codes longer than this (another server's) are written in a row instead of on tiles. */
const MOST_TILES = 10;

/** The code as big letters on tiles, like a pub's scoreboard; as many beside each other as the code is long. */
export function RoomCode({ code }: { code: string }) {
  const letters = [...code];
  if (letters.length > MOST_TILES) {
    return (
      <chakra.p fontSize="title" fontWeight={800} overflowWrap="anywhere" lineHeight={1.1}>
        {code}
      </chakra.p>
    );
  }
  return (
    <chakra.div containerType="inline-size">
      <VisuallyHidden>{code}</VisuallyHidden>
      <chakra.div
        aria-hidden="true"
        display="flex"
        gap="0.08em"
        fontSize={`min(24vh, ${(100 / (1.08 * letters.length - 0.08)).toFixed(2)}cqw)`}
        fontWeight={800}
        lineHeight={1}
      >
        {letters.map((letter, place) => (
          <chakra.span
            key={place}
            display="grid"
            placeItems="center"
            w="1em"
            h="1.25em"
            bg="tile"
            color="onTile"
            borderRadius="0.12em"
          >
            <chakra.span fontSize="0.9em">{letter}</chakra.span>
          </chakra.span>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
