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
}

/** A text field below its label, with its error message underneath. */
export function Field({ label, fault, ...input }: FieldProps) {
  const id = useId();
  return (
    <div>
      <chakra.label htmlFor={id} display="block" mb="1" fontWeight={700}>
        {label}
      </chakra.label>
      <Input
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
        autoComplete="off"
        spellCheck={false}
        {...input}
      />
      {fault && (
        <FaultText id={`${id}-fault`} mt="1">
          {fault}
        </FaultText>
      )}
    </div>
  );
}
