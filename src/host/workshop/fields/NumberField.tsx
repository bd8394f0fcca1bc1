import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ComponentProps } from 'react';
import { useSpoken } from '../../languages/useLanguage';
import { fieldStyle } from './fieldStyle';
import { shownNumbers, typedNumbers } from './shownNumbers';

const Field = chakra('input', fieldStyle);

interface NumberFieldProps extends Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'onBlur'> {
  /** With a point. */
  value: string;
  onText: (text: string) => void;
}

/** A field for one number or several, typed as the host's language writes them. */
export function NumberField({ value, onText, ...props }: NumberFieldProps) {
  const language = useSpoken();
  // Stays as it is while it is typed: another text would move the caret.
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && typedNumbers(typed, language) === value;
  return (
    <Field
      inputMode="decimal"
      autoComplete="off"
      {...props}
      value={isTyped ? typed : shownNumbers(value, language)}
      onChange={(event) => {
        setTyped(event.target.value);
        onText(typedNumbers(event.target.value, language));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
