import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ComponentProps } from 'react';

/** A text field. */
export const Input = chakra('input', {
  base: {
    w: 'full',
    px: '3',
    py: '2',
    minH: '3rem',
    fontSize: 'body',
    bg: 'page',
    color: 'text',
    borderWidth: '2px',
    borderColor: 'line',
    borderRadius: 'normal',
    _placeholder: { color: 'muted', opacity: 1 },
    _invalid: { borderColor: 'danger' },
  },
});

/** A failure message next to what the host has just pressed or typed. */
export const FaultText = chakra(
  'p',
  { base: { fontSize: 'small', fontWeight: 600, color: 'danger' } },
  { defaultProps: { role: 'alert' } },
);

interface FieldProps extends ComponentProps<typeof Input> {
  label: string;
  /** What is wrong with the typed text. */
  fault?: string | undefined;
  /** What to type. */
  hint?: string;
}

/** A text field below its label, with its error message and a hint underneath. */
export function Field({ label, fault, hint, ...input }: FieldProps) {
  const id = useId();
  const notes = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean);
  return (
    <div>
      <chakra.label htmlFor={id} display="block" mb="1" fontWeight={700}>
        {label}
      </chakra.label>
      <Input
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={notes.join(' ') || undefined}
        autoComplete="off"
        spellCheck={false}
        {...input}
      />
      {fault && (
        <FaultText id={`${id}-fault`} mt="1">
          {fault}
        </FaultText>
      )}
      {hint && (
        <chakra.p id={`${id}-hint`} mt="2" fontSize="small" color="muted">
          {hint}
        </chakra.p>
      )}
    </div>
  );
}
