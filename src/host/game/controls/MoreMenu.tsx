import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { PopoverPanel } from '../../ui/PopoverPanel';
import { MoreIcon } from '../../ui/sessionIcons';
import { useDismissal } from '../../ui/useDismissal';
import { useGameTexts } from '../gameTexts';
import { useWaiting } from '../marking/useGroups';
import { useControlTexts } from './controlTexts';

/** A button that opens the rarer controls above itself. They get a function that closes them. */
export function MoreMenu({ children }: { children: (close: () => void) => ReactNode }) {
  const texts = useControlTexts();
  const { toCheck } = useGameTexts();
  const waiting = useWaiting();
  const name = waiting > 0 ? `${texts.more}, ${toCheck(waiting)}` : texts.more;
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
        aria-label={name}
        title={name}
        position="relative"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      >
        <MoreIcon />
        {waiting > 0 && <Count aria-hidden="true">{waiting > 99 ? '99+' : waiting}</Count>}
      </Button>
      {open && <MenuPanel>{children(close)}</MenuPanel>}
    </chakra.div>
  );
}

/** How many answers wait, at the button's corner. */
const Count = chakra('span', {
  base: {
    position: 'absolute',
    // Above the dots, so that these stay what they are.
    top: '-0.3em',
    right: 0,
    minW: '1.5em',
    px: '0.35em',
    bg: 'warn',
    color: 'page',
    borderRadius: 'full',
    fontSize: 'small',
    fontWeight: 800,
    lineHeight: 1.5,
  },
});

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
