import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useWords } from '../../languages/useWords';

/** Says to screen readers that a player's phone is not connected, which the icon and the colour show. */
export function AwayNote() {
  return <VisuallyHidden>({useWords().away})</VisuallyHidden>;
}
