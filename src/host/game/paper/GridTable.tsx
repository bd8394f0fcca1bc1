import { useId, useState } from 'react';
import type { HostPlayer } from '../../../contract/hostGame';
import { PaperIcon, PhoneIcon } from '../../ui/sessionIcons';
import { typedPoints, type SheetRound } from './sheets';
import type { CellState } from './useEntries';
import type { Grid } from './useGrid';
import { nameOn, useTeamHost } from './useTeamHost';
import { useGameTexts } from '../gameTexts';
import { useCrowdTexts, useWords } from '../../texts/roomTexts';
import { useGridTexts } from '../../texts/paperTexts';

interface GridTableProps {
  grid: Grid;
  round: SheetRound;
  players: readonly HostPlayer[];
  label: string;
}

/** A grid of teams by questions. Only one cell is reached with Tab; the arrow keys lead to the others. */
export function GridTable({ grid, round, players, label }: GridTableProps) {
  const texts = useGridTexts();
  const words = useWords();
  const hasJoker = grid.firstQuestion === 1;
  const isMixed = players.some(({ paper }) => !paper);
  return (
    <div className="paper-scroll">
      <table ref={grid.table} role="grid" aria-label={label} {...grid.handlers}>
        <thead>
          <tr>
            <th scope="col" className="paper-team">
              {texts.team}
            </th>
            {hasJoker && <th scope="col">{texts.joker}</th>}
            {round.questions.map(({ questionId, number }) => (
              <th
                key={questionId}
                scope="col"
                aria-label={words.question({ place: number })}
                data-chosen={grid.question?.questionId === questionId || undefined}
              >
                {number}
              </th>
            ))}
            <th scope="col" className="paper-total">
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map((player, place) => (
            <GridRow
              key={player.playerId}
              grid={grid}
              round={round}
              player={player}
              place={place}
              isMixed={isMixed}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GridRowProps {
  grid: Grid;
  round: SheetRound;
  player: HostPlayer;
  place: number;
  /** Whether teams with a phone are listed too. */
  isMixed: boolean;
}

function GridRow({ grid, round, player, place, isMixed }: GridRowProps) {
  const texts = useGridTexts();
  const words = useWords();
  const { onPaper } = useCrowdTexts();
  const host = useTeamHost();
  const name = nameOn(host, player);
  const { row, column, firstQuestion } = grid;
  const total = grid.totalAt(player);
  const cell = (at: number) => ({
    'data-cell': `${place} ${at}`,
    tabIndex: place === row && at === column ? 0 : -1,
  });
  const last = firstQuestion + round.questions.length;
  const cellName = useCellName();
  const isByPhone = (questionId: string) => player.byPhone?.includes(questionId) === true;
  return (
    <tr data-total={total.value !== null || undefined} data-chosen={place === row || undefined}>
      <th scope="row" className="paper-team" title={name}>
        <span>
          <bdi>{name}</bdi>
          {player.paper && isMixed && (
            <span role="img" aria-label={onPaper}>
              <PaperIcon />
            </span>
          )}
        </span>
      </th>
      {firstQuestion === 1 && (
        <JokerCell name={name} cell={cell(0)} grid={grid} round={round} player={player} />
      )}
      {round.questions.map(({ questionId, number }, index) => {
        const { value, state } = grid.shareAt(player, questionId);
        const phone = value === null && isByPhone(questionId);
        const said = value !== null ? texts.shares[value] : phone ? texts.byPhone : texts.empty;
        const at = firstQuestion + index;
        return (
          <td
            key={questionId}
            role="gridcell"
            aria-label={cellName({
              cell: words.pair({ first: name, second: words.question({ place: number }) }),
              value: said,
              state,
            })}
            aria-selected={place === row && at === column}
            data-share={value ?? undefined}
            data-state={state}
            {...cell(at)}
          >
            {phone && <PhoneIcon />}
          </td>
        );
      })}
      <td role="gridcell" className="paper-total">
        <TotalField
          key={round.index}
          total={total}
          name={name}
          points={grid.pointsOf(player)}
          cell={cell(last)}
          isExpected={player.paper === true && !round.questions.every((each) => isByPhone(each.questionId))}
          onPoints={(points) => grid.setTotal(player, points)}
        />
      </td>
    </tr>
  );
}

interface CellProps {
  'data-cell': string;
  tabIndex: number;
}

interface JokerCellProps extends Omit<GridRowProps, 'place' | 'isMixed'> {
  name: string;
  cell: CellProps;
}

/** A checkbox: this team doubles this round. Teams with a phone play their joker there. */
function JokerCell({ grid, round, player, name, cell }: JokerCellProps) {
  const texts = useGridTexts();
  const { pair } = useWords();
  const { value, state } = grid.jokerAt(player);
  return (
    <td role="gridcell" data-state={state}>
      <input
        type="checkbox"
        aria-label={pair({ first: name, second: texts.joker })}
        aria-disabled={!player.paper}
        checked={value === round.index}
        onChange={(event) => {
          if (player.paper) grid.setJoker(player, event.target.checked);
        }}
        {...cell}
      />
    </td>
  );
}

interface TotalFieldProps {
  total: CellState;
  name: string;
  /** What the round is worth, as far as it has been marked. */
  points: number | null;
  /** Whether this team's sheet is still to come in. */
  isExpected: boolean;
  cell: CellProps;
  onPoints: (points: number | null) => void;
}

/** A round's total: the sum of its questions, or what is typed in its place. */
function TotalField({ total, name, points, isExpected, cell, onPoints }: TotalFieldProps) {
  const texts = useGridTexts();
  const { value } = useGameTexts();
  const { pair } = useWords();
  const cellName = useCellName();
  const id = useId();
  const stored = total.value === null ? '' : value(total.value);
  const [typed, setTyped] = useState(stored);
  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    setTyped(stored);
  }
  const wanted = typedPoints(typed);
  const sum = points === null ? (isExpected ? texts.missing : '') : value(points);
  const commit = () => {
    if (wanted !== undefined && wanted !== total.value) onPoints(wanted);
  };
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={cellName({
          cell: pair({ first: name, second: texts.total }),
          value: sum,
          state: total.state,
        })}
        aria-invalid={wanted === undefined}
        aria-describedby={wanted === undefined ? id : undefined}
        data-state={total.state}
        value={typed}
        placeholder={sum}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        {...cell}
      />
      {wanted === undefined && (
        <span id={id} role="alert" className="paper-bad">
          {texts.badTotal}
        </span>
      )}
    </>
  );
}

/** Names a cell with its value, and says whether its entry is being sent or was rejected. */
function useCellName() {
  const { sending, notTaken } = useGridTexts();
  const { labelled, pair } = useWords();
  return ({ cell, value, state }: { cell: string; value: string | undefined; state: CellState['state'] }) => {
    const said = value ? labelled({ label: cell, value }) : cell;
    return state === 'stored'
      ? said
      : pair({ first: said, second: state === 'sending' ? sending : notTaken });
  };
}
