import { openQuestions, overlayOf, plannedScene, questionOf } from '../game/facts';
import type { Game } from '../game/state';
import type { Membership } from './people/people';

/** How a player left the page while the current question was open. */
interface Left {
  times: number;
  /** The total of completed absences, in milliseconds. */
  ms: number;
  /** When the page was left, if it still is; counts while any of the player's phones has left it. */
  since: number | undefined;
}

/** Fair play: which phones left their page during the latest question. For hosts, in memory only; changes no points. */
export class HiddenPhones {
  /** By playerId, whether the page on each of the player's connections is hidden; the latest report comes last. */
  readonly #pages = new Map<string, Map<Membership, boolean>>();
  readonly #left = new Map<string, Left>();
  #questionId: string | undefined;
  #isOpen = false;

  /** Follows the game: a new question starts a new count, and a closed one stops it. */
  follow(game: Game, now: number): void {
    const { state } = game;
    const questionId = overlayOf(state) ? undefined : questionOf(plannedScene(game))?.question.questionId;
    const isRunning = questionId !== undefined && state.fairPlay && !state.paused;
    // While a round beside the others is handed in, none of its questions is shown.
    const isOpen = isRunning && openQuestions(game).length > 0;
    if (this.#isOpen && (!isOpen || questionId !== this.#questionId))
      for (const playerId of this.#left.keys()) this.#stop(playerId, now);
    const isAnother = questionId !== undefined || state.position === 0;
    if (isAnother && questionId !== this.#questionId) {
      this.#questionId = questionId;
      this.#left.clear();
      this.#isOpen = false;
    }
    // Whoever stayed away throughout a pause has left only once.
    if (isOpen && !this.#isOpen)
      for (const [playerId, pages] of this.#pages) if (isAnyHidden(pages)) this.#begin(playerId, now, 0);
    this.#isOpen = isOpen;
    if (!state.fairPlay) this.#left.clear();
  }

  /**
   * Records that a phone's page was left, or is back; undefined once its connection is lost. Returns whether this
   * changes what hosts see.
   */
  set(membership: Membership, isHidden: boolean | undefined, now: number): boolean {
    const { playerId } = membership;
    const pages = this.#pages.get(playerId) ?? new Map<Membership, boolean>();
    const was = isAnyHidden(pages);
    pages.delete(membership);
    if (isHidden !== undefined) pages.set(membership, isHidden);
    if (pages.size > 0) this.#pages.set(playerId, pages);
    else this.#pages.delete(playerId);
    const is = isAnyHidden(pages);
    if (was === is || !this.#isOpen) return false;
    if (is) this.#begin(playerId, now);
    else this.#stop(playerId, now);
    return true;
  }

  /** Returns what hosts see about a player; undefined if there is nothing. */
  leftBy(playerId: string, now: number): { times: number; ms: number } | undefined {
    const left = this.#left.get(playerId);
    return left && { times: left.times, ms: left.ms + Math.max(0, now - (left.since ?? now)) };
  }

  #begin(playerId: string, now: number, more = 1): void {
    const { times, ms } = this.#left.get(playerId) ?? { times: 0, ms: 0 };
    this.#left.set(playerId, { times: Math.max(1, times + more), ms, since: now });
  }

  #stop(playerId: string, now: number): void {
    const left = this.#left.get(playerId);
    if (left?.since === undefined) return;
    this.#left.set(playerId, { ...left, ms: left.ms + Math.max(0, now - left.since), since: undefined });
  }
}

/** Whether any phone's page is hidden. A phone may have the page open twice: the latest report counts. */
function isAnyHidden(pages: ReadonlyMap<Membership, boolean>): boolean {
  const byPhone = new Map([...pages].map(([{ deviceId }, isHidden]) => [deviceId, isHidden]));
  return [...byPhone.values()].includes(true);
}
