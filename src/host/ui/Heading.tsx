import { chakra } from '@chakra-ui/react/styled-system';

/** A heading; its size is up to the place where it stands. */
export const Heading = chakra('h2', {
  base: { fontWeight: 800, lineHeight: 1.05, letterSpacing: '-0.02em', overflowWrap: 'anywhere' },
});
