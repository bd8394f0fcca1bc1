/**
 * Does `work` with a signal that aborts after `ms` milliseconds, or with `signal`; settles as `work` does. By hand, since
 * browsers of a few years ago have no AbortSignal.any.
 */
export async function withPatience<T>(
  ms: number,
  signal: AbortSignal,
  work: (patience: AbortSignal) => Promise<T>,
): Promise<T> {
  const patience = new AbortController();
  const cancel = () => patience.abort();
  const timer = setTimeout(cancel, ms);
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  try {
    return await work(patience.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}
