import '../print/print.css';
import './seasonSheet.css';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Season } from '../../game/season/season';
import { FlowPages, type PageFrame } from '../print/Pages';
import { useOpening } from '../season/useSeason';
import { usePrintedSeason } from '../season/usePrintedSeason';
import { useSeasonTexts } from '../season/seasonTexts';
import { Button, Heading } from '../ui/Button';
import { Loading } from '../ui/Loading';
import { ClosedQuiz } from './ClosedQuiz';

/** The season in the address on paper: its table and its evenings. */
export function SeasonPrint() {
  const { seasonId = '' } = useParams();
  const { opening, retry } = useOpening(seasonId);
  const { printed: texts, retry: again } = useSeasonTexts();
  if (opening.status === 'loading') return <Loading />;
  if (opening.status === 'ready') return <SeasonPages season={opening.value.value} />;
  const text = [opening.failure.text, ...opening.failure.details].join(' ');
  return (
    <ClosedQuiz heading={texts.heading} toStart={texts.toStart} retry={again} text={text} onRetry={retry} />
  );
}

function SeasonPages({ season }: { season: Season }) {
  const { printed: texts } = useSeasonTexts();
  const [hasEvenings, setEvenings] = useState(true);
  const pieces = usePrintedSeason(season, hasEvenings);
  const frame = useMemo(
    (): PageFrame => ({ paper: 'A4', isLandscape: false, quizName: season.name }),
    [season.name],
  );
  return (
    <div className="print">
      <aside className="print-choices">
        <Heading as="h1" fontSize="title">
          {texts.heading}
        </Heading>
        <p className="print-quiz">{season.name}</p>
        <Button onClick={() => window.print()}>{texts.print}</Button>
        {season.evenings.length > 0 && (
          <label className="tick">
            <input
              type="checkbox"
              checked={hasEvenings}
              onChange={({ target }) => setEvenings(target.checked)}
            />
            {texts.withEvenings}
          </label>
        )}
      </aside>
      <div className="print-preview" role="region" aria-label={texts.preview} tabIndex={0}>
        <div className="print-pages light">
          {/* Without a margin, browsers print no address on it. */}
          <style>{`@page { size: 210mm 297mm; margin: 0; }`}</style>
          <FlowPages frame={frame} pieces={pieces} />
        </div>
      </div>
    </div>
  );
}
