import { chakra } from '@chakra-ui/react/styled-system';

/** The right answer, and beside it what was answered. */
export const ResultPair = chakra('div', {
  base: {
    flex: 'none',
    display: 'flex',
    alignItems: 'stretch',
    gap: '4',
    minH: '30vh',
    '[data-arrangement] &': { minH: 0 },
    '[data-arrangement=side] &': { flexDirection: 'column', gap: '2' },
  },
});
