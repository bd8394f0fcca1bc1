import * as v from 'valibot';
import { answerSchema } from '../../contract/question';
import { playerGameSchema, playerOwnSchema } from '../../contract/playerGame';
import { withStorage } from '../../look/withStorage';
import { parseSaved } from '../storage/parseSaved';
import { isAnotherQuiz, type PlayState } from './playState';
import type { Unsent } from './unsent';

/** Shared by all sessions: a phone plays one at a time. */
const ANSWERS_KEY = 'quiz-night.answers';
const END_KEY = 'quiz-night.end';

const chosenSchema = v.union([v.object({ texts: v.array(v.nullable(v.string())) }), answerSchema]);
const answersSchema = v.object({
  token: v.string(),
  /** The session's quiz to which the answers belong, from 0. */
  quiz: v.optional(v.number(), 0),
  answers: v.record(v.string(), chosenSchema),
});
const endSchema = v.object({ token: v.string(), game: playerGameSchema, own: playerOwnSchema });

/** Saves the answers that the server has not acknowledged, so that a reload does not lose them. */
export function saveAnswers(token: string, quiz: number | undefined, answers: Unsent): void {
  withStorage((storage) => {
    if (Object.keys(answers).length === 0) storage.removeItem(ANSWERS_KEY);
    else storage.setItem(ANSWERS_KEY, JSON.stringify({ token, quiz, answers }));
  });
}

/** Returns the answers that the player with this token could not send in this quiz of the session. */
export function savedAnswers(token: string, quiz = 0): Unsent {
  const saved = parseSaved(ANSWERS_KEY, answersSchema);
  return saved?.token === token && saved.quiz === quiz ? saved.answers : {};
}

/** Saves the end of a game for the player with this token, so that a reload does not lose it. */
export function saveEnd(token: string, { game, own }: PlayState): void {
  const { points, rank, of, season, awards } = own;
  const saved = {
    token,
    game: { ...game, questions: [] },
    own: { answers: {}, results: {}, points, rank, of, season, awards },
  };
  withStorage((storage) => storage.setItem(END_KEY, JSON.stringify(saved)));
}

/** Forgets the end of an earlier quiz in the session when the evening goes on. */
export function forgetFormerEnd(token: string, { game }: PlayState): void {
  const end = savedEnd(token);
  if (end && isAnotherQuiz(end.game, game)) withStorage((storage) => storage.removeItem(END_KEY));
}

/** Returns the game's end for the player with this token, or undefined if this phone has not seen it. */
export function savedEnd(token: string): PlayState | undefined {
  const saved = parseSaved(END_KEY, endSchema);
  if (saved?.token !== token) return undefined;
  return { game: saved.game, own: saved.own, receivedAt: 0, pending: {}, refused: {} };
}
