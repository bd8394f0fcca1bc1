import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useControlTexts } from '../../languages/useControlTexts';
import { Button } from '../../ui/Button';
import { PopoverPanel } from '../../ui/PopoverPanel';
import { MoreIcon } from '../../ui/sessionIcons';
import { useDismissal } from '../../ui/useDismissal';

/** A button that opens the rarer controls above itself. They get a function that closes them. */
export function MoreMenu({ children }: { children: (close: () => void) => ReactNode }) {
  const texts = useControlTexts();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A mouse opens it without the focus, and then does not get it at the end: the space bar goes on with the game.
  const [byKey, setByKey] = useState(false);
  const close = () => {
    setOpen(false);
    if (byKey) button.current?.focus();
  };
  const toggle = () => {
    setByKey(document.activeElement === button.current);
    setOpen(!open);
  };
  const dismissal = useDismissal(open, { close, leave: () => setOpen(false) });
  return (
    <chakra.div tabIndex={-1} outline="none" {...dismissal}>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        aria-label={texts.more}
        title={texts.more}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      >
        <MoreIcon />
      </Button>
      {open && <MenuPanel>{children(close)}</MenuPanel>}
    </chakra.div>
  );
}

function MenuPanel({ children }: { children: ReactNode }) {
  const texts = useControlTexts();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <PopoverPanel
      ref={panel}
      aria-label={texts.more}
      position="absolute"
      bottom="100%"
      right={0}
      mb="1"
      w="min(24rem, calc(100vw - 1.5rem))"
      maxH="calc(100dvh - 8rem)"
      overflowY="auto"
      display="grid"
      gap="2"
      py="3"
      px="2"
      fontSize="body"
    >
      {children}
    </PopoverPanel>
  );
}
