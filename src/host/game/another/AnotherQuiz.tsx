import './another.css';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { Id, QuizSummary } from '../../../contract/quizSummary';
import { readQuizzes } from '../../api/readSession';
import { useServerAddress } from '../../api/useServerAddress';
import { logFailure } from '../../browser/log';
import { useEveningRoomTexts } from '../../texts/evening/eveningTexts';
import { useGameHost } from '../controls/actions';

export interface AnotherQuizProps {
  /** What was played just now. */
  current: Id | undefined;
  /** Why the last command failed. */
  failure: string | null;
}

/** Chooses the quiz that everybody goes on with, back in the lobby: in a dialog, or on the remote. */
export function AnotherQuiz({ current, failure }: AnotherQuizProps) {
  const texts = useEveningRoomTexts().another;
  const { send } = useGameHost();
  const { quizzes, isFailed, retry } = useQuizzes();
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
  if (isFailed)
    return (
      <div className="another-quiz">
        <p role="alert">{texts.failed}</p>
        <button type="button" onClick={retry}>
          {texts.again}
        </button>
      </div>
    );
  if (!quizzes?.length)
    return (
      <p role="status" className="another-quiz">
        {quizzes ? texts.none : texts.loading}
      </p>
    );
  const fault = isMissing && chosen === null ? texts.choose : failure;
  return (
    <form noValidate className="another-quiz" onSubmit={submit}>
      <p>{texts.text}</p>
      <fieldset aria-describedby={fault ? `${id}-fault` : undefined}>
        <legend>{texts.quizzes}</legend>
        <ul>
          {quizzes.map(({ quizId, quizName, quizDescription }) => (
            <li key={quizId}>
              <label>
                <input
                  type="radio"
                  name={`${id}-quiz`}
                  checked={chosen === String(quizId)}
                  onChange={() => setChosen(String(quizId))}
                />
                <span>
                  {quizName}
                  <span>{String(quizId) === String(current) ? texts.current : quizDescription}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <label>
        <input type="checkbox" checked={keepPoints} onChange={() => setKeepPoints(!keepPoints)} />
        <span>
          {texts.keepPoints}
          <span>{texts.keepHint}</span>
        </span>
      </label>
      {fault && (
        <p id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="solid">
        {texts.confirm}
      </button>
    </form>
  );
}

/** The server's quizzes; null until they are here. */
function useQuizzes(): { quizzes: QuizSummary[] | null; isFailed: boolean; retry: () => void } {
  const address = useServerAddress();
  const [quizzes, setQuizzes] = useState<QuizSummary[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const reading = new AbortController();
    readQuizzes(address, reading.signal).then(setQuizzes, (error: unknown) => {
      if (reading.signal.aborted) return;
      logFailure('The quizzes could not be read', error);
      setFailed(true);
    });
    return () => reading.abort();
  }, [address, tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { quizzes, isFailed, retry };
}
