import * as v from 'valibot';
import { submittedAnswerSchema } from '../../contract/question';
import { playerGameSchema, playerOwnSchema } from '../../contract/playerGame';
import { withStorage } from '../../look/withStorage';
import { parseSaved } from '../storage/parseSaved';
import { isAnotherQuiz, type PlayState } from './playState';
import type { Unsent } from './unsent';

/** One of each for all sessions: a phone plays one at a time. */
const ANSWERS_KEY = 'quiz-night.answers';
const END_KEY = 'quiz-night.end';

const answersSchema = v.object({
  token: v.string(),
  /** Which quiz of the session they are for, from 0. */
  quiz: v.optional(v.number(), 0),
  answers: v.record(v.string(), submittedAnswerSchema),
});
const endSchema = v.object({ token: v.string(), game: playerGameSchema, own: playerOwnSchema });

/** Keeps the answers that the server has not acknowledged, so that a reload does not lose them. */
export function saveAnswers(token: string, quiz: number | undefined, answers: Unsent): void {
  withStorage((storage) => {
    if (Object.keys(answers).length === 0) storage.removeItem(ANSWERS_KEY);
    else storage.setItem(ANSWERS_KEY, JSON.stringify({ token, quiz, answers }));
  });
}

/** The answers that the player with this token could not send in this quiz of the session. */
export function savedAnswers(token: string, quiz = 0): Unsent {
  const saved = parseSaved(ANSWERS_KEY, answersSchema);
  return saved?.token === token && saved.quiz === quiz ? saved.answers : {};
}

/** Keeps how a game has ended for the player with this token, so that a reload does not lose it. */
export function saveEnd(token: string, { game, own }: PlayState): void {
  const { points, rank, of, season } = own;
  const saved = {
    token,
    game: { ...game, questions: [] },
    own: { answers: {}, results: {}, points, rank, of, season },
  };
  withStorage((storage) => storage.setItem(END_KEY, JSON.stringify(saved)));
}

/** Forgets how an earlier quiz of the session ended: the evening goes on. */
export function forgetFormerEnd(token: string, { game }: PlayState): void {
  const end = savedEnd(token);
  if (end && isAnotherQuiz(end.game, game)) withStorage((storage) => storage.removeItem(END_KEY));
}

/** How the game ended for the player with this token; undefined where this phone has not seen its end. */
export function savedEnd(token: string): PlayState | undefined {
  const saved = parseSaved(END_KEY, endSchema);
  if (saved?.token !== token) return undefined;
  return { game: saved.game, own: saved.own, receivedAt: 0, pending: {}, refused: {} };
}
