import './season.css';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties } from 'react';
import { BeerMat } from '../../../look/MatDrawing';
import type { SceneNamed } from '../../../contract/scene';
import type { SeasonPlace } from '../../../contract/scores';
import { lazily } from '../../ui/Loading';
import { useSlides } from '../../venue/useVenue';
import { useWords } from '../../texts/roomTexts';
import { useSeasonSceneTexts } from '../../texts/wallTexts';
import { useGameTexts } from '../gameTexts';
import { FitBox, SceneFrame, SceneTitle } from './SceneFrame';

/** More places than these stand in two columns. */
const ONE_COLUMN = 8;
/** Fewer rows do not grow to fill the screen. */
const FEWEST_ROWS = 6;

const SlidesOver = lazily(() => import('./SlideTurns').then(({ SlidesOver }) => SlidesOver), null);

/** The table of the season, with how each team has moved since the evening before. */
export function SeasonScene({ scene }: { scene: SceneNamed<'season'> }) {
  const { seasonName, standings, teamCount = 0 } = scene;
  const { season } = useGameTexts();
  const texts = useSeasonSceneTexts();
  const slides = useSlides('end');
  const columns = standings.length > ONE_COLUMN ? 2 : 1;
  const rows = Math.max(FEWEST_ROWS, Math.ceil(standings.length / columns));
  return (
    <SceneFrame
      place={
        <div className="season-place">
          <SceneTitle>{season.heading}</SceneTitle>
          <p className="place-below">{seasonName}</p>
        </div>
      }
      hasVenue
      aside={
        teamCount > standings.length &&
        standings.length > 0 && (
          <p className="scene-note">{texts.best({ shown: standings.length, all: teamCount })}</p>
        )
      }
    >
      {standings.length === 0 ? (
        <p className="scores-nobody">{season.nobody}</p>
      ) : (
        <FitBox content={JSON.stringify(standings)} className="season-box">
          <ol
            aria-label={texts.table}
            className="places"
            style={{ '--rows': rows, '--columns': columns } as CSSProperties}
          >
            {standings.map((place) => (
              <SeasonRow key={place.name} place={place} />
            ))}
          </ol>
        </FitBox>
      )}
      {slides.length > 0 && <SlidesOver slides={slides} />}
    </SceneFrame>
  );
}

/** One team: its place, its movement as a sign and a number, and its points. */
function SeasonRow({ place: { rank, name, points, moved } }: { place: SeasonPlace }) {
  const texts = useSeasonSceneTexts();
  const words = useWords();
  const { points: pointsText } = useGameTexts();
  const places = Math.abs(moved);
  return (
    <li data-is-first={rank === 1 && points > 0}>
      <span className="place-rank">{words.rank({ rank })}</span>
      <span className="place-moved" data-moved={Math.sign(moved)}>
        <span aria-hidden="true">{moved === 0 ? '–' : `${moved > 0 ? '▲' : '▼'}${places}`}</span>
        <VisuallyHidden>
          {moved === 0 ? texts.same : moved > 0 ? texts.up({ places }) : texts.down({ places })}
        </VisuallyHidden>
      </span>
      <BeerMat name={name} />
      <bdi data-fit="">{name}</bdi>
      <span className="place-points">{pointsText(points)}</span>
    </li>
  );
}
