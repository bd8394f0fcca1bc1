import { keyOfAnswer, keyOfDecisions, GAME_KEY } from '../../store/sessionDocuments';
import type { SessionWriter } from '../../store/sessionStore';
import type { GameEvent } from '../../../game/events';
import { stateRecord, type Decisions, type LiveGame } from './liveGame';
import { type GameState, givenBy } from '../../../game/state';

export type GameStore = Pick<SessionWriter, 'put' | 'delete'>;

/** An event without the time of its arrival. */
export type Happening = GameEvent extends infer E ? (E extends GameEvent ? Omit<E, 'now'> : never) : never;

/** In milliseconds: what is left of running times is written this often. */
export const STORE_EVERY_MS = 1_000;

/** Writes what an event changed in a game: what a player did alone where it can, for it comes in great numbers. */
export function storeChange(store: GameStore, game: LiveGame, before: GameState, event: Happening): void {
  if (event.type === 'answer') storeAnswer(store, game, before, event);
  if (event.type === 'ready' || event.type === 'joker') storeDecisions(store, game, before, event);
  if (game.state.players.length < before.players.length) deleteOfWhoLeft(store, game, before);
  const { state } = game;
  const isDue = event.type === 'time' || (event.type === 'command' && state.revision > before.revision);
  if (!isDue && state.step === before.step && game.storedAt !== undefined) return;
  game.storedAt = state.time;
  noteWrite(game, store.put(game.sessionCode, GAME_KEY, stateRecord(state)));
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
  const given = givenBy(game.state.answers[questionId], playerId);
  if (!given || given === givenBy(before.answers[questionId], playerId)) return;
  noteWrite(
    game,
    store.put(game.sessionCode, keyOfAnswer(questionId, playerId), { questionId, playerId, given }),
  );
}

function storeDecisions(
  store: GameStore,
  game: LiveGame,
  before: GameState,
  { playerId }: { playerId: string },
): void {
  const [made, former] = [decisionsOf(game.state, playerId), decisionsOf(before, playerId)];
  if (JSON.stringify(made) === JSON.stringify(former)) return;
  noteWrite(game, store.put(game.sessionCode, keyOfDecisions(playerId), { playerId, made }));
}

/** What a player gave goes with the player. */
function deleteOfWhoLeft(store: GameStore, game: LiveGame, before: GameState): void {
  const { sessionCode } = game;
  const staying = new Set(game.state.players.map(({ playerId }) => playerId));
  for (const { playerId } of before.players.filter((each) => !staying.has(each.playerId))) {
    for (const [questionId, given] of Object.entries(before.answers))
      if (givenBy(given, playerId))
        noteWrite(game, store.delete(sessionCode, keyOfAnswer(questionId, playerId)));
    const { ready, joker } = decisionsOf(before, playerId);
    if (ready !== undefined || joker !== undefined)
      noteWrite(game, store.delete(sessionCode, keyOfDecisions(playerId)));
  }
}

/** What a player decided, as it is stored. */
function decisionsOf({ ready, jokers }: GameState, playerId: string): Decisions {
  return { ready: ready[playerId], joker: jokers[playerId] };
}
