import { chakra } from '@chakra-ui/react/styled-system';
import { useGameTexts } from '../gameTexts';
import { shortTime } from './timeText';

/** From so many milliseconds on, each second is marked by a beat. */
const LAST_MS = 5_000;

/** The seconds left, as large as the scene's head allows. A timer is no live region: it is not read out each second. */
export function CountdownNumber({ left }: { left: number }) {
  const texts = useGameTexts();
  const text = shortTime(left);
  const isLast = left > 0 && left <= LAST_MS;
  return (
    <chakra.div
      role="timer"
      aria-label={texts.question.timeLeft}
      minW="1.6ch"
      textAlign="end"
      fontSize="min(8.5vh, 9vw)"
      fontWeight={800}
      lineHeight={0.9}
      letterSpacing="-0.03em"
      fontVariantNumeric="tabular-nums"
      color="accent"
    >
      <chakra.span
        key={text}
        display="inline-block"
        animation={isLast ? 'beat var(--qn-calm) var(--qn-ease)' : undefined}
      >
        {text}
      </chakra.span>
    </chakra.div>
  );
}
