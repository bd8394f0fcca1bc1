import './seasonSheet.css';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Season } from '../../game/season/season';
import { FlowPages, type PageFrame } from '../print/Pages';
import { PaperSize, PrintFrame } from '../print/PrintFrame';
import { useOpening } from '../season/useSeason';
import { usePrintedSeason } from '../season/usePrintedSeason';
import { useSeasonTexts } from '../season/seasonTexts';
import { Button } from '../ui/Button';
import { Loading } from '../ui/Loading';
import { ClosedQuiz } from './ClosedQuiz';
import { useTitle } from '../ui/useTitle';

/** The print page for the season in the address: its table and its evenings. */
export function SeasonPrint() {
  const { seasonId = '' } = useParams();
  const { opening, retry } = useOpening(seasonId);
  const { printed: texts } = useSeasonTexts();
  if (opening.status === 'loading') return <Loading />;
  if (opening.status === 'ready') return <SeasonPages season={opening.value.value} />;
  const text = [opening.failure.text, ...opening.failure.details.map(({ message }) => message)].join(' ');
  return <ClosedQuiz heading={texts.heading} text={text} onRetry={retry} />;
}

function SeasonPages({ season }: { season: Season }) {
  const { printed: texts } = useSeasonTexts();
  useTitle(season.name);
  const [hasEvenings, setEvenings] = useState(true);
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
            <label className="tick">
              <input
                type="checkbox"
                checked={hasEvenings}
                onChange={({ target }) => setEvenings(target.checked)}
              />
              {texts.withEvenings}
            </label>
          )}
        </>
      }
      preview={texts.preview}
    >
      <PaperSize {...frame} />
      <FlowPages frame={frame} pieces={pieces} />
    </PrintFrame>
  );
}
