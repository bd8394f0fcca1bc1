import { type ComponentProps, type ElementType, useRef } from 'react';
import { Button } from './Button';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  accept: string;
  name: string;
  onFile: (file: File) => void;
  /** The button component, if not the usual one. */
  Press?: ElementType;
}

/** A button for choosing a file on this device. Shows its name unless it has other contents. */
export function FileButton({ accept, name, onFile, Press = Button, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Press
        variant={Press === Button ? 'outline' : undefined}
        {...button}
        onClick={() => input.current?.click()}
      >
        {children ?? name}
      </Press>
      <input
        ref={input}
        type="file"
        aria-label={name}
        hidden
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
