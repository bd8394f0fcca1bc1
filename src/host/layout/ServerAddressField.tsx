import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import type { AddressFault } from '../hooks/useServerAddress';
import { texts } from '../texts';

interface ServerAddressFieldProps {
  value: string;
  onChange: (typed: string) => void;
  fault: AddressFault | undefined;
}

/** The server's address, with what is wrong about it underneath. */
export function ServerAddressField({ value, onChange, fault }: ServerAddressFieldProps) {
  return (
    <Field.Root invalid={fault !== undefined}>
      <Field.Label>{texts.settings.serverAddress}</Field.Label>
      <Input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={texts.settings.serverAddressPlaceholder}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {fault && <Field.ErrorText>{texts.settings.addressFaults[fault]}</Field.ErrorText>}
    </Field.Root>
  );
}
