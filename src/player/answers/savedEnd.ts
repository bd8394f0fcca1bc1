import * as v from 'valibot';
import { playerGameSchema, playerOwnSchema } from '../../contract/toPhones';
import { withStorage } from '../../look/withStorage';
import { parseSaved } from '../join/savedSessions';
import { isAnotherQuiz, type PlayState } from './playState';

/** Shared by all sessions: a phone plays one at a time. */
const END_KEY = 'quiz-night.end';

const endSchema = v.object({ token: v.string(), game: playerGameSchema, own: playerOwnSchema });

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
