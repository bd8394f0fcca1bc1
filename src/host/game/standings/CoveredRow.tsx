import { chakra } from '@chakra-ui/react/styled-system';

/** The row of a place that the host has not uncovered yet. */
export function CoveredRow() {
  return (
    <chakra.li
      aria-hidden="true"
      display="flex"
      alignItems="center"
      minH={0}
      px="0.6em"
      fontWeight={800}
      lineHeight={1}
      color="muted"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="line"
      borderRadius="normal"
    >
      ?
    </chakra.li>
  );
}
