import { chakra } from '@chakra-ui/react/styled-system';

/** Tells in a dialog that something failed: what stands outside of it is neither seen nor read out. */
export function Failure({ text }: { text: string | null }) {
  return (
    text && (
      <chakra.p role="alert" mb="2" fontWeight={600} color="danger">
        {text}
      </chakra.p>
    )
  );
}
