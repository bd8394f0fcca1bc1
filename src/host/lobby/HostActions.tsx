import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** What the host can do, beside a crowd's heading or below few names. */
export function HostActions({ crowded, children }: { crowded: boolean; children: ReactNode }) {
  return (
    <chakra.div
      gridArea="action"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      mt={crowded ? '0' : '3'}
      mb={crowded ? '2' : '0'}
    >
      {children}
    </chakra.div>
  );
}
