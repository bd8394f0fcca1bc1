import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Session } from '../../contract/session';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { onResume } from '../browser/resume';
import {
  checkJoinUrl,
  joinUrlsOf,
  pickJoinUrl,
  readJoinOrigin,
  readJoinUrls,
  subscribeToJoinOrigin,
  type JoinProblem,
} from './joinAddress';
import { TaskSlot } from './taskSlot';

/** How often an address that did not answer is tried again, in milliseconds. */
const RETRY_MS = 60_000;

export interface JoinAddress {
  /** All that the server has, the likeliest first. */
  urls: readonly string[];
  /** Where phones join; undefined until this browser has reached it. */
  url: string | undefined;
  problem: JoinProblem | null;
}

/** The origin of the address that the host chose, if any. */
export function useJoinOrigin(): string | null {
  return useSyncExternalStore(subscribeToJoinOrigin, readJoinOrigin);
}

/** Where phones join the session, checked from here; tried again each minute and whenever the network is back. */
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
          if (problem) task.wait(RETRY_MS, again);
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

/** The addresses that came with the session; after a reread, those that the server has by then. */
function useJoinUrls(session: Session | null) {
  const address = useServerAddress();
  const sent = session ? joinUrlsOf(session) : [];
  const key = sent.join('\n');
  const [newer, setNewer] = useState<{ key: string; urls: string[] }>();
  return {
    urls: newer?.key === key ? newer.urls : sent,
    reread: async (signal: AbortSignal) => {
      const urls = await readJoinUrls(address, String(session?.sessionCode), signal);
      if (!signal.aborted) setNewer({ key, urls });
    },
  };
}
