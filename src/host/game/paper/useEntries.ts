import { useRef, useState } from 'react';
import type { Command } from '../../../contract/commands';
import { useTeamHost } from './useTeamHost';

/** What was entered in a cell, until the server's own picture has it. */
interface Entry {
  value: number | null;
  /** `done`: stored with this revision of the game. */
  phase: 'sending' | 'refused' | 'lost' | { done: number };
  /** Of several entries in one cell only the last one counts. */
  id: number;
}

/** How a cell stands. */
export interface CellState {
  value: number | null;
  state: 'stored' | 'sending' | 'refused' | 'lost';
}

/** Sends what is entered in cells, and tells how each cell stands at this revision of the game. */
export function useEntries(revision: number) {
  const { carryOut } = useTeamHost();
  const [entries, setEntries] = useState<Readonly<Record<string, Entry>>>({});
  const lastId = useRef(0);
  /** Why the last entry was not taken. */
  const [failure, setFailure] = useState<'refused' | 'lost' | null>(null);

  const enter = async (cell: string, value: number | null, command: Command) => {
    const id = ++lastId.current;
    setFailure(null);
    setEntries((all) => ({ ...all, [cell]: { value, phase: 'sending', id } }));
    const { outcome, revision: done = 0 } = await carryOut(command);
    const phase = outcome === 'done' ? { done } : outcome === 'lost' ? 'lost' : 'refused';
    if (typeof phase === 'string') setFailure(phase);
    setEntries((all) => (all[cell]?.id === id ? { ...all, [cell]: { value, phase, id } } : all));
  };
  const stateOf = (cell: string, stored: number | null): CellState => {
    const entry = entries[cell];
    if (!entry) return { value: stored, state: 'stored' };
    const { phase, value } = entry;
    if (phase === 'sending') return { value, state: 'sending' };
    // What others have entered since then is in the server's picture.
    if (typeof phase === 'object') return { value: phase.done > revision ? value : stored, state: 'stored' };
    return { value: stored, state: phase };
  };
  return { enter, stateOf, failure };
}
