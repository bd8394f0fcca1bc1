import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';

interface ControlButtonProps {
  name: string;
  /** Not possible now where absent. It stays a button, so that it does not lose the focus. */
  onPress: (() => void) | null;
  /** Of what is on or off. */
  pressed?: boolean;
  children: ReactNode;
}

/** A small control with an icon or a few signs. */
export function ControlButton({ name, onPress, pressed, children }: ControlButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
      _pressed={{ bg: 'raised', color: 'text' }}
      css={{ '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default', bg: 'transparent' } }}
    >
      {children}
    </Button>
  );
}
