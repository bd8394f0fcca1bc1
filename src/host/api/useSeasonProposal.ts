import { useSyncExternalStore } from 'react';
import type { Id } from '../../contract/quizSummary';
import type { SeasonSummary } from '../../contract/seasons';
import { storedText } from '../browser/storedText';
import { fetchSeasons } from './seasonsApi';
import { useRead } from './useRead';
import { useServerAddress } from './useServerAddress';

/** The codes of the sessions that are to count in no season, newest first. */
const stored = storedText('quiz-night.no-season');
const MOST_STORED = 20;

function codes(): string[] {
  return (stored.read() ?? '').split(' ').filter(Boolean);
}

/** Stops proposing a season for this session. */
export function declineSeason(sessionCode: Id): void {
  const code = String(sessionCode);
  const others = codes().filter((each) => each !== code);
  stored.write([code, ...others].slice(0, MOST_STORED).join(' '));
}

/**
 * Proposes a season for an evening, read while `isWanted`: the one saved most recently, which is that of the
 * last evening. Undefined if the host has declined, has no season or may not read them.
 */
export function useSeasonProposal(sessionCode: Id, isWanted: boolean): SeasonSummary | undefined {
  const address = useServerAddress();
  const declined = useSyncExternalStore(stored.subscribe, () => codes().includes(String(sessionCode)));
  const mayPropose = isWanted && !declined;
  const { read } = useRead({
    subject: mayPropose ? address : null,
    // Without the server's key, or on an older server, there is nothing to propose.
    load: async (signal) => (await fetchSeasons(address, signal))[0],
  });
  return read.status === 'ready' ? read.value : undefined;
}
