import type { HostGame } from '../../../contract/hostGame';
import type { PlayerGame, PlayerOwn } from '../../../contract/playerGame';
import type { SessionGame } from '../../../contract/scene';
import { starWords } from '../../names/starWords';
import { shownText } from '../rules/uncover';
import { scoreGame } from '../score';
import { hostView } from '../views/hostView';
import { monitorView } from '../views/monitorView';
import { ownView, playerView } from '../views/playerView';
import type { LiveGame } from './liveGame';

export interface LiveGamesParts {
  /** Monotonic milliseconds. */
  clock(): number;
  /** The address of a quiz's media file. */
  mediaUrl(fileName: string): string;
}

/** All games by room code, and what everybody sees of them: always of the state that is on disk. */
export class LiveGames {
  readonly #games = new Map<string, LiveGame>();
  readonly #parts: LiveGamesParts;

  constructor(parts: LiveGamesParts) {
    this.#parts = parts;
  }

  get(sessionCode: string): LiveGame | undefined {
    return this.#games.get(sessionCode);
  }

  get all(): Iterable<LiveGame> {
    return this.#games.values();
  }

  put(game: LiveGame): void {
    this.#games.set(game.sessionCode, game);
  }

  /** Stops a game's timer and forgets it. */
  remove(sessionCode: string): void {
    this.#games.get(sessionCode)?.cancelTimer();
    this.#games.delete(sessionCode);
  }

  /** The time that events carry and views count from, in whole milliseconds: sums of fractions would not be exact. */
  now(): number {
    return Math.trunc(this.#parts.clock());
  }

  /** As every monitor may see it: `Session.game`. */
  monitorGame({ plan, shown }: LiveGame, now = this.now()): SessionGame {
    return monitorView(plan, shown, scoreGame(plan, shown), { now, mediaUrl: this.#parts.mediaUrl });
  }

  /** As every phone may see it. */
  playerGame({ plan, shown }: LiveGame, now = this.now()): PlayerGame {
    return playerView(plan, shown, scoreGame(plan, shown), { now, mediaUrl: this.#parts.mediaUrl });
  }

  /** What concerns one player alone. */
  playerOwn({ plan, shown }: LiveGame, playerId: string): PlayerOwn | undefined {
    return ownView(plan, shown, scoreGame(plan, shown), playerId);
  }

  /** A name as monitors see it. */
  shownText(sessionCode: string, text: string): string {
    const game = this.get(sessionCode);
    return game ? shownText(game.shown, text) : starWords(text);
  }

  /** What only hosts see. */
  hostGame({ plan, shown }: LiveGame): HostGame {
    return hostView(plan, shown, scoreGame(plan, shown));
  }
}
