import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../languages/useLanguage';
import { fieldStyle } from './fieldStyle';

const Field = chakra('input', fieldStyle);

interface NumberFieldProps extends Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> {
  /** As typed, with a point or a comma. */
  value: string;
  onText: (text: string) => void;
}

/** A field for one number or several. German readers see a comma where a stored number has a point. */
export function NumberField({ value, onText, ...props }: NumberFieldProps) {
  const isEnglish = useLanguage() === 'english';
  return (
    <Field
      inputMode="decimal"
      autoComplete="off"
      {...props}
      value={isEnglish ? value : value.replaceAll('.', ',')}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
