import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { focusRing } from '../../ui/Button';

interface DisclosureProps {
  summary: string;
  /** What is set inside, in short. */
  said?: string;
  /** How wide a field is at least, where the page is that wide; `em` of a field's text. */
  fieldWidth: string;
  children: ReactNode;
}

/** Rarer fields, shown when wanted. */
export function Disclosure({ summary, said, fieldWidth, children }: DisclosureProps) {
  return (
    <chakra.details minW={0}>
      <chakra.summary
        w="fit-content"
        maxW="full"
        py="1"
        cursor="pointer"
        fontSize="small"
        fontWeight={700}
        color="muted"
        borderRadius="normal"
        overflowWrap="anywhere"
        _hover={{ color: 'text' }}
        _focusVisible={focusRing}
      >
        {summary}
        {said && (
          <chakra.span color="text" fontWeight={600}>
            {` · ${said}`}
          </chakra.span>
        )}
      </chakra.summary>
      <chakra.div
        display="grid"
        gap="3"
        pt="2"
        fontSize="body"
        gridTemplateColumns={`repeat(auto-fit, minmax(min(${fieldWidth}, 100%), 1fr))`}
      >
        {children}
      </chakra.div>
    </chakra.details>
  );
}
