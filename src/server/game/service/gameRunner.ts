import type { Log } from '../../log';
import { Refusal } from '../../refusal';
import type { Schedule } from '../../schedule';
import type { GameEvent } from '../../../game/events';
import type { GameBroadcast } from './gameBroadcast';
import type { LiveGame } from './liveGame';
import type { LiveGames } from './liveGames';
import { storeChange, STORE_EVERY_MS, type GameStore, type Happening } from './storing';
import { reduceGame } from '../../../game/reduce';
import { nextDeadline } from '../../../game/rules/clock';
import type { GameState } from '../../../game/state';

export interface GameRunnerParts {
  games: LiveGames;
  store: GameStore;
  broadcast: GameBroadcast;
  schedule: Schedule;
  log: Log;
}

/** Runs the games: owns their deadlines, and does everything in the one safe order: rules, disk, then tell. */
export class GameRunner {
  readonly #parts: GameRunnerParts;

  constructor(parts: GameRunnerParts) {
    this.#parts = parts;
  }

  /** For what has happened: it cannot be refused. */
  async note(sessionCode: string, event: Happening): Promise<void> {
    const game = this.#parts.games.get(sessionCode);
    if (game) await this.apply(game, event).catch((error: unknown) => this.#logUnstored(game, error));
  }

  /** Resolves with the new state when it is on disk. Throws a Refusal where the rules refuse. */
  async apply(game: LiveGame, event: Happening): Promise<GameState> {
    const { state: before } = game;
    const now = Math.max(this.#parts.games.now(), before.time);
    const reduced = reduceGame(game.plan, before, { ...event, now } as GameEvent);
    if ('refused' in reduced) throw new Refusal(reduced.refused);
    const { state } = reduced;
    game.state = state;
    storeChange(this.#parts.store, game, before, event);
    this.setTimer(game);
    await game.lastWrite;
    this.#show(game, state);
    return state;
  }

  /** Comes back at the next deadline, and before it every second, to write what is left. */
  setTimer(game: LiveGame): void {
    const { schedule, games } = this.#parts;
    game.cancelTimer();
    const due = nextDeadline(game.plan, game.state);
    if (!due) return;
    const at = Math.min(game.state.time + due.inMs, (game.storedAt ?? game.state.time) + STORE_EVERY_MS);
    game.cancelTimer = schedule(
      () => void this.note(game.sessionCode, { type: 'time' }),
      Math.max(0, at - games.now()),
    );
  }

  /** Files come and go while a game is played: with each scene they are looked at again. */
  async lookAtMedia(game: LiveGame): Promise<void> {
    const { games, broadcast } = this.#parts;
    if (await games.lookAtMedia(game)) broadcast.gameChanged(game);
    const questionId = games.unplayable(game);
    if (questionId !== undefined) await this.note(game.sessionCode, { type: 'unplayable', questionId });
  }

  /** A newer state may be shown already: then this one is part of it. */
  #show(game: LiveGame, state: GameState): void {
    const { shown } = game;
    if (state.revision < shown.revision || state.time < shown.time || state === shown) return;
    game.shown = state;
    if (state.revision > shown.revision) this.#parts.broadcast.gameChanged(game);
    if (state.step > shown.step) void this.lookAtMedia(game);
  }

  #logUnstored({ sessionCode }: LiveGame, error: unknown): void {
    if (error instanceof Refusal && error.code === 'server_closing') return;
    const text = `a change of the game in session ${sessionCode} is not stored: ${String(error)}`;
    this.#parts.log('error', text, 'game not stored');
  }
}
