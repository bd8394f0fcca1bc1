import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { PopoverPanel } from '../ui/PopoverPanel';
import { useConnectionTexts } from './connectionTexts';
import type { ConnectionView, Help } from './connectionView';

const TITLE_ID = 'connection-title';
const SENTENCE_ID = 'connection-sentence';

interface ConnectionPopoverProps {
  connection: ConnectionView;
  help: Record<Help, () => void>;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * Says in one sentence how the connection stands, and offers the one thing that helps. Hangs below the frame's
 * controls.
 */
export function ConnectionPopover({ connection, help, onClose, children }: ConnectionPopoverProps) {
  const texts = useConnectionTexts();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => (panel.current?.querySelector<HTMLElement>('form input') ?? panel.current)?.focus(), []);
  // What had the focus may have gone with its state; without it, Escape would not close.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
  });
  const { offer } = connection;
  return (
    <PopoverPanel
      ref={panel}
      aria-labelledby={TITLE_ID}
      aria-describedby={SENTENCE_ID}
      position="absolute"
      top="full"
      right={0}
      mt="1"
      w="min(28rem, calc(100vw - 1.5rem))"
      maxH="calc(100dvh - 6rem)"
      overflowY="auto"
      overflowWrap="anywhere"
      p="3"
    >
      <chakra.p id={TITLE_ID} fontWeight={800}>
        {connection.name}
      </chakra.p>
      <chakra.p id={SENTENCE_ID} mt="1" fontSize="small" color="muted">
        {connection.sentence}
      </chakra.p>
      {offer && (
        <Button
          mt="3"
          onClick={() => {
            onClose();
            help[offer]();
          }}
        >
          {texts[offer]}
        </Button>
      )}
      {children}
    </PopoverPanel>
  );
}
