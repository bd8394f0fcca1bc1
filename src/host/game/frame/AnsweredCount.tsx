import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useGameTexts } from '../gameTexts';

interface AnsweredCountProps {
  answered: number;
  expected: number;
  /** How many have handed in their sheet, where that is possible: then it is what counts. */
  ready?: number | undefined;
}

/** How many have answered, or have handed in, and of how many. */
export function AnsweredCount({ answered, expected, ready }: AnsweredCountProps) {
  const texts = useGameTexts().question;
  if (ready !== undefined)
    return (
      <Count count={ready} of={expected} label={texts.readyLabel} spoken={texts.ready(ready, expected)} />
    );
  const spoken = texts.answered(answered, expected);
  return <Count count={answered} of={expected} label={texts.answeredLabel} spoken={spoken} />;
}

interface CountProps {
  count: number;
  of: number;
  label: string;
  spoken: string;
}

function Count({ count, of, label, spoken }: CountProps) {
  return (
    <chakra.p textAlign="end" lineHeight={1} fontVariantNumeric="tabular-nums">
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <chakra.span aria-hidden="true" display="block" fontSize="min(4.6vh, 6vw)" fontWeight={800}>
        {count}
        <chakra.span color="muted" fontWeight={600}>
          {' / '}
          {of}
        </chakra.span>
      </chakra.span>
      <chakra.span aria-hidden="true" display="block" mt="0.1em" fontSize="min(2.5vh, 3.4vw)" color="muted">
        {label}
      </chakra.span>
    </chakra.p>
  );
}
