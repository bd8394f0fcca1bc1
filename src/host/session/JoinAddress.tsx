import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Session } from '../../contract/session';
import { chosenOrigin } from '../api/joinOrigin';
import { readQuizzes, readSession } from '../api/readSession';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { onResume } from '../browser/page';
import { TaskSlot } from './taskSlot';

/** Why the server's join address is not shown. */
type JoinProblem =
  /** A loopback address refers to the machine that opens it: on a phone, to the phone. */
  'loopback' | 'unreachable';

/** How long the server at an address may take to answer, in milliseconds. */
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
  if (LOOPBACK.test(hostname)) return 'loopback';
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, TIMEOUT_MS);
  try {
    await readQuizzes(origin, attempt.signal);
    return null;
  } catch (error) {
    if (signal.aborted) throw error;
    return 'unreachable';
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
  const [checked, setChecked] = useState<{ url: string; problem: JoinProblem | null }>();
  const refresh = useEffectEvent(reread);

  useEffect(() => {
    if (url === undefined) return;
    const task = new TaskSlot();
    const check = () =>
      task.work(
        (signal) => checkJoinUrl(url, signal),
        (problem) => {
          setChecked({ url, problem });
          if (problem) task.wait(RETRY_MS[problem], again);
        },
        (error) => logFailure('The join address could not be checked', error),
      );
    const again = () =>
      task.work(
        (signal) => refresh(signal),
        check,
        (error) => {
          logFailure('The join addresses could not be read again', error);
          check();
        },
      );
    check();
    const unsubscribe = onResume(again);
    return () => {
      unsubscribe();
      task.end();
    };
  }, [url]);

  if (url === undefined || checked?.url !== url) return { urls, url: undefined, problem: null };
  return { urls, url: checked.problem ? undefined : url, problem: checked.problem };
}

/** Returns the session's addresses and, once read again, the current ones, since networks change. */
function useJoinUrls(session: Session | null) {
  const address = useServerAddress();
  const sent = session ? joinUrlsOf(session) : [];
  const key = sent.join('\n');
  const [newer, setNewer] = useState<{ key: string; urls: string[] }>();
  return {
    urls: newer?.key === key ? newer.urls : sent,
    reread: async (signal: AbortSignal) => {
      const urls = joinUrlsOf(await readSession(address, String(session?.sessionCode), signal));
      if (!signal.aborted) setNewer({ key, urls });
    },
  };
}
