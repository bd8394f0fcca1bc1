import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '../browser/log';
import { forgetAdditions } from './additions';

/** The state of a read. */
export type ReadState<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  /** `error`: what the read rejected with, usually a QuizApiError. */
  | { status: 'failed'; error: unknown };

const LOADING = { status: 'loading' } as const;
/** As `everyMs`, for an old value that could not be read again. */
const AGAIN_MS = 2_000;
/** How many times longer a failed read waits. */
const FAILED = 5;

interface Reading<T> {
  /** What is read, including the server's address; a new subject starts over. Null reads nothing. */
  subject: string | null;
  load: (signal: AbortSignal) => Promise<T>;
  /** The log message for a failure; without it nothing is logged. */
  failed?: string;
  /** When this changes, the data is read again; the old value stays until then. */
  news?: unknown;
  /** Calls back when there may be news, until unsubscribed. Must be the same function each time. */
  watch?: (onNews: () => void) => () => void;
  /** Milliseconds between one read and the next; five times as long after a failure. */
  everyMs?: number;
  /**
   * Whether the old value stays if it cannot be read again, which is then tried until it succeeds; with `watch` or
   * `everyMs`, it always does.
   */
  keepsOld?: boolean;
}

/**
 * Reads data while the calling component is mounted, and cancels on unmount. `retry` starts over, and asks the
 * server even for what it did not have; `reload` reads again and keeps the old value until then; `put` sets a
 * value known from elsewhere.
 */
export function useRead<T>({
  subject,
  load,
  failed,
  news,
  watch,
  everyMs,
  keepsOld = (watch ?? everyMs) !== undefined,
}: Reading<T>) {
  const [round, setRound] = useState({ count: 0, from: 0 });
  const [found, setFound] = useState<{ subject: string; count: number; read: ReadState<T> }>();
  const { count } = round;
  const isCurrent = found !== undefined && found.subject === subject && found.count >= round.from;
  const read: ReadState<T> = isCurrent ? found.read : LOADING;
  const leaving = useRef<AbortController>(undefined);
  const reload = useCallback(() => {
    // At once: an answer that arrives before the next render is already outdated.
    leaving.current?.abort();
    setRound(({ count, from }) => ({ count: count + 1, from }));
  }, []);
  const retry = useCallback(() => {
    forgetAdditions();
    setRound(({ count }) => ({ count: count + 1, from: count + 1 }));
  }, []);
  const show = (now: ReadState<T>) => subject !== null && setFound({ subject, count, read: now });
  const put = (value: T) => show({ status: 'ready', value });
  const start = useEffectEvent(load);
  const end = useEffectEvent((now: ReadState<T>) => {
    const hasFailed = now.status === 'failed';
    if (hasFailed && failed !== undefined) logFailure(failed, now.error);
    const isKept = hasFailed && read.status === 'ready' && keepsOld;
    if (!isKept) show(now);
    const again = everyMs ?? (isKept ? AGAIN_MS : undefined);
    return again !== undefined && setTimeout(reload, hasFailed ? again * FAILED : again);
  });
  useEffect(() => {
    if (subject === null) return;
    const reading = new AbortController();
    leaving.current = reading;
    const { signal } = reading;
    let timer: ReturnType<typeof end> = false;
    start(signal).then(
      (value) => signal.aborted || (timer = end({ status: 'ready', value })),
      (error: unknown) => signal.aborted || (timer = end({ status: 'failed', error })),
    );
    return () => {
      reading.abort();
      if (timer) clearTimeout(timer);
    };
  }, [subject, count, news]);
  useEffect(() => watch?.(reload), [watch, reload]);
  return { read, retry, reload, put };
}
