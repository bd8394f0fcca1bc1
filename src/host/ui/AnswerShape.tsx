import { chakra } from '@chakra-ui/react/styled-system';
import { ANSWER_SIGNS, ON_ANSWER } from '../../look/answerSigns';

const Drawing = chakra('svg');

/** An answer's letter on its coloured shape. Screen readers get the letter from the answer's own text. */
export function AnswerShape({ place }: { place: number }) {
  const sign = ANSWER_SIGNS[place];
  if (!sign) return null;
  return (
    <Drawing viewBox="-1 -1 26 26" aria-hidden="true" flex="none" boxSize="1.75em" forcedColorAdjust="none">
      <path d={sign.path} fill={sign.colour} stroke={sign.colour} strokeWidth="1.6" strokeLinejoin="round" />
      <text
        x="12"
        // The visual centre of its shape is not that of the box.
        y={sign.letter === 'B' ? 19.4 : 16.2}
        textAnchor="middle"
        className="answer-letter"
        fill={ON_ANSWER}
      >
        {sign.letter}
      </text>
    </Drawing>
  );
}
