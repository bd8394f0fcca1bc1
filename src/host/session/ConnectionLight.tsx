import './session.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { PopoverPanel, useDismissal } from '../ui/PopoverPanel';
import type { ConnectionView, Help } from './connectionView';
import { useConnectionTexts } from '../texts/roomTexts';
import { useQuotedLanguage } from '../texts/useLanguage';

interface ConnectionLightProps {
  connection: ConnectionView;
  help: Record<Help, () => void>;
  /** Further contents of the popover, such as a question to the host. */
  children?: ReactNode;
  /** Whether it contains a question that the host must answer to continue; it then opens by itself. */
  isAsking?: boolean;
}

/**
 * The connection's state as a small light for the host, with a popover. Unlike the dialogs, the popover is
 * not lazy-loaded: it is needed precisely when the server that would deliver its code is gone.
 */
export function ConnectionLight({ connection, help, children, isAsking = false }: ConnectionLightProps) {
  const texts = useConnectionTexts();
  const [open, setOpen] = useState(false);
  const [wasAsking, setWasAsking] = useState(false);
  if (isAsking !== wasAsking) {
    setWasAsking(isAsking);
    if (isAsking) setOpen(true);
  }
  const light = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    light.current?.focus();
  };
  const dismissal = useDismissal(open, { close, leave: () => setOpen(false) });

  return (
    // Focusable, since in Safari a click on a button does not focus the button.
    <div tabIndex={-1} className="connection-light" {...dismissal}>
      <Button
        ref={light}
        variant="ghost"
        size="sm"
        aria-label={texts.label({ state: connection.name })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="light-dot" data-tone={connection.tone} />
      </Button>
      {open && (
        <ConnectionPopover connection={connection} help={help} onClose={close}>
          {children}
        </ConnectionPopover>
      )}
    </div>
  );
}

const TITLE_ID = 'connection-title';
const SENTENCE_ID = 'connection-sentence';

interface ConnectionPopoverProps extends Omit<ConnectionLightProps, 'isAsking'> {
  onClose: () => void;
}

/** Describes the connection's state in one sentence, and offers the one action that helps. */
function ConnectionPopover({ connection, help, onClose, children }: ConnectionPopoverProps) {
  const texts = useConnectionTexts();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => (panel.current?.querySelector<HTMLElement>('form input') ?? panel.current)?.focus(), []);
  // The focused element may have gone with its state; without a focus, Escape would not close the popover.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
  });
  const { offer } = connection;
  return (
    <PopoverPanel
      ref={panel}
      aria-labelledby={TITLE_ID}
      aria-describedby={SENTENCE_ID}
      className="light-popover"
    >
      <p id={TITLE_ID} className="light-name" lang={useQuotedLanguage()}>
        {connection.name}
      </p>
      <p id={SENTENCE_ID} className="small-hint light-sentence">
        {connection.sentence}
      </p>
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
