import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Command } from '../../../contract/fromHosts';
import type { HostGame, HostPlayer } from '../../../contract/toHosts';
import { isRightToLeft } from '../../../look/pageLanguage';
import { roundPoints, shareOfKey, type Share, type SheetRound } from './sheets';
import { useTeamHost } from './useTeamHost';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The same where columns run from right to left. */
const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

interface GridParts {
  hostGame: HostGame;
  round: SheetRound;
  /** The rows, from the top. */
  players: readonly HostPlayer[];
  /** Whether there is a column for jokers. */
  hasJoker: boolean;
  /** Moves `by` rounds on or back. */
  turn: (by: 1 | -1) => void;
}

/** The name of the column with what was staked on a question. */
export function stakeColumn(questionId: string): string {
  return `stake ${questionId}`;
}

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
function useEntries(revision: number) {
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
    // The server may have carried out what it did not respond to.
    return { value: stored, state: stored === value ? 'stored' : phase };
  };
  return { enter, stateOf, failure };
}

/** The cells of a round: what each contains, and the function that fills it. */
function useCells({ revision }: HostGame, round: SheetRound) {
  const { index: roundIndex, questions } = round;
  const { enter, stateOf, failure } = useEntries(revision);
  const cellAt = <Value extends number | null>(
    name: string,
    stored: number | null | undefined,
    commandFor: (value: Value) => Command,
  ) => ({
    ...stateOf(name, stored ?? null),
    fill: (value: Value) => void enter(name, value, commandFor(value)),
  });

  const shareAt = ({ playerId, sheets }: HostPlayer, questionId: string) =>
    cellAt(`${playerId} ${questionId}`, sheets?.[questionId], (share: Share) => ({
      type: 'score',
      playerId,
      questionId,
      share,
    }));
  const totalAt = ({ playerId, totals }: HostPlayer) =>
    cellAt(`${playerId} round ${roundIndex}`, totals?.[roundIndex], (points) => ({
      type: 'scoreRound',
      playerId,
      roundIndex,
      points,
    }));
  const stakeAt = ({ playerId, stakes }: HostPlayer, questionId: string) =>
    cellAt(`${playerId} ${stakeColumn(questionId)}`, stakes?.[questionId], (points) => ({
      type: 'stake',
      playerId,
      questionId,
      points,
    }));
  /** Contains the index of the round that the player doubles. */
  const jokerAt = ({ playerId, joker }: HostPlayer) =>
    cellAt(`${playerId} joker`, joker, (doubled) => ({ type: 'joker', playerId, roundIndex: doubled }));
  /** What a row is worth, including what was just entered; null where nothing was. */
  const pointsOf = (each: HostPlayer): number | null => {
    const entered = (valueAt: typeof shareAt | typeof stakeAt): Record<string, number> => {
      const values = questions.map(({ questionId: id }) => [id, valueAt(each, id).value] as const);
      return Object.fromEntries(values.flatMap(([id, value]) => (value === null ? [] : [[id, value]])));
    };
    const total = totalAt(each).value;
    const totals = total === null ? {} : { [roundIndex]: total };
    return roundPoints({ ...each, sheets: entered(shareAt), stakes: entered(stakeAt), totals }, round);
  };
  return { shareAt, totalAt, stakeAt, jokerAt, pointsOf, failure };
}

/** The selected cell, and the functions that select another. `first`: the column selected initially. */
function useChosen(players: readonly HostPlayer[], columns: readonly string[], first: number) {
  const table = useRef<HTMLTableElement>(null);
  const [wish, setWish] = useState({ playerId: '', column: '' });
  const elementAt = (row: number, column: number) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);
  const choose = (row: number, column: number) => {
    const playerId = players[row]?.playerId;
    if (playerId !== undefined) setWish({ playerId, column: columns[column] ?? '' });
  };
  const row = players.findIndex(({ playerId }) => playerId === wish.playerId);
  const column = columns.indexOf(wish.column);
  return {
    table,
    // The selected cell may have gone with its player or its round.
    row: Math.max(0, row),
    column: column < 0 ? first : column,
    /** Focusing a cell selects it. */
    focusOn: (row: number, column: number) => elementAt(row, column)?.focus(),
    /** Selects a cell and leaves the focus where it is. */
    show: (row: number, column: number) => {
      elementAt(row, column)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      choose(row, column);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const [rowAt, columnAt] = (target.dataset.cell ?? '').split(' ');
      if (columnAt !== undefined) choose(Number(rowAt), Number(columnAt));
    },
  };
}

