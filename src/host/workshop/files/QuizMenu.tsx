import { type KeyboardEvent as MenuKey, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { MenuEntry, PopoverPanel, usePlaceBeside, useDismissal } from '../../ui/PopoverPanel';
import { MoreIcon } from '../../ui/sessionIcons';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { useQuizFileTexts } from '../workshopTexts';

interface MenuChoice {
  name: string;
  onChoose: () => void;
}

interface QuizMenuProps {
  label: string;
  choices: readonly MenuChoice[];
  beside: HTMLElement;
  /** Called before the chosen action. */
  onClose: () => void;
}

/** A menu beside its button. Arrow keys, Home and End move between its entries. */
function QuizMenu({ label, choices, beside, onClose }: QuizMenuProps) {
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
        <MenuEntry
          key={name}
          role="menuitem"
          tabIndex={-1}
          fontWeight={600}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          {name}
        </MenuEntry>
      ))}
    </PopoverPanel>
  );
}

function moveFocus(event: MenuKey<HTMLElement>): void {
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

interface QuizMenuButtonProps {
  quizName: string;
  choices: readonly MenuChoice[];
}

/** Opens a quiz's menu. It is in the dialog's margin, so that the card beside it keeps its width. */
export function QuizMenuButton({ quizName, choices }: QuizMenuButtonProps) {
  const label = useQuizFileTexts().more({ name: quizName });
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [icon, setIcon] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button?.focus();
  };
  const closeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    close();
  };
  // In the capture phase, before the dialog around it would close.
  useWindowEvent('keydown', closeFirst, { active: open, capture: true });
  const { onBlur } = useDismissal(open, { close, leave: () => setOpen(false) });
  return (
    // Focusable, because in Safari a click on a button does not focus it.
    <div className="quiz-menu" tabIndex={-1} onBlur={onBlur}>
      <Button
        ref={setButton}
        variant="ghost"
        h="full"
        minH="control"
        w="control"
        px="0"
        _hover={{ bg: 'transparent', color: 'accent' }}
        _focusVisible={{ outlineOffset: '-3px' }}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span ref={setIcon} className="quiz-menu-icon">
          <MoreIcon />
        </span>
      </Button>
      {open && icon && <QuizMenu label={label} choices={choices} beside={icon} onClose={close} />}
    </div>
  );
}
