import { chakra } from '@chakra-ui/react/styled-system';

interface CountdownBarProps {
  left: number;
  durationMs: number;
  paused: boolean;
}

/** The share of the time that is left, as a bar that shrinks once a second. */
export function CountdownBar({ left, durationMs, paused }: CountdownBarProps) {
  // It moves to where the next second begins, so that bar and number are at zero together.
  const target = paused ? left : Math.max(0, left - 1000);
  const share = Math.min(1, target / Math.max(1, durationMs));
  return (
    <chakra.div aria-hidden="true" h="full" bg="raised" borderRadius="full" overflow="hidden">
      <chakra.div
        h="full"
        bg="accent"
        borderRadius="full"
        transformOrigin="left"
        transition="transform 1s linear"
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      />
    </chakra.div>
  );
}
