import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { MoreIcon } from '../../ui/sessionIcons';
import { useDismissal } from '../../ui/PopoverPanel';
import { type MenuChoice, QuizMenu } from './QuizMenu';
import { useQuizFileTexts } from './quizFileTexts';

interface QuizMenuButtonProps {
  quizName: string;
  choices: readonly MenuChoice[];
}

/** Opens the menu of a quiz. Stands in the dialog's margin, so that the card beside it keeps its width. */
export function QuizMenuButton({ quizName, choices }: QuizMenuButtonProps) {
  const label = useQuizFileTexts().more(quizName);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [icon, setIcon] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button?.focus();
  };
  useEscapeFirst(open, close);
  const { onBlur } = useDismissal(open, { close, leave: () => setOpen(false) });
  return (
    // Focusable itself: in Safari a click on a button does not focus the button.
    <chakra.div tabIndex={-1} outline="none" h="full" onBlur={onBlur}>
      <Button
        ref={setButton}
        variant="ghost"
        h="full"
        minH="control"
        w="control"
        px="0"
        justifyContent="flex-end"
        _hover={{ bg: 'transparent', color: 'accent' }}
        _focusVisible={{ outlineOffset: '-3px' }}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {/* In the middle of the margin. */}
        <chakra.span
          ref={setIcon}
          display="flex"
          me="calc((var(--chakra-spacing-4) - 1.1em) / 2)"
          transform="rotate(90deg)"
        >
          <MoreIcon />
        </chakra.span>
      </Button>
      {open && icon && <QuizMenu label={label} choices={choices} beside={icon} onClose={close} />}
    </chakra.div>
  );
}

/** Calls back on Escape while `active`, before a dialog around it would close. */
function useEscapeFirst(active: boolean, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [active]);
}
