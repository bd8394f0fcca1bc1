import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { FlowPages, type FlowPiece, type PageFrame } from '../Pages';
import { scoreGridOf } from '../paper';
import type { TeamRound } from '../printedQuiz';
import { usePrintTexts } from '../printTexts';

interface ScoreGridProps {
  frame: PageFrame;
  rounds: readonly TeamRound[];
  hasJoker: boolean;
  /** Tonight's teams, if known. */
  names: readonly string[];
  /** The minimum number of rows; null: as many as fit on the last page. */
  rows: number | null;
}

/** A grid of teams by rounds, continued on further pages; jokers are on the first, and the total is on the last. */
export function ScoreGrid({ frame, rounds, hasJoker, names, rows }: ScoreGridProps) {
  const { onPaper } = usePrintTexts();
  const { turned, chunks } = useMemo(() => {
    const { isLandscape, pages } = scoreGridOf(frame.paper, rounds.length, hasJoker);
    return {
      turned: { ...frame, isLandscape },
      chunks: pages.map((places) => places.map((place) => rounds[place]!)),
    };
  }, [frame, rounds, hasJoker]);
  const columnsOf = (chunk: number): ReactNode[] => [
    ...(hasJoker && chunk === 0 ? [<GridTitle key="joker" title={onPaper.joker} />] : []),
    ...(chunks[chunk] ?? []).map(({ index, title }) => (
      <GridTitle key={index} number={index + 1} title={title} />
    )),
    ...(chunk === chunks.length - 1 ? [onPaper.sum] : []),
  ];
  const pieces = useMemo(
    () =>
      chunks.flatMap((rounds, chunk) => {
        const hasSum = chunk === chunks.length - 1;
        const columns = rounds.length + Number(hasSum) + Number(hasJoker && chunk === 0);
        const written = Math.max(rows ?? 0, names.length);
        // Where rows fill the page, the last one is repeated, and so has no name.
        return Array.from({ length: rows === null ? written + 1 : written }, (_, row): FlowPiece => ({
          headOf: chunk,
          newPage: chunk > 0 && row === 0,
          node: <GridRow cells={[names[row] ?? '', ...Array.from({ length: columns }, () => '')]} />,
        }));
      }),
    [chunks, names, rows, hasJoker],
  );
  return (
    <FlowPages
      frame={turned}
      pieces={pieces}
      isFilled={rows === null}
      head={({ headOf = 0 }) => <GridRow isHead cells={[onPaper.team, ...columnsOf(headOf)]} />}
    />
  );
}

/** The head of a narrow column, with its title upright. */
function GridTitle({ number, title }: { number?: number; title: string | undefined }) {
  return (
    <>
      {title !== undefined && <span className="grid-title">{title}</span>}
      {number}
    </>
  );
}

/** One row; the first cell is wider than the others. */
function GridRow({ cells, isHead = false }: { cells: readonly ReactNode[]; isHead?: boolean }) {
  return (
    <div
      className="grid-row"
      data-head={isHead || undefined}
      style={{ '--columns': cells.length - 1 } as CSSProperties}
    >
      {cells.map((cell, at) => (
        <span key={at} className="level">
          {cell}
        </span>
      ))}
    </div>
  );
}
