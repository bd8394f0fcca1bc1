import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CheckIcon } from '../../ui/sessionIcons';
import { useGameTexts } from '../gameTexts';

/** A check mark that says an answer is right without any colour. */
export function RightMark() {
  const texts = useGameTexts();
  return (
    <chakra.span flex="none" display="flex" fontSize="1.35em">
      <VisuallyHidden>{texts.reveal.right}</VisuallyHidden>
      <CheckIcon />
    </chakra.span>
  );
}
