import { chakra } from '@chakra-ui/react/styled-system';

/** Wins over the columns of a grid that has more. */
const ONE_COLUMN = {
  gridTemplate: 'none / minmax(0, 1fr) !important',
  gridAutoFlow: 'row !important',
};

/** The grid of a question's answers: two columns, or one where that is enough. */
export const AnswerGrid = chakra('ul', {
  base: {
    flex: 'none',
    display: 'grid',
    gridAutoRows: 'minmax(calc(var(--answer) * 1.62), auto)',
    gap: 'min(1.2vh, 1.2rem)',
    listStyle: 'none',
    '[data-arrangement=side] &': ONE_COLUMN,
  },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

/** Three answers stand better one below the other than with a gap beside the third. */
export function columnsFor(count: number): 1 | 2 {
  return count === 3 || count === 1 ? 1 : 2;
}
