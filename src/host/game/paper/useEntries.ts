import { useRef, useState } from 'react';
import type { Command } from '../../../contract/commands';
import { useTeamHost } from './useTeamHost';

/** What was entered in a cell, until the server's own state includes it. */
interface Entry {
  value: number | null;
  /** `done`: the revision of the game that includes it. */
  phase: 'sending' | 'refused' | 'lost' | { done: number };
  /** Only the last of several entries in a cell counts. */
  id: number;
}

/** The state of a cell. */
export interface CellState {
  value: number | null;
  state: 'stored' | 'sending' | 'refused' | 'lost';
}

/** Sends the entries of cells, and tells the state of each cell at this revision of the game. */
export function useEntries(revision: number) {
  const { carryOut } = useTeamHost();
  const [entries, setEntries] = useState<Readonly<Record<string, Entry>>>({});
  const lastId = useRef(0);
  /** Why the last entry was rejected. */
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
    // From then on, the server's state includes what others have entered since.
    if (typeof phase === 'object') return { value: phase.done > revision ? value : stored, state: 'stored' };
    return { value: stored, state: phase };
  };
  return { enter, stateOf, failure };
}
