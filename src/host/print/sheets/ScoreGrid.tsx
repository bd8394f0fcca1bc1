import { type CSSProperties, useMemo } from 'react';
import { FlowPages, type FlowPiece, type PageFrame } from '../Pages';
import { scoreGridOf } from '../paper';
import type { TeamRound } from '../printedQuiz';
import { usePrintTexts } from '../printTexts';

interface ScoreGridProps {
  frame: PageFrame;
  rounds: readonly TeamRound[];
  /** Tonight's teams, if known. */
  names: readonly string[];
  /** The minimum number of rows. */
  rows: number;
}

/** A grid of teams by rounds, continued on further pages; the total is on the last. */
export function ScoreGrid({ frame, rounds, names, rows }: ScoreGridProps) {
  const { onPaper } = usePrintTexts();
  const { turned, chunks } = useMemo(() => {
    const { isLandscape, pages } = scoreGridOf(frame.paper, rounds.length);
    return {
      turned: { ...frame, isLandscape },
      chunks: pages.map((places) => places.map((place) => rounds[place]!)),
    };
  }, [frame, rounds]);
  const pieces = useMemo(
    () =>
      chunks.flatMap((columns, chunk) =>
        Array.from({ length: Math.max(rows, names.length) }, (_, row): FlowPiece => ({
          headOf: chunk,
          newPage: chunk > 0 && row === 0,
          node: (
            <GridRow
              cells={[names[row] ?? '', ...columns.map(() => '')]}
              hasSum={chunk === chunks.length - 1}
            />
          ),
        })),
      ),
    [chunks, names, rows],
  );
  return (
    <FlowPages
      frame={turned}
      pieces={pieces}
      head={({ headOf = 0 }) => {
        const columns = chunks[headOf] ?? [];
        const sum = headOf === chunks.length - 1 ? [onPaper.sum] : [];
        const numbers = columns.map(({ index }) => String(index + 1));
        return <GridRow isHead cells={[onPaper.team, ...numbers, ...sum]} />;
      }}
    />
  );
}

interface GridRowProps {
  cells: readonly string[];
  /** Whether an empty cell for the total follows. */
  hasSum?: boolean;
  isHead?: boolean;
}

function GridRow({ cells, hasSum = false, isHead = false }: GridRowProps) {
  const all = hasSum ? [...cells, ''] : cells;
  return (
    <div
      className="grid-row"
      data-head={isHead || undefined}
      style={{ '--columns': all.length - 1 } as CSSProperties}
    >
      {all.map((text, at) => (
        <span key={at} className="level">
          {text}
        </span>
      ))}
    </div>
  );
}
