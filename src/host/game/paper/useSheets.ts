import { useEffect, useState } from 'react';
import type { Sheets } from '../../../contract/hostGame';
import { useGameHost } from '../controls/actions';
import { useTeamHost } from './useTeamHost';

/** What was asked so far, read again whenever the game has moved; `isFailed`: the last reading did not work. */
export function useSheets(): { sheets: Sheets | null; isFailed: boolean; retry: () => void } {
  const { getSheets, registrations } = useTeamHost();
  const { game } = useGameHost();
  const [sheets, setSheets] = useState<Sheets | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    void getSheets().then((read) => {
      if (isOver) return;
      setFailed(read === null);
      if (read) setSheets(read);
    });
    return () => {
      isOver = true;
    };
  }, [getSheets, registrations, game.step, tries]);
  return { sheets, isFailed, retry: () => setTries(tries + 1) };
}
