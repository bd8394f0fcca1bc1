import type { SessionWriter } from '../../store/sessionStore';
import type { GameEvent } from '../events';
import type { GameState } from '../state';
import { stateRecord, type LiveGame } from './liveGame';

export type GameStore = Pick<SessionWriter, 'saveQuiz' | 'saveGame' | 'saveAnswer'>;

/** An event without the time of its arrival. */
export type Happening = GameEvent extends infer E ? (E extends GameEvent ? Omit<E, 'now'> : never) : never;

/** In milliseconds: what is left of running times is written this often. */
export const STORE_EVERY_MS = 1_000;

/** Writes what an event changed in a game: an answer alone where it can, for those come in great numbers. */
export function storeChange(store: GameStore, game: LiveGame, before: GameState, event: Happening): void {
  if (event.type === 'answer') storeAnswer(store, game, before, event);
  const { sessionCode, state, storedRevision } = game;
  const isDue = event.type === 'time' || (event.type === 'command' && state.revision > before.revision);
  if (!isDue && state.step === before.step && state.revision <= storedRevision) return;
  const record = stateRecord(state);
  game.storedRevision = record.revision;
  game.storedAt = state.time;
  noteWrite(game, store.saveGame(sessionCode, record));
}

/** Whoever waits for the game's last write waits for this one too. */
export function noteWrite(game: LiveGame, write: Promise<void>): void {
  game.lastWrite = Promise.all([game.lastWrite, write]).then(() => undefined);
  // Whoever waits learns of a failure; this keeps one that nobody waits for from ending the process.
  game.lastWrite.catch(() => undefined);
}

function storeAnswer(
  store: GameStore,
  game: LiveGame,
  before: GameState,
  { playerId, questionId }: { playerId: string; questionId: string },
): void {
  const given = game.state.answers[questionId]?.[playerId];
  if (!given || given === before.answers[questionId]?.[playerId]) return;
  noteWrite(game, store.saveAnswer(game.sessionCode, { questionId, playerId, given }));
}
