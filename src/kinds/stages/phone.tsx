import './phone.css';
import { useState } from 'react';
import { useAnswerTexts, usePlay, type AnswerControlProps } from '../../player/answers/usePlay';
import type { PhoneKind } from '../../player/answers/phoneKind';
import { writtenPhone } from '../written/phone';

export const stagesPhone: PhoneKind<'stages'> = { ...writtenPhone, Control: StagesAnswer };

/** The clues so far, what an answer brings now, and the field for it. */
function StagesAnswer({ question, onAnswer }: AnswerControlProps<'stages'>) {
  const texts = useAnswerTexts();
  const { clues, stage = 0, stageCount = 1, points } = question;
  const given = useGivenAt(question);
  return (
    <>
      {clues.length > 0 && (
        <ol className="clue-list">
          {clues.map((text, place) => (
            <li key={place} className="framed">
              {text}
            </li>
          ))}
        </ol>
      )}
      <p className="muted" role="status">
        {texts.stage({ place: stage + 1, of: stageCount, points })}
        {given && given.place <= stage && <b> {texts.givenAt({ ...given, now: points })}</b>}
      </p>
      <writtenPhone.Control question={question} onAnswer={onAnswer} />
    </>
  );
}

/**
 * The clue at which the stored answer was given first, and what it is worth; undefined if there is none, or if the
 * page was opened since.
 */
function useGivenAt({ questionId, stage = 0, points }: AnswerControlProps<'stages'>['question']) {
  const stored = usePlay().play.own.answers[questionId];
  const answer = typeof stored === 'string' ? stored.toLowerCase() : undefined;
  const [seen, setSeen] = useState<Readonly<Record<string, { place: number; points: number } | undefined>>>(
    () => (answer !== undefined && stage > 0 ? { [answer]: undefined } : {}),
  );
  if (answer === undefined) return undefined;
  // The server counts an answer from the clue at which it came first, whatever was written in between.
  if (!(answer in seen)) setSeen({ ...seen, [answer]: { place: stage + 1, points } });
  return seen[answer];
}
