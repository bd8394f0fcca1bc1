import { chakra } from '@chakra-ui/react/styled-system';
import { PauseIcon } from '../../ui/sessionIcons';
import { useGameTexts } from '../gameTexts';
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
