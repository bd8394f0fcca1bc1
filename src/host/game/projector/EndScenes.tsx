import './ending.css';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { SceneNamed } from '../../../contract/scene';
import type { SeasonPlace } from '../../../contract/scores';
import { awardText } from '../../../look/awardText';
import { BeerMat } from '../../../look/MatDrawing';
import { VenueMark } from '../../venue/VenueMark';
import { useWords } from '../../texts/roomTexts';
import { useAwardsSceneTexts, usePodiumSceneTexts, useSeasonSceneTexts } from '../../texts/wallTexts';
import { useGameTexts } from '../gameTexts';
import { PlacesList } from './PlacesPage';
import { FitBox } from './FitBox';
import { LateJoin, SceneFrame, SceneTitle, useProjection } from './SceneFrame';

/** The latest award of the evening fills the wall: who earned it, and for what. */
export function AwardsScene({ scene: { awards, of } }: { scene: SceneNamed<'awards'> }) {
  const { heading } = useGameTexts().awards;
  const awardTexts = useAwardsSceneTexts();
  // A server that does not count them shows all of them at once.
  const shown = of === undefined ? awards : awards.slice(-1);
  return (
    <SceneFrame
      place={<SceneTitle>{heading}</SceneTitle>}
      hasVenue
      aside={of !== undefined && of > 1 && <AwardsSoFar shown={awards.length} of={of} />}
    >
      <FitBox content={shown} className="awards-box">
        <ul className="stack awards" role="list" aria-live="polite">
          {shown.map((award) => (
            <li key={`${award.award} ${award.name}`} className="level">
              <BeerMat name={award.name} />
              <div>
                <strong data-fit="">
                  <bdi>{award.name}</bdi>
                </strong>
                <p data-fit="" className="muted">
                  {awardText(award, awardTexts)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </FitBox>
    </SceneFrame>
  );
}

/** How many of the awards were shown, as dots. */
function AwardsSoFar({ shown, of }: { shown: number; of: number }) {
  return (
    <div aria-hidden="true" className="row awards-so-far">
      {Array.from({ length: of }, (_, place) => (
        <i key={place} data-is-shown={place < shown} />
      ))}
    </div>
  );
}

/** The end: thanks, the venue's next date, and the code with which everybody takes the evening home. */
export function GoodbyeScene({ scene: { nextDate } }: { scene: SceneNamed<'goodbye'> }) {
  const { openUrl } = useProjection();
  const { goodbye } = useGameTexts();
  const { takeHome } = usePodiumSceneTexts();
  return (
    <SceneFrame place={null}>
      <div className="rest goodbye">
        <FitBox content={nextDate} className="announcement">
          <VenueMark />
          <h1 data-fit="question">{goodbye.heading}</h1>
          {nextDate !== undefined && (
            <p className="next-date">
              <span>{goodbye.next}</span> <strong data-fit="answer">{nextDate}</strong>
            </p>
          )}
        </FitBox>
        {openUrl !== undefined && (
          <div className="wide-only take-home-code">
            <LateJoin url={openUrl} />
            <p>{takeHome}</p>
          </div>
        )}
      </div>
    </SceneFrame>
  );
}

/** The table of the season, with how each team has moved since the evening before, and what this one brought. */
export function SeasonScene({ scene }: { scene: SceneNamed<'season'> }) {
  const { seasonName, standings, teamCount = 0 } = scene;
  const { season } = useGameTexts();
  const texts = useSeasonSceneTexts();
  // On a first evening nobody is new or has moved.
  const isMoving = standings.some(({ moved, isNew }) => moved !== 0 || isNew);
  return (
    <SceneFrame
      place={
        <div className="season-place">
          <SceneTitle>{season.heading}</SceneTitle>
          <p className="muted place-below">{seasonName}</p>
        </div>
      }
      hasVenue
      aside={
        teamCount > standings.length &&
        standings.length > 0 && (
          <p className="muted scene-note">{texts.best({ shown: standings.length, all: teamCount })}</p>
        )
      }
    >
      {standings.length === 0 ? (
        <p className="muted scores-nobody">{texts.nobody}</p>
      ) : (
        <FitBox content={standings} className="season-box">
          <PlacesList label={texts.table} count={standings.length}>
            {standings.map((place, at) => (
              <SeasonRow key={at} place={place} isMoving={isMoving} />
            ))}
          </PlacesList>
        </FitBox>
      )}
    </SceneFrame>
  );
}

/** One team: its place, its movement as a sign and a number, and its points. */
function SeasonRow({ place, isMoving }: { place: SeasonPlace; isMoving: boolean }) {
  const { rank, name, points, moved, isNew, tonight } = place;
  const texts = useSeasonSceneTexts();
  const words = useWords();
  const { points: pointsText, gained } = useGameTexts();
  const places = Math.abs(moved);
  return (
    <li className="level" data-is-first={rank === 1 && points > 0}>
      <span className="place-rank">{words.rank({ rank })}</span>
      {isMoving && (
        <span className="muted place-moved" data-moved={Math.sign(moved)}>
          {isNew ? (
            texts.new
          ) : (
            <>
              <span aria-hidden="true">{moved === 0 ? '–' : `${moved > 0 ? '▲' : '▼'}${places}`}</span>
              <VisuallyHidden>
                {moved === 0 ? texts.same : moved > 0 ? texts.up({ places }) : texts.down({ places })}
              </VisuallyHidden>
            </>
          )}
        </span>
      )}
      <BeerMat name={name} />
      <bdi data-fit="">{name}</bdi>
      {tonight !== undefined && <span className="muted place-tonight">{gained(tonight)}</span>}
      <span className="place-points">{pointsText(points)}</span>
    </li>
  );
}
