import { chakra } from '@chakra-ui/react/styled-system';
import { ANSWER_SIGNS, ON_ANSWER } from '../../look/answerSigns';

const Drawing = chakra('svg');

/** Baselines for letters in shapes whose visual centre is not that of their box. */
const BASELINES: Record<string, number> = { B: 19.4 };
const BASELINE = 16.2;

/** An answer's letter on its coloured shape. Screen readers get the letter from the answer's own text. */
export function AnswerShape({ place }: { place: number }) {
  const sign = ANSWER_SIGNS[place];
  if (!sign) return null;
  return (
    <Drawing viewBox="-1 -1 26 26" aria-hidden="true" flex="none" boxSize="1.75em" forcedColorAdjust="none">
      <path d={sign.path} fill={sign.colour} stroke={sign.colour} strokeWidth="1.6" strokeLinejoin="round" />
      <text
        x="12"
        y={BASELINES[sign.letter] ?? BASELINE}
        textAnchor="middle"
        className="answer-letter"
        fill={ON_ANSWER}
      >
        {sign.letter}
      </text>
    </Drawing>
  );
}
