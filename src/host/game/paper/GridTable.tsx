import { Fragment, useId, useState } from 'react';
import type { HostPlayer } from '../../../contract/toHosts';
import { PaperIcon, PhoneIcon } from '../../ui/sessionIcons';
import { MOST_TYPED, SHARES, typedPoints, type SheetRound } from './sheets';
import { stakeColumn, type CellState, type Grid } from './useGrid';
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
    <div className="framed paper-scroll">
      <table ref={grid.table} role="grid" aria-label={label} {...grid.handlers}>
        <thead>
          <tr>
            <th scope="col" className="paper-team">
              {texts.team}
            </th>
            {hasJoker && <th scope="col">{texts.joker}</th>}
            {round.questions.map(({ questionId, number, wager }) => (
              <Fragment key={questionId}>
                {wager && <th scope="col">{texts.stake}</th>}
                <th
                  scope="col"
                  aria-label={words.question({ place: number })}
                  data-chosen={grid.question?.questionId === questionId || undefined}
                >
                  {number}
                </th>
              </Fragment>
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
  const { row, column, columns, firstQuestion } = grid;
  const total = grid.totalAt(player);
  const cell = (columnName: string) => {
    const at = columns.indexOf(columnName);
    return { 'data-cell': `${place} ${at}`, tabIndex: place === row && at === column ? 0 : -1 };
  };
  const cellName = useCellName();
  const isByPhone = (questionId: string) => player.byPhone?.includes(questionId) === true;
  const { value } = useGameTexts();
  const points = grid.pointsOf(player);
  const isExpected = player.paper === true && !round.questions.every((each) => isByPhone(each.questionId));
  return (
    <tr data-total={total.value !== null || undefined} data-chosen={place === row || undefined}>
      <th scope="row" className="paper-team" title={name}>
        <span className="level">
          <bdi className="clamped">{name}</bdi>
          {player.paper && isMixed && (
            <span role="img" aria-label={onPaper}>
              <PaperIcon />
            </span>
          )}
        </span>
      </th>
      {firstQuestion === 1 && (
        <JokerCell name={name} cell={cell('joker')} grid={grid} round={round} player={player} />
      )}
      {round.questions.map(({ questionId, number, wager }) => {
        const { value: share, state } = grid.shareAt(player, questionId);
        const phone = share === null && isByPhone(questionId);
        const said = share !== null ? texts.shares[share] : phone ? texts.byPhone : texts.empty;
        const isChosen = place === row && columns[column] === questionId;
        return (
          <Fragment key={questionId}>
            {wager && (
              <td role="gridcell" className="paper-total">
                <PointsField
                  points={grid.stakeAt(player, questionId)}
                  name={words.pair({ first: name, second: texts.stake })}
                  isWhole
                  isFixed={!player.paper}
                  cell={cell(stakeColumn(questionId))}
                />
              </td>
            )}
            <td
              role="gridcell"
              aria-label={cellName({
                cell: words.pair({ first: name, second: words.question({ place: number }) }),
                value: said,
                state,
              })}
              aria-selected={isChosen}
              data-share={share ?? undefined}
              data-sign={SHARES.find((each) => each.share === share)?.sign}
              data-state={state}
              {...cell(questionId)}
            >
              {phone && <PhoneIcon />}
            </td>
          </Fragment>
        );
      })}
      <td role="gridcell" className="paper-total">
        <PointsField
          key={round.index}
          points={total}
          most={round.mostPoints}
          name={words.pair({ first: name, second: texts.total })}
          sum={points === null ? (isExpected ? texts.missing : '') : value(points)}
          cell={cell('total')}
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
  const { value, state, fill } = grid.jokerAt(player);
  return (
    <td role="gridcell" data-state={state}>
      <input
        type="checkbox"
        aria-label={pair({ first: name, second: texts.joker })}
        aria-disabled={!player.paper}
        checked={value === round.index}
        onChange={(event) => {
          if (player.paper) fill(event.target.checked ? round.index : null);
        }}
        {...cell}
      />
    </td>
  );
}

interface PointsFieldProps {
  points: ReturnType<Grid['totalAt']>;
  /** The team, and what the points are. */
  name: string;
  /** Shown where nothing is typed. */
  sum?: string;
  /** The most that there can be, where that is known. */
  most?: number | undefined;
  /** Whether there are no half points. */
  isWhole?: boolean;
  /** Whether nothing can be typed. */
  isFixed?: boolean;
  cell: CellProps;
}

/** Points that are typed: a round's total, in place of the sum of its questions, or a stake. */
function PointsField(props: PointsFieldProps) {
  const { points, name, sum = '', most = MOST_TYPED, isFixed = false, isWhole = false, cell } = props;
  const texts = useGridTexts();
  const { value } = useGameTexts();
  const cellName = useCellName();
  const id = useId();
  const written = points.value === null ? '' : value(points.value);
  const [typed, setTyped] = useState(written);
  const [seen, setSeen] = useState(written);
  if (seen !== written) {
    setSeen(written);
    setTyped(written);
  }
  // What is stored may be a part of a point, which cannot be typed.
  const wanted = typed === written ? points.value : typedPoints(typed, isWhole ? 1 : 0.5);
  const isTooMany = typeof wanted === 'number' && wanted > most && wanted !== points.value;
  const isWrong = wanted === undefined || isTooMany;
  const commit = () => {
    if (!isFixed && !isWrong && wanted !== points.value) points.fill(wanted);
  };
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        readOnly={isFixed}
        aria-disabled={isFixed}
        aria-label={cellName({ cell: name, value: sum, state: points.state })}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        data-state={points.state}
        value={typed}
        placeholder={sum}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        {...cell}
      />
      {isWrong && (
        <span id={id} role="alert" className="fault">
          {isTooMany ? texts.tooMany({ most: value(most) }) : isWhole ? texts.badStake : texts.badTotal}
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
