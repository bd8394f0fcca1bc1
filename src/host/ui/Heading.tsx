import { chakra } from '@chakra-ui/react/styled-system';

/** A heading; the caller sets its size. */
export const Heading = chakra('h2', {
  base: { fontWeight: 800, lineHeight: 1.05, letterSpacing: '-0.02em', overflowWrap: 'anywhere' },
});
