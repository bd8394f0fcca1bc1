import type { ReactNode } from 'react';
import { Heading } from '../../ui/Heading';

/** The name of a scene that is about no question, in its head. */
export function SceneTitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" fontSize="min(6.4vh, 8vw)" whiteSpace="nowrap">
      {children}
    </Heading>
  );
}
