import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface PlaceProps {
  children: ReactNode;
  /** In smaller type below. */
  below?: string | null;
}

/** Where in the game a scene is: a line, and a smaller one below it. */
export function Place({ children, below }: PlaceProps) {
  return (
    <>
      <chakra.div fontSize="min(3.2vh, 5vw)" fontWeight={800} lineHeight={1.15} whiteSpace="nowrap">
        {children}
      </chakra.div>
      {below && (
        <chakra.p fontSize="min(2.6vh, 4vw)" color="muted" lineHeight={1.2} truncate>
          {below}
        </chakra.p>
      )}
    </>
  );
}
