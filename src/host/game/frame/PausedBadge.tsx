import { chakra } from '@chakra-ui/react/styled-system';
import { useGameTexts } from '../../languages/useGameTexts';
import { PauseIcon } from '../../ui/sessionIcons';
import { Badge } from './Badge';

/** Says that the game stands still. */
export function PausedBadge() {
  const texts = useGameTexts();
  return (
    <Badge>
      <PauseIcon />
      <chakra.span>{texts.paused}</chakra.span>
    </Badge>
  );
}
