import type { Schedule } from '../../src/server/schedule';

/** A schedule whose time passes only when the test says so. */
export function createManualSchedule() {
  let now = 0;
  let waiting: { due: number; action: () => void }[] = [];
  const schedule: Schedule = (action, delayMs) => {
    const item = { due: now + delayMs, action };
    waiting.push(item);
    return () => {
      waiting = waiting.filter((other) => other !== item);
    };
  };
  return {
    schedule,
    /** The milliseconds that have passed. */
    clock: () => now,
    get pending() {
      return waiting.length;
    },
    /** Lets milliseconds pass and runs what fell due in them, in order. */
    pass(ms: number) {
      const end = now + ms;
      const next = () => waiting.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
      for (let item = next(); item; item = next()) {
        now = item.due;
        waiting = waiting.filter((other) => other !== item);
        item.action();
      }
      now = end;
    },
  };
}
