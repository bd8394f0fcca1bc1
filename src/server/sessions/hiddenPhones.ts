import { openQuestions, overlayOf, plannedScene, questionOf } from '../../game/facts';
import type { Plan } from '../../game/plan';
import type { GameState } from '../../game/state';
import type { Seat } from './playerList';

/** How a player left the page while the current question was open. */
interface Left {
  times: number;
  /** Of the times that are over, in milliseconds. */
  ms: number;
  /** When the page was left, where it still is; counted while any phone of the player has left it. */
  since: number | undefined;
}

/**
 * Fair play: which phones left their page while a question was open. For hosts' eyes alone, in memory alone, and only
 * of the question asked last: it never changes points.
 */
export class HiddenPhones {
  /** By playerId, the deviceIds of the phones that have left their page. */
  readonly #hidden = new Map<string, Set<string>>();
  readonly #left = new Map<string, Left>();
  #questionId: string | undefined;
  #isOpen = false;

  /** Follows the game: a new question begins anew, and a closed one counts no further. */
  follow(plan: Plan, state: GameState, now: number): void {
    const questionId = overlayOf(state)
      ? undefined
      : questionOf(plannedScene(plan, state))?.question.questionId;
    // A round beside the others is handed in with none of its questions shown.
    const isAsked = questionId !== undefined && openQuestions(plan, state).length > 0;
    const isOpen = isAsked && state.fairPlay && !state.paused;
    if (this.#isOpen && (!isOpen || questionId !== this.#questionId)) this.#stopAll(now);
    const isAnother = questionId !== undefined || state.position === 0;
    if (isAnother && questionId !== this.#questionId) {
      this.#questionId = questionId;
      this.#left.clear();
      this.#isOpen = false;
    }
    // Whoever stayed away through a pause has left once.
    if (isOpen && !this.#isOpen) for (const playerId of this.#hidden.keys()) this.#begin(playerId, now, 0);
    this.#isOpen = isOpen;
    if (!state.fairPlay) this.#left.clear();
  }

  /** A phone's page was left, or is back. Returns whether hosts see something new. */
  set({ player: { playerId }, device: { deviceId } }: Seat, isHidden: boolean, now: number): boolean {
    const hidden = this.#hidden.get(playerId) ?? new Set<string>();
    const was = hidden.size > 0;
    if (isHidden) hidden.add(deviceId);
    else hidden.delete(deviceId);
    if (hidden.size > 0) this.#hidden.set(playerId, hidden);
    else this.#hidden.delete(playerId);
    const is = hidden.size > 0;
    if (was === is || !this.#isOpen) return false;
    if (is) this.#begin(playerId, now);
    else this.#stop(playerId, now);
    return true;
  }

  /** What hosts are told of a player; undefined: nothing. */
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

  #stopAll(now: number): void {
    for (const playerId of this.#left.keys()) this.#stop(playerId, now);
  }
}
