import { useEffect, useSyncExternalStore } from 'react';
import type { JoinClient } from './joinClient';
import { joinPath } from './joinPath';
import type { JoinState } from './joinState';

/** Keeps the client connected while mounted, and the page's address at the session that the player is in. */
export function useJoinState(client: JoinClient): JoinState {
  const state = useSyncExternalStore(client.subscribe, client.getState);
  const code = state.screen.kind === 'in' ? state.screen.membership.code : undefined;

  useEffect(() => client.start(), [client]);

  useEffect(() => {
    if (code !== undefined) history.replaceState(null, '', joinPath(code));
  }, [code]);

  return state;
}
