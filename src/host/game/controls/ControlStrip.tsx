import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent, ReactNode } from 'react';
import { useIdle } from '../../ui/useIdle';
import { useControlTexts } from '../texts/gameTexts';

interface ControlStripProps {
  /** What the host must be told, above the controls. */
  failure: string | null;
  /** What the host should know, and guests need not: it fades with the controls. */
  notices: readonly string[];
  children: ReactNode;
}

/** The row of controls. Fades when idle, and comes back with the pointer, a touch or the focus. */
export function ControlStrip({ failure, notices, children }: ControlStripProps) {
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
      <chakra.div
        position="absolute"
        bottom="100%"
        right={0}
        mb="1"
        display="grid"
        justifyItems="end"
        gap="1"
        pointerEvents="none"
      >
        {failure && (
          <Message role="alert" borderColor="danger">
            {failure}
          </Message>
        )}
        {/* Always there, so that screen readers notice what comes. */}
        <chakra.div role="status" display="grid" justifyItems="end" gap="1">
          {notices.map((notice) => (
            <Message key={notice}>{notice}</Message>
          ))}
        </chakra.div>
      </chakra.div>
      {children}
    </chakra.div>
  );
}

const Message = chakra('p', {
  base: {
    px: '3',
    py: '1',
    bg: 'panel',
    borderWidth: '2px',
    borderColor: 'line',
    borderRadius: 'normal',
    fontSize: 'small',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
});

/** A control that was clicked does not keep the focus: the space bar goes on with the game. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
