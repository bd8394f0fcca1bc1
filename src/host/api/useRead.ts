import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { logFailure } from '../browser/log';

/** How far a reading is. */
export type ReadState<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  /** `error`: what it rejected with, in most cases a QuizApiError. */
  | { status: 'failed'; error: unknown };

const LOADING = { status: 'loading' } as const;

interface Reading<T> {
  /** What is read, the server's address included: another subject begins anew. Null: nothing is read. */
  subject: string | null;
  load: (signal: AbortSignal) => Promise<T>;
  /** What the log says where it fails; without it nothing is logged. */
  failed?: string;
  /** Other news read again, with what was read staying until then. */
  news?: unknown;
}

/**
 * Reads something while the calling component is mounted, and cancels on leaving. `retry` begins anew; `reload` reads
 * again with what was read staying until then.
 */
export function useRead<T>({ subject, load, failed, news }: Reading<T>) {
  const [round, setRound] = useState({ count: 0, from: 0 });
  const [found, setFound] = useState<{ subject: string; count: number; read: ReadState<T> }>();
  const { count } = round;
  const start = useEffectEvent(load);
  const end = useEffectEvent((read: ReadState<T>) => {
    if (read.status === 'failed' && failed !== undefined) logFailure(failed, read.error);
    if (subject !== null) setFound({ subject, count, read });
  });
  useEffect(() => {
    if (subject === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    start(signal).then(
      (value) => signal.aborted || end({ status: 'ready', value }),
      (error: unknown) => signal.aborted || end({ status: 'failed', error }),
    );
    return () => leaving.abort();
  }, [subject, count, news]);
  const reload = useCallback(() => setRound(({ count, from }) => ({ count: count + 1, from })), []);
  const retry = useCallback(() => setRound(({ count }) => ({ count: count + 1, from: count + 1 })), []);
  const isCurrent = found !== undefined && found.subject === subject && found.count >= round.from;
  return { read: isCurrent ? found.read : LOADING, retry, reload };
}
