import { useEffect, useSyncExternalStore } from 'react';
import type { PhoneClient } from './phoneClient';
import { joinPath } from './seat/joinPath';
import type { PhoneState } from './phoneState';

/** Keeps the client connected while mounted, and the page's address at the session that the player is in. */
export function usePhoneState(client: PhoneClient): PhoneState {
  const state = useSyncExternalStore(client.subscribe, client.getState);
  const code = state.join.screen.kind === 'in' ? state.join.screen.membership.code : undefined;

  useEffect(() => client.start(), [client]);

  useEffect(() => {
    if (code !== undefined) history.replaceState(null, '', joinPath(code));
  }, [code]);

  return state;
}
