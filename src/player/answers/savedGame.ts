import * as v from 'valibot';
import { submittedAnswerSchema } from '../../contract/question';
import { playerGameSchema, playerOwnSchema } from '../../contract/playerGame';
import { parseSaved, withStorage } from '../join/savedSessions';
import type { PlayState } from './playState';
import type { Unsent } from './unsent';

/** One of each for all sessions: a phone plays one at a time. */
const ANSWERS_KEY = 'quiz-night.answers';
const END_KEY = 'quiz-night.end';

const answersSchema = v.object({ token: v.string(), answers: v.record(v.string(), submittedAnswerSchema) });
const endSchema = v.object({ token: v.string(), game: playerGameSchema, own: playerOwnSchema });

/** Keeps the answers that the server has not acknowledged, so that a reload does not lose them. */
export function saveAnswers(token: string, answers: Unsent): void {
  withStorage((storage) => {
    if (Object.keys(answers).length === 0) storage.removeItem(ANSWERS_KEY);
    else storage.setItem(ANSWERS_KEY, JSON.stringify({ token, answers }));
  });
}

/** The answers that the player with this token could not send. */
export function savedAnswers(token: string): Unsent {
  const saved = parseSaved(ANSWERS_KEY, answersSchema);
  return saved?.token === token ? saved.answers : {};
}

/** Keeps how a game has ended for the player with this token, so that a reload does not lose it. */
export function saveEnd(token: string, { game, own }: PlayState): void {
  const { points, rank, of } = own;
  const saved = {
    token,
    game: { ...game, questions: [] },
    own: { answers: {}, results: {}, points, rank, of },
  };
  withStorage((storage) => storage.setItem(END_KEY, JSON.stringify(saved)));
}

/** How the game ended for the player with this token; undefined where this phone has not seen its end. */
export function savedEnd(token: string): PlayState | undefined {
  const saved = parseSaved(END_KEY, endSchema);
  if (saved?.token !== token) return undefined;
  return { game: saved.game, own: saved.own, receivedAt: 0, pending: {}, refused: {} };
}
