import type { SessionGame } from '../contract/toMonitors';
import type { PlayerGame } from '../contract/toPhones';

/** What was last sent, or told of, to send nothing twice. */
export class LastSent {
  readonly #last = new Map<string, readonly unknown[]>();

  /** Notes what is seen now; returns whether it differs from what was noted before. */
  notes(what: string, ...seen: readonly unknown[]): boolean {
    const before = this.#last.get(what);
    this.#last.set(what, seen);
    return !before || seen.some((each, at) => each !== before[at]);
  }

  /** Forgets what was noted if somebody has seen something else since. */
  forgetUnless(what: string, seen: unknown): void {
    if (this.#last.get(what)?.[0] !== seen) this.#last.delete(what);
  }
}

const NOT_VISIBLE = ['revision', 'answered', 'expected', 'ready', 'liveCounts', 'waitingFor'];
/** What counts the host's steps: phones show nothing of it. */
const STEPS = [...NOT_VISIBLE, 'step'];
const TIMES = ['remainingMs', 'lastCallMs', 'closingMs'];

/**
 * Returns what people can see of a view, as text to compare: without the revision, without counts of answers, which
 * have an event of their own, and with deadlines in place of remaining times; an expired time stays 0. `now` is
 * the time for which the view was made. Phones do not see that the podium goes on to another step either.
 */
export function visibleText(game: SessionGame | PlayerGame, now: number): string {
  const hidden = 'questions' in game && game.scene.name === 'podium' ? STEPS : NOT_VISIBLE;
  const stands = game.paused || ('waiting' in game.scene && game.scene.waiting);
  return JSON.stringify(game, function (this: object, key, value: unknown) {
    if (hidden.includes(key) && !('staked' in this)) return undefined;
    if (TIMES.includes(key) && typeof value === 'number' && value > 0 && !stands)
      return Math.round(now + value);
    return value;
  });
}
