import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent, ReactNode } from 'react';
import { useControlTexts } from '../../languages/useControlTexts';
import { useIdle } from '../../ui/useIdle';

interface ControlStripProps {
  /** What the host must be told, above the controls. */
  failure: string | null;
  children: ReactNode;
}

/** The row of controls. Fades when idle, and comes back with the pointer, a touch or the focus. */
export function ControlStrip({ failure, children }: ControlStripProps) {
  const texts = useControlTexts();
  const faded = useIdle(true) && failure === null;
  return (
    <chakra.div
      role="group"
      aria-label={texts.label}
      position="relative"
      display="flex"
      alignItems="center"
      gap="1"
      p="0.25rem"
      bg="panel"
      borderRadius="large"
      // A touch where a control has faded brings it back, and presses nothing.
      css={{
        '&:not(:has(:focus-visible, [aria-expanded=true]))': {
          opacity: faded ? 0 : 1,
          pointerEvents: faded ? 'none' : 'auto',
        },
      }}
      transition="opacity var(--qn-calm)"
      onMouseDown={keepFocus}
    >
      {failure && (
        <chakra.p
          role="alert"
          position="absolute"
          bottom="100%"
          right={0}
          mb="1"
          px="3"
          py="1"
          bg="panel"
          borderWidth="2px"
          borderColor="danger"
          borderRadius="normal"
          fontSize="small"
          fontWeight={600}
          whiteSpace="nowrap"
        >
          {failure}
        </chakra.p>
      )}
      {children}
    </chakra.div>
  );
}

/** A control that was clicked does not keep the focus: the space bar goes on with the game. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
