import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { PersonIcon } from '../../ui/icons';

/** How many, beside a figure of a person; `label` says it in words. */
export function CountMark({ count, label }: { count: number; label: string }) {
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
        <PersonIcon />
      </chakra.span>
      <chakra.span aria-hidden="true" fontWeight={800}>
        {count}
      </chakra.span>
    </chakra.span>
  );
}
