import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { AddressFault } from '../api/checkServerAddress';
import { Input } from '../ui/Input';
import { useSettingsTexts } from './settingsTexts';

interface ServerAddressFieldProps {
  value: string;
  onChange: (typed: string) => void;
  fault: AddressFault | undefined;
}

/** The field for the server's address, with what is wrong with it underneath. */
export function ServerAddressField({ value, onChange, fault }: ServerAddressFieldProps) {
  const texts = useSettingsTexts();
  const id = useId();
  return (
    <>
      <chakra.label htmlFor={id} display="block" mb="1" fontWeight={700}>
        {texts.serverAddress}
      </chakra.label>
      <Input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={texts.serverAddressPlaceholder}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {fault && (
        <chakra.p id={`${id}-fault`} role="alert" mt="1" fontSize="small" fontWeight={600} color="danger">
          {texts.addressFaults[fault]}
        </chakra.p>
      )}
    </>
  );
}
