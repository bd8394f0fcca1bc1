import { chakra } from '@chakra-ui/react/styled-system';
import { useUiTexts } from './uiTexts';

const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '1.6em',
    borderWidth: '0.2em',
    borderColor: 'line',
    borderTopColor: 'accent',
    borderRadius: 'full',
    animation: 'spin var(--qn-turn) linear infinite',
  },
});

/** A spinner with its text; without a text, for a whole screen. */
export function Loading({ text }: { text?: string }) {
  const texts = useUiTexts();
  return (
    <chakra.div
      role="status"
      flex="1"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="3"
      py="5"
      fontSize="large"
      color="muted"
    >
      <Spinner />
      {text ?? <h1>{texts.loading}</h1>}
    </chakra.div>
  );
}
