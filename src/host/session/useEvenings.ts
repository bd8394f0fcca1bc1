import { useSyncExternalStore } from 'react';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { onResume } from '../../look/resume';
import { type Evenings, readEvenings } from './openedSessions';
import { storedHostKeys } from './storedHostKeys';

const NONE: Evenings = { running: [], ended: [] };

/**
 * Returns the state of the sessions that this browser opened on its server. Reads it again whenever a session
 * is added or removed, when `news` changes, and when somebody looks at the page again. Shows nothing from
 * another server meanwhile.
 */
export function useEvenings(news?: boolean): Evenings {
  const address = useServerAddress();
  const stored = useSyncExternalStore(storedHostKeys.subscribe, storedHostKeys.read);
  const { read } = useRead({
    subject: address,
    load: (signal) => readEvenings(address, signal),
    failed: 'The sessions of this browser could not be read',
    news: `${stored} ${news}`,
    watch: onResume,
  });
  return read.status === 'ready' ? read.value : NONE;
}