/** The state of a round's grid: the selected cell, the state of each, and what keys and buttons do. */
export function useGrid({ hostGame, round, players, hasJoker, turn }: GridParts) {
  const cells = useCells(hostGame, round);
  const asked = round.questions.flatMap(({ questionId, wager }) => [
    ...(wager ? [stakeColumn(questionId)] : []),
    questionId,
  ]);
  const columns = [...(hasJoker ? ['joker'] : []), ...asked, 'total'];
  const firstQuestion = hasJoker ? 1 : 0;
  const { table, row, column, focusOn, show, onFocus } = useChosen(players, columns, firstQuestion);
  const player = players[row];
  const question = round.questions.find(({ questionId }) => questionId === columns[column]);

  /** Moves to the next row; from the last one to the top of the next column. */
  const focusNextRow = () => {
    if (row + 1 < players.length) focusOn(row + 1, column);
    else focusOn(0, column + 1 < columns.length ? column + 1 : firstQuestion);
  };
  /** Leads to the question after or before the selected one, row by row; at either end it stays. */
  const step = (by: 1 | -1, lead: (row: number, column: number) => void) => {
    const { questions } = round;
    const at = row * questions.length + questions.findIndex((each) => each === question) + by;
    const place = Math.min(Math.max(at, 0), players.length * questions.length - 1);
    const { questionId } = questions[place % questions.length]!;
    lead(Math.floor(place / questions.length), columns.indexOf(questionId));
  };
  /** Marks the selected cell and moves on to the next question, in the last column to the next row. */
  const markAndGoOn = (share: Share, lead = show) => {
    if (!player || !question) return;
    cells.shareAt(player, question.questionId).fill(share);
    if (share !== null) step(1, lead);
  };
  /** Clears the selected cell, or if it is empty the one before: the mark typed last. */
  const takeBack = () => {
    if (!player || !question) return;
    const isEmpty = cells.shareAt(player, question.questionId).value === null;
    if (!isEmpty) return markAndGoOn(null);
    step(-1, (rowBefore, columnBefore) => {
      focusOn(rowBefore, columnBefore);
      cells.shareAt(players[rowBefore]!, columns[columnBefore]!).fill(null);
    });
  };

  /** Returns whether the grid handled the key. */
  const press = (key: string, field: HTMLInputElement | null): boolean => {
    const arrow = STEPS[isRightToLeft() ? (MIRRORED[key] ?? key) : key];
    if (arrow) {
      if (arrow[1] !== 0 && field && isBeingTyped(field)) return false;
      focusOn(row + arrow[0], column + arrow[1]);
    } else if (key === 'Enter') focusNextRow();
    else if (key === 'PageDown') turn(1);
    else if (key === 'PageUp') turn(-1);
    else if (field) return false;
    else if (key === 'Home') focusOn(row, firstQuestion);
    else if (key === 'End' || key.toLowerCase() === 't') focusOn(row, columns.length - 1);
    else if (!question) return false;
    else if (key === 'Backspace') takeBack();
    else {
      const share = shareOfKey(key);
      if (share === undefined) return false;
      markAndGoOn(share, focusOn);
    }
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const field = target instanceof HTMLInputElement && target.type === 'text' ? target : null;
    if (press(event.key, field)) event.preventDefault();
  };
  return {
    ...cells,
    table,
    handlers: { onKeyDown, onFocus },
    row,
    column,
    columns,
    player,
    question,
    firstQuestion,
    markAndGoOn,
    /** Focuses the selected cell. */
    focusChosen: () => focusOn(row, column),
  };
}

export type Grid = ReturnType<typeof useGrid>;

/** Whether the arrow keys should move within a field's text: it has some, and not all of it is selected. */
function isBeingTyped({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return value !== '' && !(selectionStart === 0 && selectionEnd === value.length);
}
