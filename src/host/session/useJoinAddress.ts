import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Session } from '../../contract/session';
import {
  checkJoinUrl,
  joinUrlsOf,
  pickJoinUrl,
  readJoinOrigin,
  readJoinUrls,
  subscribeToJoinOrigin,
  type JoinProblem,
} from './joinAddress';
import { logFailure } from '../browser/log';
import { TaskSlot } from './taskSlot';
import { onResume } from '../browser/resume';
import { useServerAddress } from '../api/useServerAddress';

/** How often an address that did not answer is tried again, in milliseconds. */
const RETRY_MS = 60_000;

export interface JoinAddress {
  /** All that the server told, likeliest first. */
  urls: readonly string[];
  /** Where phones join: only once this browser has reached it. */
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
    const check = () => {
      let problem: JoinProblem | null = null;
      task.work(
        async (signal) => {
          problem = await checkJoinUrl(url, signal);
        },
        () => {
          setChecked({ url, problem });
          if (problem) task.wait(RETRY_MS, again);
        },
        (error) => logFailure('The join address could not be checked', error),
      );
    };
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

/** What the session told, and later what its server tells when asked again. */
function useJoinUrls(session: Session | null) {
  const address = useServerAddress();
  const code = session ? String(session.sessionCode) : '';
  const told = session ? joinUrlsOf(session).join('\n') : '';
  const [reread, setReread] = useState<{ told: string; urls: string[] }>();
  const current = reread?.told === told ? reread.urls.join('\n') : told;
  return {
    urls: useMemo(() => current.split('\n').filter(Boolean), [current]),
    reread: async (signal: AbortSignal) => {
      const urls = await readJoinUrls(address, code, signal);
      if (!signal.aborted) setReread({ told, urls });
    },
  };
}
