import { Dialog } from '@chakra-ui/react/dialog';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The contents of a step that begins by itself. It takes the focus, since what had it is gone, and keys scroll what
 * there is to read.
 */
export function StepBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  return (
    <Dialog.Body ref={body} tabIndex={0} outline="none">
      {children}
    </Dialog.Body>
  );
}
