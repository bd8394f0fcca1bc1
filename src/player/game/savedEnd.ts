import * as v from 'valibot';
import { playerGameSchema, playerOwnSchema } from '../../contract/playerGame';
import { withStorage } from '../seat/savedSessions';
import type { PlayState } from './playState';

/** One for all sessions: a phone plays one at a time. */
const KEY = 'quiz-night.end';

const savedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ token: v.string(), game: playerGameSchema, own: playerOwnSchema }),
);

/** Keeps how a game has ended for the player with this token, so that a reload does not lose it. */
export function saveEnd(token: string, { game, own }: PlayState): void {
  const { points, rank, of } = own;
  const saved = {
    token,
    game: { ...game, questions: [] },
    own: { answers: {}, results: {}, points, rank, of },
  };
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(saved)));
}

/** How the game ended for the player with this token; undefined where this phone has not seen its end. */
export function savedEnd(token: string): PlayState | undefined {
  const read = v.safeParse(
    savedSchema,
    withStorage((storage) => storage.getItem(KEY)),
  );
  if (!read.success || read.output.token !== token) return undefined;
  const { game, own } = read.output;
  return { game, own, receivedAt: 0, pending: {}, refused: {} };
}
