import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { PersonIcon } from '../../ui/sessionIcons';

interface CountMarkProps {
  count: number;
  /** Says it in words. */
  label: string;
  icon?: ReactNode;
}

/** How many, beside a figure of a person or another icon. */
export function CountMark({ count, label, icon = <PersonIcon /> }: CountMarkProps) {
  return (
    <chakra.span
      flex="none"
      display="flex"
      alignItems="center"
      gap="0.15em"
      fontVariantNumeric="tabular-nums"
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <chakra.span aria-hidden="true" display="flex" fontSize="0.7em">
        {icon}
      </chakra.span>
      <chakra.span aria-hidden="true" fontWeight={800}>
        {count}
      </chakra.span>
    </chakra.span>
  );
}
