import './another.css';
import { type FormEvent, useId, useState } from 'react';
import type { Id, QuizSummary } from '../../../contract/quizSummary';
import { byLanguage } from '../../quizList/byLanguage';
import { QuizFacts } from '../../quizList/QuizFacts';
import { useQuizDialogTexts } from '../../texts/roomTexts';
import { readQuizzes } from '../../api/readJson';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { RetryOffer } from '../../api/RetryOffer';
import { useGameHost } from '../controls/actions';

/** Whether it has more than drafts. Other servers do not say. */
function isPlayable({ questionCount }: QuizSummary): boolean {
  return questionCount !== 0;
}

export interface AnotherQuizProps {
  /** The quiz that was played just now. */
  current: Id | undefined;
  failure: string | null;
}

/** Chooses the quiz to play next with the same players, back in the lobby: in a dialog, or on the remote. */
export function AnotherQuiz({ current, failure }: AnotherQuizProps) {
  const texts = useEveningRoomTexts().another;
  const { otherLanguages } = useQuizDialogTexts();
  const { send } = useGameHost();
  const address = useServerAddress();
  const { read, retry } = useRead({
    subject: address,
    load: (signal) => readQuizzes(address, signal),
    failed: 'The quizzes could not be read',
  });
  const quizzes = read.status === 'ready' ? read.value.filter(isPlayable) : null;
  const { own, others } = byLanguage(quizzes ?? []);
  const [hasAll, setAll] = useState(false);
  const isShort = own.length > 0 && others.length > 0 && !hasAll;
  const [chosen, setChosen] = useState<string | null>(null);
  const [keepPoints, setKeepPoints] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const quiz = quizzes?.find(({ quizId }) => String(quizId) === chosen);
    setMissing(!quiz);
    if (quiz) send({ type: 'anotherQuiz', quizId: quiz.quizId, keepPoints });
  };
  if (read.status === 'failed')
    return <RetryOffer className="grid another-quiz" text={texts.failed} onRetry={retry} />;
  if (!quizzes?.length)
    return (
      <p role="status" className="grid another-quiz">
        {quizzes ? texts.none : texts.loading}
      </p>
    );
  const fault = isMissing && chosen === null ? texts.choose : failure;
  return (
    <form noValidate className="grid another-quiz" onSubmit={submit}>
      <p>{texts.text}</p>
      <fieldset aria-describedby={fault ? `${id}-fault` : undefined}>
        <legend>{texts.quizzes}</legend>
        <ul className="framed">
          {(isShort ? own : [...own, ...others]).map((quiz) => (
            <li key={quiz.quizId}>
              <label>
                <input
                  type="radio"
                  name={`${id}-quiz`}
                  checked={chosen === String(quiz.quizId)}
                  onChange={() => setChosen(String(quiz.quizId))}
                />
                <span>
                  {quiz.quizName}
                  <span>
                    {String(quiz.quizId) === String(current) ? texts.current : quiz.quizDescription}
                  </span>
                  <QuizFacts quiz={quiz} />
                </span>
              </label>
            </li>
          ))}
        </ul>
        {isShort && (
          <button type="button" onClick={() => setAll(true)}>
            {otherLanguages({ count: others.length })}
          </button>
        )}
      </fieldset>
      <label>
        <input type="checkbox" checked={keepPoints} onChange={() => setKeepPoints(!keepPoints)} />
        <span>
          {texts.keepPoints}
          <span>{texts.keepHint}</span>
        </span>
      </label>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="fault">
          {fault}
        </p>
      )}
      <button type="submit" className="solid">
        {texts.confirm}
      </button>
    </form>
  );
}
