import { useMemo, type ReactNode } from 'react';
import type { Season } from '../../game/season/season';
import { seasonTable } from '../../game/season/table';
import { BeerMat } from '../../look/MatDrawing';
import { useWords } from '../texts/roomTexts';
import { namedResults } from './edits';
import { ruleInWords } from './ruleDraft';
import { useSeasonTexts } from './seasonTexts';

/** A block of a printed season that is never split between pages. */
interface SeasonPiece {
  section: string;
  node: ReactNode;
  /** Keeps the piece on the same page as the next one. */
  withNext?: boolean;
  newPage?: boolean;
}

/** Up to this many teams of an evening stay together on a page. */
const TOGETHER = 40;

/** Returns a season for printing: its table and, if wanted, its evenings. */
export function usePrintedSeason(season: Season, hasEvenings: boolean): SeasonPiece[] {
  const { printed: texts, table, inWords, evening: eveningTexts, dateOf } = useSeasonTexts();
  const { number, rank: placeText } = useWords();
  return useMemo(() => {
    const row = (cells: readonly ReactNode[], isHead = false) => (
      <div className="season-sheet-row" data-head={isHead || undefined}>
        {cells.map((cell, at) => (
          <span key={at}>{cell}</span>
        ))}
      </div>
    );
    const head = row([table.rank, table.team, table.evenings, table.points], true);
    const tablePieces: SeasonPiece[] = [
      {
        section: texts.table,
        withNext: true,
        node: (
          <>
            <p className="season-sheet-rule">{ruleInWords(season, inWords, number)}</p>
            {head}
          </>
        ),
      },
      ...seasonTable(season).map(({ rank, name, evenings, points }) => ({
        section: texts.table,
        node: row([
          placeText({ rank }),
          <PrintedTeam key="name" name={name} />,
          number(evenings),
          number(points),
        ]),
      })),
    ];
    if (!hasEvenings) return tablePieces;
    const evenings = season.evenings.toSorted((one, other) => (one.date < other.date ? 1 : -1));
    return [
      ...tablePieces,
      ...evenings.flatMap((evening, at) => {
        const results = namedResults(season, evening);
        const parts = Array.from({ length: Math.ceil(results.length / TOGETHER) || 1 }, (_, part) =>
          results.slice(part * TOGETHER, (part + 1) * TOGETHER),
        );
        return parts.map((named, part): SeasonPiece => ({
          section: texts.evenings,
          newPage: at === 0 && part === 0,
          node: (
            <div className="season-sheet-evening">
              {part === 0 && (
                <h2>
                  {dateOf(evening.date)} <bdi>{evening.quizName || eveningTexts.unnamed}</bdi>
                </h2>
              )}
              <ul>
                {named.map(({ name, points }, place) => (
                  <li key={place}>
                    <bdi>{name}</bdi> <b>{number(points)}</b>
                  </li>
                ))}
              </ul>
            </div>
          ),
        }));
      }),
    ];
  }, [season, hasEvenings, texts, table, inWords, eveningTexts, number, placeText, dateOf]);
}

function PrintedTeam({ name }: { name: string }) {
  return (
    <span className="season-sheet-team">
      <BeerMat name={name} />
      <bdi>{name}</bdi>
    </span>
  );
}
