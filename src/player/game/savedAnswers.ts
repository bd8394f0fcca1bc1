import * as v from 'valibot';
import { answerSchema, type Answer } from '../../contract/answer';
import { withStorage } from '../seat/savedSessions';

/** One for all sessions: a phone plays one at a time. */
const KEY = 'quiz-night.answers';

const savedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ token: v.string(), answers: v.record(v.string(), answerSchema) }),
);

/** Keeps the answers that the server has not acknowledged, so that a reload does not lose them. */
export function saveAnswers(token: string, answers: Readonly<Record<string, Answer>>): void {
  withStorage((storage) => {
    if (Object.keys(answers).length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify({ token, answers }));
  });
}

/** The answers that the player with this token could not send. */
export function savedAnswers(token: string): Readonly<Record<string, Answer>> {
  const saved = v.safeParse(
    savedSchema,
    withStorage((storage) => storage.getItem(KEY)),
  );
  return saved.success && saved.output.token === token ? saved.output.answers : {};
}
