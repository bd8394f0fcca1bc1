import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { RightMark } from './RightMark';

/** The right answer to a question that was answered in writing, and below it what else was right. */
export function SolutionPanel({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <chakra.div
      // A little wider where a long word needs it; what was answered stands beside it.
      flex="none"
      minW="36%"
      maxW="44%"
      css={{ '[data-arrangement] &': { px: '3', py: '1' }, '[data-arrangement=side] &': { maxW: 'none' } }}
      display="flex"
      flexDirection="column"
      justifyContent="center"
      px="4"
      py="3"
      bg="tile"
      color="onTile"
      borderRadius="large"
    >
      <chakra.p
        data-fit
        display="flex"
        alignItems="center"
        gap="0.35em"
        fontSize="calc(var(--answer) * 1.3)"
        css={{ '[data-arrangement] &': { fontSize: 'calc(var(--answer) * 1.15)' } }}
        fontWeight={800}
        lineHeight={1.1}
      >
        <RightMark />
        <span>{children}</span>
      </chakra.p>
      {below && (
        <chakra.p mt="0.6em" fontSize="var(--detail)" lineHeight={1.25}>
          {below}
        </chakra.p>
      )}
    </chakra.div>
  );
}
