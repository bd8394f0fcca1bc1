import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Schedule } from '../../src/session/schedule';

const STEP_MS = 50;

/**
 * A schedule whose time passes only when the test says so; `passSlowly` also waits until nothing is under way
 * (`isBusy`).
 */
export function createManualSchedule(isBusy = () => false) {
  let now = 0;
  let waiting: { due: number; action: () => void }[] = [];
  const schedule: Schedule = (action, delayMs) => {
    const item = { due: now + delayMs, action };
    waiting.push(item);
    return () => {
      waiting = waiting.filter((other) => other !== item);
    };
  };
  /** Advances the time by some milliseconds, and runs what falls due, in order. */
  const pass = (ms: number): void => {
    const end = now + ms;
    const next = () => waiting.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
    for (let item = next(); item; item = next()) {
      now = item.due;
      waiting = waiting.filter((other) => other !== item);
      item.action();
    }
    now = end;
  };
  const settle = async (): Promise<void> => {
    do await nextTurn();
    while (isBusy());
  };
  return {
    schedule,
    /** Returns the milliseconds that have passed, without fractions, as the server's own clock does. */
    clock: () => Math.trunc(now),
    get pending() {
      return waiting.length;
    },
    pass,
    /**
     * Like `pass`, but in small steps between which promises can settle: for code that asks, waits, and asks
     * again.
     */
    async passSlowly(ms: number) {
      await settle();
      for (let left = ms; left > 0; left -= STEP_MS) {
        pass(Math.min(STEP_MS, left));
        await settle();
      }
    },
  };
}
