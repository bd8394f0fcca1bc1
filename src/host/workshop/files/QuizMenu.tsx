import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button';
import { PopoverPanel, usePlaceBeside } from '../../ui/PopoverPanel';

/** One thing that a menu offers. */
export interface MenuChoice {
  name: string;
  onChoose: () => void;
}

interface QuizMenuProps {
  label: string;
  choices: readonly MenuChoice[];
  beside: HTMLElement;
  /** Before what was chosen happens. */
  onClose: () => void;
}

/** A menu beside its button. Arrow keys, Home and End go from choice to choice. */
export function QuizMenu({ label, choices, beside, onClose }: QuizMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlaceBeside(panel, beside, 'right');
  useEffect(() => panel.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <PopoverPanel
      ref={panel}
      role="menu"
      aria-label={label}
      onKeyDown={moveFocus}
      position="fixed"
      w="max-content"
      maxW="calc(100vw - 1.5rem)"
      display="grid"
      p="2"
      fontSize="body"
    >
      {choices.map(({ name, onChoose }) => (
        <Button
          key={name}
          role="menuitem"
          tabIndex={-1}
          variant="ghost"
          px="2"
          justifyContent="flex-start"
          color="text"
          fontWeight={600}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          {name}
        </Button>
      ))}
    </PopoverPanel>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}
