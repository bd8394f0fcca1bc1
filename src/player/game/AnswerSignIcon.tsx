import { ANSWER_SIGNS, ON_ANSWER } from '../../look/answerSigns';

/** The letter, shape and colour of the answer at a place, as on the projector. */
export function AnswerSignIcon({ place }: { place: number }) {
  const sign = ANSWER_SIGNS[place];
  if (!sign) return null;
  return (
    <svg className="sign" viewBox="0 0 24 24" role="img" aria-label={sign.letter}>
      <path d={sign.path} fill={sign.colour} />
      <text x="12" y={sign.letter === 'B' ? 20 : 16.2} textAnchor="middle" fontSize="11.5" fill={ON_ANSWER}>
        {sign.letter}
      </text>
    </svg>
  );
}
