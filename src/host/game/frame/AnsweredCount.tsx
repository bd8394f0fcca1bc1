import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useGameTexts } from '../../languages/useGameTexts';

/** How many have answered, and of how many. */
export function AnsweredCount({ answered, expected }: { answered: number; expected: number }) {
  const texts = useGameTexts();
  return (
    <chakra.p textAlign="end" lineHeight={1} fontVariantNumeric="tabular-nums">
      <VisuallyHidden>{texts.question.answered(answered, expected)}</VisuallyHidden>
      <chakra.span aria-hidden="true" display="block" fontSize="min(4.6vh, 6vw)" fontWeight={800}>
        {answered}
        <chakra.span color="muted" fontWeight={600}>
          {' / '}
          {expected}
        </chakra.span>
      </chakra.span>
      <chakra.span aria-hidden="true" display="block" mt="0.2em" fontSize="min(2vh, 3.4vw)" color="muted">
        {texts.question.answeredLabel}
      </chakra.span>
    </chakra.p>
  );
}
