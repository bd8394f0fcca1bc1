import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useCrowdTexts } from '../../languages/useCrowdTexts';

/** Says to screen readers that a player's phone is not connected, which the icon and the colour show. */
export function AwayNote() {
  return <VisuallyHidden>({useCrowdTexts().away})</VisuallyHidden>;
}
