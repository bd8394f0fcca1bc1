import { useWords } from '../../texts/roomTexts';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { LazyMotion, domAnimation } from 'framer-motion';
import type { CSSProperties } from 'react';
import type { Placing } from '../../../contract/scores';
import { ANSWER_SIGNS } from '../../../look/answerSigns';
import { lazily } from '../../ui/Loading';
import { useSlides } from '../../venue/useVenue';
import { type PodiumPlace, podiumPlaces, usePodiumShow } from './usePodiumShow';
import { LateJoin } from './LateJoin';
import { PodiumStep } from './PodiumStep';
import { FitBox, MissingSheets, SceneFrame, SceneTitle, useProjection } from './SceneFrame';
import type { SceneNamed } from '../../../contract/scene';
import { useGameTexts } from '../gameTexts';

const SlideShow = lazily(() => import('../../venue/SlideShow').then(({ SlideShow }) => SlideShow), null);

/**
 * The end of the game: the first three places on their steps, one after the other, then all places in pages.
 */
export function PodiumScene({ scene }: { scene: SceneNamed<'podium'> }) {
  const { openUrl } = useProjection();
  const texts = useGameTexts();
  const words = useWords();
  const slides = useSlides('end');
  const { steps, pages } = podiumPlaces(scene);
  const { uncovered, page } = usePodiumShow() ?? { uncovered: steps.length, page: 0 };
  const covered = steps.length - uncovered;
  const places = pages[page - 1];
  const before = (page - 1) * (pages[0]?.length ?? 0);
  const newest = uncovered > 0 && page === 0 ? steps[covered] : undefined;
  const isWon = covered === 0 && steps.some(({ points }) => points > 0);
  return (
    <SceneFrame
      place={<SceneTitle>{texts.podium.heading}</SceneTitle>}
      hasVenue
      aside={
        <div className="scene-notes">
          {places ? (
            <p className="podium-note">
              {texts.podium.range({ first: before + 1, last: before + places.length, of: scene.playerCount })}
            </p>
          ) : (
            scene.tied && covered === 0 && <p className="podium-note is-tied">{texts.podium.tied}</p>
          )}
          <MissingSheets count={scene.missing} />
        </div>
      }
    >
      <VisuallyHidden role="status">
        {newest && texts.podium.stands({ rank: newest.rank, names: words.names(newest.names) })}
      </VisuallyHidden>
      {steps.length === 0 ? (
        <p className="podium-nobody">{texts.podium.nobody}</p>
      ) : (
        <>
          {isWon && !places && <Confetti />}
          <div className="podium">
            <div className="podium-main">
              {places ? <PlacesPage key={page} places={places} /> : <Steps steps={steps} covered={covered} />}
            </div>
            {slides.length > 0 && covered === 0 ? (
              <div className="wide-only podium-slides">
                <SlideShow slides={slides} />
              </div>
            ) : (
              openUrl !== undefined && (
                <div className="wide-only">
                  <LateJoin url={openUrl} />
                </div>
              )
            )}
          </div>
        </>
      )}
    </SceneFrame>
  );
}

function Steps({ steps, covered }: { steps: readonly PodiumPlace[]; covered: number }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <FitBox content={JSON.stringify(steps)}>
        <ol className="podium-steps">
          {steps.map((step, place) => (
            <PodiumStep key={step.rank} step={step} isCovered={place < covered} />
          ))}
        </ol>
      </FitBox>
    </LazyMotion>
  );
}

/** More places than these stand in two columns. */
const ONE_COLUMN = 8;
/** Fewer rows do not grow to fill the screen. */
const FEWEST_ROWS = 6;

/** A page of all places, in two columns one after the other. */
function PlacesPage({ places }: { places: readonly Placing[] }) {
  const texts = useGameTexts();
  const columns = places.length > ONE_COLUMN ? 2 : 1;
  const rows = Math.max(FEWEST_ROWS, Math.ceil(places.length / columns));
  return (
    <FitBox content={JSON.stringify(places)} className="places-box">
      <ol
        aria-label={texts.podium.all}
        className="places"
        style={{ '--rows': rows, '--columns': columns } as CSSProperties}
      >
        {places.map(({ rank, name, points }, place) => (
          <li key={place} data-is-first={rank === 1 && points > 0}>
            <span className="place-rank">{rank}.</span>
            <bdi data-fit="">{name}</bdi>
            <span className="place-points">{texts.points(points)}</span>
          </li>
        ))}
      </ol>
    </FitBox>
  );
}

/**
 * The position of each piece in percent of the scene, at its sides to keep clear of the names; its angle, and
 * its size in vh.
 */
const PIECES = [
  { x: 3, y: 18, turn: 12, size: 4.4 },
  { x: 11, y: 25, turn: -20, size: 3 },
  { x: 4, y: 32, turn: 40, size: 3.4 },
  { x: 16, y: 16, turn: 65, size: 2.6 },
  { x: 20, y: 31, turn: -35, size: 3.4 },
  { x: 27, y: 13, turn: 18, size: 3.2 },
  { x: 36, y: 11, turn: -60, size: 2.2 },
  { x: 62, y: 11, turn: 30, size: 2.4 },
  { x: 71, y: 14, turn: -12, size: 3 },
  { x: 78, y: 29, turn: 50, size: 3.4 },
  { x: 83, y: 15, turn: -45, size: 2.6 },
  { x: 89, y: 25, turn: 22, size: 4 },
  { x: 95, y: 16, turn: -28, size: 3 },
  { x: 95, y: 31, turn: 75, size: 3.4 },
] as const;

/** The answers' shapes as confetti behind the podium. */
function Confetti() {
  return (
    <div aria-hidden="true" className="confetti">
      {PIECES.map(({ x, y, turn, size }, place) => {
        const sign = ANSWER_SIGNS[place % ANSWER_SIGNS.length]!;
        return (
          <div
            key={place}
            style={{ left: `${x}%`, top: `${y}%`, animationDuration: `${900 + place * 120}ms` }}
          >
            <svg
              data-confetti=""
              viewBox="-1 -1 26 26"
              style={{ width: `${size}vh`, transform: `rotate(${turn}deg)` }}
            >
              <path d={sign.path} fill={sign.colour} />
            </svg>
          </div>
        );
      })}
    </div>
  );
}
