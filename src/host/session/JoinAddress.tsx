import { useState, useSyncExternalStore } from 'react';
import type { Session } from '../../contract/toMonitors';
import { readQuizzes, readSession } from '../api/readJson';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { chosenOrigin } from '../api/joinOrigin';
import { logFailure } from '../browser/log';
import { onResume } from '../../look/resume';
import { useTimeout } from '../../look/useTimeout';

/** Why the server's join address is not shown. */
type JoinProblem =
  /** A loopback address refers to the machine that opens it: on a phone, to the phone. */
  'loopback' | 'unreachable';

/** How long a server may take to answer, in milliseconds. */
const TIMEOUT_MS = 5_000;
/** Loopback hosts, as URLs spell them. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Returns all addresses where phones can join a session; none if the server sends none. */
function joinUrlsOf({ joinUrl, joinUrls }: Session): string[] {
  return joinUrls?.length ? joinUrls : joinUrl ? [joinUrl] : [];
}

/** Returns the address with the origin that the host chose, or the server's first if there is none. */
function pickJoinUrl(urls: readonly string[], origin: string | null): string | undefined {
  return urls.find((url) => new URL(url).origin === origin) ?? urls[0];
}

/** Returns why no quiz server answers this browser there, or null. Rejects only when aborted. */
async function checkJoinUrl(url: string, signal: AbortSignal): Promise<JoinProblem | null> {
  const { origin, hostname } = new URL(url);
  // What the demo's code opens tells phones what to do.
  if (import.meta.env.MODE === 'demo') return null;
  if (LOOPBACK.test(hostname)) return 'loopback';
  try {
    await withTimeout(signal, (inTime) => readQuizzes(origin, inTime));
    return null;
  } catch (error) {
    if (signal.aborted) throw error;
    return 'unreachable';
  }
}

/** Aborts the read when `signal` does, or when it takes too long. */
async function withTimeout<T>(signal: AbortSignal, read: (inTime: AbortSignal) => Promise<T>): Promise<T> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, TIMEOUT_MS);
  try {
    return await read(attempt.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** The retry delays in milliseconds: checking whether there is a network now is cheap. */
const RETRY_MS = { loopback: 5_000, unreachable: 60_000 };

export interface JoinAddress {
  /** All of the server's addresses, the likeliest first. */
  urls: readonly string[];
  /** The address where phones join; undefined until this browser has reached it. */
  url: string | undefined;
  problem: JoinProblem | null;
}

/** Returns the origin of the address that the host chose, if any. */
export function useJoinOrigin(): string | null {
  return useSyncExternalStore(chosenOrigin.subscribe, chosenOrigin.read);
}

/** Returns the join address, checked from here until it answers and whenever the network is back. */
export function useJoinAddress(session: Session | null): JoinAddress {
  const { urls, reread } = useJoinUrls(session);
  const url = pickJoinUrl(urls, useJoinOrigin());
  const { read, reload } = useRead<JoinProblem | null>({
    subject: url ?? null,
    load: async (signal) => {
      if (read.status === 'ready') await reread(signal);
      return checkJoinUrl(url!, signal);
    },
    watch: onResume,
  });
  const problem = read.status === 'ready' ? read.value : null;
  useTimeout(reload, problem && RETRY_MS[problem], read);
  return { urls, url: read.status === 'ready' && !problem ? url : undefined, problem };
}

/** Returns the session's addresses and, once read again, the current ones, since networks change. */
function useJoinUrls(session: Session | null) {
  const address = useServerAddress();
  const sent = session ? joinUrlsOf(session) : [];
  const key = sent.join('\n');
  const [newer, setNewer] = useState<{ key: string; urls: string[] }>();
  /** Keeps the known addresses if the server does not answer. */
  const reread = (signal: AbortSignal) =>
    withTimeout(signal, (inTime) => readSession(address, String(session?.sessionCode), inTime)).then(
      (current) => signal.aborted || setNewer({ key, urls: joinUrlsOf(current) }),
      (error: unknown) => signal.aborted || logFailure('The join addresses could not be read again', error),
    );
  return { urls: newer?.key === key ? newer.urls : sent, reread };
}
