import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

interface ResultListProps {
  heading: string;
  columns: 1 | 2;
  children: ReactNode;
}

/** What was answered in writing, as a list beside the right answer. */
export function ResultList({ heading, columns, children }: ResultListProps) {
  const id = useId();
  return (
    <chakra.div flex="1.7" minW={0}>
      <chakra.h2 id={id} mb="0.4em" fontSize="var(--detail)" fontWeight={700} color="muted" lineHeight={1.1}>
        {heading}
      </chakra.h2>
      <chakra.ul
        aria-labelledby={id}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: `repeat(${columns}, minmax(0, 1fr))` }}
        gap="0.35em 0.5em"
        fontSize="var(--answer)"
        lineHeight={1.1}
        listStyle="none"
      >
        {children}
      </chakra.ul>
    </chakra.div>
  );
}

/** One answer of the list; those that are right stand out by more than their colour. */
export const ResultRow = chakra('li', {
  base: {
    minW: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '0.4em',
    px: '0.5em',
    py: '0.18em',
    borderRadius: 'normal',
    borderWidth: '0.08em',
    // So that what reaches into the padding counts as too wide.
    overflow: 'hidden',
    '& > bdi': { flex: '1' },
  },
  variants: {
    state: {
      right: { bg: 'raised', borderColor: 'accent', fontWeight: 700 },
      wrong: { borderColor: 'line', color: 'muted' },
    },
  },
});
