import type { Answer, Question } from '../../contract/question';
import { ANSWER_SIGNS, ON_ANSWER } from '../../look/answerSigns';
import { placesIn, useAnswer, type AnswerStatus, useAnswerTexts } from './usePlay';

/** What the player answered, and whether a later answer did not make it. */
export function OwnAnswer({ question }: { question: Question }) {
  const texts = useAnswerTexts();
  const { answer, status } = useAnswer(question);
  return (
    <div className="own">
      {answer === undefined ? (
        <p className="label">{texts.noAnswer}</p>
      ) : (
        <>
          <p className="label">{texts.yourAnswer}</p>
          <FinalAnswer question={question} answer={answer} />
        </>
      )}
      {(status === 'late' || status === 'invalid') && <p className="news">{texts.refused[status]}</p>}
      {(status === 'sending' || status === 'waiting') && <p className="news">{texts[status]}</p>}
    </div>
  );
}

/** An answer that can be changed no longer: what the player gave, or what is right. */
export function FinalAnswer({ question, answer }: { question: Question; answer: Answer }) {
  const texts = useAnswerTexts();
  const { kind, answers = [], unit } = question;
  if (kind === 'text') return <p className="given">{String(answer)}</p>;
  if (kind === 'number') return <p className="given">{texts.number(Number(answer), unit)}</p>;
  if (kind === 'parts') return <p className="given">{[answer].flat().join(' | ')}</p>;
  const List = kind === 'order' ? 'ol' : 'ul';
  return (
    <List className="given">
      {placesIn(answer).map((place) => (
        <li key={place}>
          <AnswerSignIcon place={place} />
          <span>{answers[place]}</span>
        </li>
      ))}
    </List>
  );
}

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

interface AnswerStatusLineProps {
  status: AnswerStatus;
  /** Shown while there is nothing to say about the answer itself. */
  hint: string;
}

/** Says where the answer is. It is always there and keeps its height, so that nothing below it jumps. */
export function AnswerStatusLine({ status, hint }: AnswerStatusLineProps) {
  const texts = useAnswerTexts();
  const sentences = { none: hint, ...texts.refused, ...texts };
  return (
    <p role="status" className="status" data-status={status}>
      <span key={status}>{sentences[status]}</span>
    </p>
  );
}
