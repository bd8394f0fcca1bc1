import { chakra } from '@chakra-ui/react/styled-system';

/** A count as a bar across the foot of its tile; the largest is as wide as the tile. */
export function CountBar({ share }: { share: number }) {
  return (
    <chakra.span
      aria-hidden="true"
      position="absolute"
      insetX="0"
      bottom="0"
      h="0.22em"
      bg="color-mix(in srgb, currentColor 15%, transparent)"
    >
      <chakra.span
        display="block"
        h="full"
        bg="currentColor"
        style={{ width: `${share * 100}%` }}
        animation="growRight var(--qn-turn) var(--qn-ease)"
      />
    </chakra.span>
  );
}
