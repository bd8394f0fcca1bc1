/** Runs an action after a delay in milliseconds; returns a function that cancels it. Tests pass their own. */
export type Schedule = (action: () => void, delayMs: number) => () => void;

export const scheduleWithTimer: Schedule = (action, delayMs) => {
  const timer = setTimeout(action, delayMs);
  return () => clearTimeout(timer);
};

/** Runs an action again and again, each time after `ms`; returns a function that stops this. */
export function every(ms: number | (() => number), schedule: Schedule, action: () => void): () => void {
  let cancel = (): void => undefined;
  const wait = (): void => {
    cancel = schedule(
      () => {
        wait();
        action();
      },
      typeof ms === 'number' ? ms : ms(),
    );
  };
  wait();
  return () => cancel();
}

/** Resolves when a task has ended, or when that takes longer than `ms`; `late` is called in that case. */
export async function within(
  ms: number,
  schedule: Schedule,
  task: Promise<unknown>,
  late = (): void => undefined,
): Promise<void> {
  let cancel = (): void => undefined;
  const timeout = new Promise<void>((resolve) => (cancel = schedule(resolve, ms))).then(late);
  await Promise.race([task, timeout]).finally(cancel);
}

/** Resolves once whatever waits has had a turn. */
export function letOthersGo(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** In milliseconds: for so long all others wait for a long piece of work. */
const TURN_MS = 20;

/** Takes one bit of a long piece of work after the other, and lets others go on in between. */
export async function inTurns<T>(bits: Iterable<T>, take: (bit: T) => void): Promise<void> {
  let since = performance.now();
  for (const bit of bits) {
    take(bit);
    if (performance.now() - since < TURN_MS) continue;
    await letOthersGo();
    since = performance.now();
  }
}

/** A clock in monotonic milliseconds that can be paused: what is being timed keeps its remaining time. */
export class StandingClock {
  readonly #clock: () => number;
  #stoodMs = 0;
  #standsSince: number | undefined;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  readonly now = (): number => (this.#standsSince ?? this.#clock()) - this.#stoodMs;

  stand(stands: boolean): void {
    if (stands) this.#standsSince ??= this.#clock();
    else if (this.#standsSince !== undefined) {
      this.#stoodMs += this.#clock() - this.#standsSince;
      this.#standsSince = undefined;
    }
  }
}

/** Runs tasks one after another, in the order of the calls. A failing task does not stop those after it. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

interface Waiting<T> {
  operation: T;
  resolve(): void;
  reject(error: unknown): void;
}

/** Writes in the order of the calls. What arrives during a write is combined, so that bursts need few flushes. */
export class GroupCommit<T> {
  readonly #write: (operations: T[]) => Promise<void>;
  #waiting: Waiting<T>[] = [];
  #running: Promise<void> | undefined;

  constructor(write: (operations: T[]) => Promise<void>) {
    this.#write = write;
  }

  /** Resolves when this operation is written; rejects with the reason if its write failed. */
  add(operation: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ operation, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(group.map((item) => item.operation));
        group.forEach((item) => item.resolve());
      } catch (error) {
        group.forEach((item) => item.reject(error));
      }
    }
    this.#running = undefined;
  }
}

interface Pause {
  next: (() => void) | undefined;
  cancel(): void;
}

/** Runs an action at once the first time; of the calls during the interval, the latest when it ends. */
export class Throttle {
  readonly #pauses = new Map<string, Pause>();
  readonly #schedule: Schedule;
  #isClosed = false;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** Runs `action` now, or after the key's interval unless replaced. A function returns each interval anew. */
  run(key: string, intervalMs: number | (() => number), action: () => void): void {
    if (this.#isClosed) return;
    const pause = this.#pauses.get(key);
    if (pause) {
      pause.next = action;
      return;
    }
    action();
    const cancel = this.#schedule(
      () => {
        const next = this.#pauses.get(key)?.next;
        this.#pauses.delete(key);
        if (next) this.run(key, intervalMs, next);
      },
      typeof intervalMs === 'number' ? intervalMs : intervalMs(),
    );
    this.#pauses.set(key, { next: undefined, cancel });
  }

  /** Runs `action` now in any case, and restarts the key's interval. */
  runAtOnce(key: string, intervalMs: number | (() => number), action: () => void): void {
    this.#pauses.get(key)?.cancel();
    this.#pauses.delete(key);
    this.run(key, intervalMs, action);
  }

  close(): void {
    this.#isClosed = true;
    this.#pauses.forEach((pause) => pause.cancel());
    this.#pauses.clear();
  }
}
