import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A field below its label. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.label display="grid" gap="1" alignContent="end" minW={0}>
      <chakra.span fontSize="small" fontWeight={700} color="muted">
        {label}
      </chakra.span>
      {children}
    </chakra.label>
  );
}
