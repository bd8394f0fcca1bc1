import { chakra } from '@chakra-ui/react/styled-system';

/** Why the right answer is right. */
export function Explanation({ text }: { text: string }) {
  return (
    <chakra.p
      flex="none"
      pl="0.8em"
      borderLeftWidth="0.25em"
      borderColor="accent"
      fontSize="var(--detail)"
      lineHeight={1.3}
      textWrap="pretty"
    >
      {text}
    </chakra.p>
  );
}
