import '../ui/fields.css';
import './seasonSheet.css';
import { useSpoken } from '../texts/useLanguage';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { CountedEvening, Season } from '../../game/season/season';
import { hasOwnPoints, seasonPoints, seasonTable } from '../../game/season/table';
import { BeerMat } from '../../look/MatDrawing';
import { CertificateDialog } from '../print/CertificateDialog';
import { FlowPages, type FlowPiece, type PageFrame, PaperSize, PrintFrame } from '../print/Pages';
import { chunksOf } from '../print/paper';
import { useOpening } from '../season/useSeason';
import { ruleInWords } from '../season/ruleDraft';
import { useSeasonTexts } from '../season/seasonTexts';
import { usePastTexts } from '../texts/pastTexts';
import { useWords } from '../texts/roomTexts';
import { Button } from '../ui/Button';
import { Check } from '../ui/Choices';
import { Loading } from '../ui/Loading';
import { ClosedQuiz } from './ClosedQuiz';
import { useTitle } from '../ui/useTitle';

/** The print page for the season in the address: its table and its evenings. */
export function SeasonPrint() {
  const { seasonId = '' } = useParams();
  const { opening, retry, reload } = useOpening(seasonId);
  // The season may have changed in another window meanwhile.
  useEffect(() => {
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
  const { printed: texts } = useSeasonTexts();
  if (opening.status === 'loading') return <Loading />;
  if (opening.status === 'ready') return <SeasonPages season={opening.value.value} />;
  const text = [opening.failure.text, ...opening.failure.details.map(({ message }) => message)].join(' ');
  return <ClosedQuiz heading={texts.heading} text={text} onRetry={retry} />;
}

function SeasonPages({ season }: { season: Season }) {
  const lang = useSpoken();
  const { printed: texts } = useSeasonTexts();
  useTitle(season.name);
  const { certificate } = usePastTexts();
  const [hasEvenings, setEvenings] = useState(true);
  const [showsCertificate, setCertificate] = useState(false);
  const pieces = usePrintedSeason(season, hasEvenings);
  const frame = useMemo(
    (): PageFrame => ({ paper: 'A4', isLandscape: false, quizName: season.name }),
    [season.name],
  );
  return (
    <PrintFrame
      heading={texts.heading}
      choices={
        <>
          <p className="print-quiz">{season.name}</p>
          <Button onClick={() => window.print()}>{texts.print}</Button>
          {season.evenings.length > 0 && (
            <Button variant="outline" aria-haspopup="dialog" onClick={() => setCertificate(true)}>
              {certificate}
            </Button>
          )}
          {season.evenings.length > 0 && (
            <Check className="tick" label={texts.withEvenings} on={hasEvenings} onSwitch={setEvenings} />
          )}
        </>
      }
      preview={texts.preview}
    >
      {showsCertificate ? (
        <CertificateDialog
          quizName={season.name}
          standings={seasonTable(season, lang)}
          onClose={() => setCertificate(false)}
        />
      ) : (
        <>
          <PaperSize {...frame} />
          <FlowPages frame={frame} pieces={pieces} />
        </>
      )}
    </PrintFrame>
  );
}

/** Up to this many teams of an evening stay together on a page. */
const TOGETHER = 40;

/** Returns a season for printing: its table and, if wanted, its evenings. */
function usePrintedSeason(season: Season, hasEvenings: boolean): FlowPiece[] {
  const lang = useSpoken();
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
    const tablePieces: FlowPiece[] = [
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
      ...seasonTable(season, lang).map(({ rank, name, evenings, points }) => ({
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
        const results = printedResults(season, evening);
        const parts = results.length > 0 ? chunksOf(results, TOGETHER) : [[]];
        return parts.map((named, part): FlowPiece => ({
          section: texts.evenings,
          newPage: at === 0 && part === 0,
          node: (
            <div className="season-sheet-evening">
              {part === 0 && (
                <h2>
                  {dateOf(evening.date)} <bdi>{evening.quizName || eveningTexts.unnamed}</bdi>
                </h2>
              )}
              {part === 0 && hasOwnPoints(season) && <p className="small-hint">{texts.both}</p>}
              <ul>
                {named.map(({ name, points, worth }, place) => (
                  <li key={place} className="apart">
                    <bdi>{name}</bdi> {hasOwnPoints(season) && <span>{number(points)}</span>}
                    <b>{number(worth)}</b>
                  </li>
                ))}
              </ul>
            </div>
          ),
        }));
      }),
    ];
  }, [season, hasEvenings, texts, table, inWords, eveningTexts, number, placeText, dateOf, lang]);
}

/** Returns an evening's teams under the names that they have in the table, best first. */
function printedResults(season: Season, evening: CountedEvening) {
  const names = new Map(season.teams.map(({ teamId, name }) => [teamId, name]));
  const worth = seasonPoints(season, evening);
  return evening.results
    .map(({ teamId, points }) => ({
      name: names.get(teamId) ?? teamId,
      points,
      worth: worth.get(teamId) ?? 0,
    }))
    .sort((one, other) => other.points - one.points);
}

function PrintedTeam({ name }: { name: string }) {
  return (
    <span className="level season-sheet-team">
      <BeerMat name={name} />
      <bdi>{name}</bdi>
    </span>
  );
}
