import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type CSSProperties, useState } from 'react';
import { pagesOf } from '../../../contract/podium';
import type { Placing, Standing } from '../../../contract/scores';
import { BeerMat } from '../../../look/MatDrawing';
import { FitBox } from './FitBox';
import { SceneFrame, SceneTitle } from './SceneFrame';
import type { SceneNamed } from '../../../contract/scene';
import type { VenueSlide } from '../../../contract/venue';
import { lazily } from '../../ui/Loading';
import { movesNothing, useEffects } from '../../ui/useEffects';
import { useTimeout } from '../../../look/useTimeout';
import { useSlides } from '../../venue/useVenue';
import { SLIDE_MS, useTurns } from '../../venue/useTurns';
import { useWords } from '../../texts/roomTexts';
import { usePodiumSceneTexts, useScoresSceneTexts } from '../../texts/wallTexts';
import { useGameTexts } from '../gameTexts';
import { PlacesPage, SheetMark } from './PlacesPage';

const SlideOver = lazily(() => import('./SlideTurns').then((part) => part.SlideOver), null);

/** How long the first places stay, and each page of the others, in milliseconds. */
const FIRST_MS = 20_000;
const PAGE_MS = 10_000;

/**
 * The standings so far: the first places as a race, and with many players the others in pages. After each turn
 * of them comes one of the venue's slides.
 */
export function ScoresScene({ scene }: { scene: SceneNamed<'scores'> }) {
  const texts = useGameTexts();
  const { range } = usePodiumSceneTexts();
  const { best, nobody } = useScoresSceneTexts();
  const { standings, rest = [], playerCount, hidden = 0 } = scene;
  const shown = standings.length + hidden;
  const slides = useSlides('rounds');
  const { places, slide } = useScoresTurn(hidden > 0 ? [] : rest, hidden > 0 ? [] : slides);
  const [hasTurned, setHasTurned] = useState(false);
  if (places && !hasTurned) setHasTurned(true);
  const first = places && shown + rest.findIndex((each) => each === places[0]) + 1;
  return (
    <SceneFrame
      place={<SceneTitle>{texts.scores.heading}</SceneTitle>}
      hasVenue
      aside={
        <div className="scene-notes">
          {playerCount > shown && (
            <p className="muted scene-note">
              {places && first !== undefined
                ? range({ first, last: first - 1 + places.length, of: playerCount })
                : best({ shown, count: playerCount })}
            </p>
          )}
          {hidden === 0 && <Climber places={[...standings, ...rest]} />}
        </div>
      }
    >
      <VisuallyHidden role="status">{hidden > 0 && texts.scores.covered({ count: hidden })}</VisuallyHidden>
      {shown === 0 ? (
        <p className="muted scores-nobody">{nobody}</p>
      ) : places ? (
        <PlacesPage key={first} places={places} />
      ) : (
        <StandingsList standings={standings} hidden={hidden} isSettled={hasTurned} />
      )}
      {slide && <SlideOver slide={slide} />}
    </SceneFrame>
  );
}

/** What the standings show now; neither: the first places. */
interface ScoresTurn {
  places?: readonly Placing[];
  slide?: VenueSlide;
}

/** Returns what shows now: the first places, then the others in pages, and after each such turn one slide. */
function useScoresTurn(rest: readonly Placing[], slides: readonly VenueSlide[]): ScoresTurn {
  const pages = pagesOf(rest).map((places) => ({ places, ms: PAGE_MS }));
  const all: (ScoresTurn & { ms: number })[] = [{ ms: FIRST_MS }, ...pages];
  const turns = slides.length > 0 ? slides.flatMap((slide) => [...all, { slide, ms: SLIDE_MS }]) : all;
  const turn = useTurns(
    turns.length,
    turns.map(({ ms }) => ms),
  );
  return turns[turn] ?? {};
}

/** Names whoever climbed the most since the standings last shown, if anybody did. */
function Climber({ places }: { places: readonly Pick<Standing, 'name' | 'rank' | 'before'>[] }) {
  const texts = useScoresSceneTexts();
  const climbs = places.map(({ rank, before = rank }) => before - rank);
  const most = Math.max(0, ...climbs);
  const climber = places[climbs.indexOf(most)];
  if (!climber || most === 0) return null;
  return <p className="muted scene-note">{texts.climber({ name: climber.name, places: most })}</p>;
}

/** Up to this many players have room for larger type. */
const FEW = 6;

/** How long everybody stands where they were, in milliseconds; the style sheet waits as long. */
const START_MS = 1_000;

interface StandingsListProps {
  standings: readonly Standing[];
  /** The number of places above these that are still covered. */
  hidden: number;
  /** Whether they were shown before in this scene, so that nothing moves again. */
  isSettled: boolean;
}

/**
 * The standings. Where they were shown before, all start from their place and points there, and overtake;
 * otherwise the rows rise one by one, the last first. At once where motion is reduced.
 */
function StandingsList({ standings, hidden, isSettled }: StandingsListProps) {
  const isStill = movesNothing(useEffects().effects) || isSettled;
  // Places that the host uncovers rise at once, and none moves.
  const [isOneByOne] = useState(hidden > 0);
  const isRace = !isOneByOne && standings.some(({ before }) => before !== undefined);
  const [isDecided, setDecided] = useState(isStill || !isRace);
  useTimeout(() => setDecided(true), isDecided ? null : START_MS);
  const rows = standings.length + hidden;
  const isRoomy = !isOneByOne && rows <= FEW;
  const shares = sharesOf(standings.map(({ points }) => points));
  const formerShares = sharesOf(standings.map(({ points, gained }) => points - gained));
  const starts = startsOf(standings);
  return (
    <FitBox content={[standings, hidden, isDecided]}>
      <ol
        className="rest standings"
        data-is-roomy={isRoomy}
        data-motion={isStill ? undefined : isRace ? 'race' : 'rise'}
        // Fewer rows do not grow to fill the screen.
        style={{ '--rows': Math.max(FEW, rows) } as CSSProperties}
      >
        {Array.from({ length: hidden }, (_, place) => (
          // Stands for a place that the host has not uncovered yet.
          <li key={place} aria-hidden="true" className="muted level covered-standing">
            ?
          </li>
        ))}
        {standings.map((standing, place) => (
          <li
            key={`${hidden + place} ${standing.name}`}
            style={
              {
                '--climb': starts[place]! - place,
                '--later': isOneByOne ? 0 : standings.length - 1 - place,
                '--share': shares[place],
                '--former-share': isRace ? formerShares[place] : 0,
              } as CSSProperties
            }
          >
            <StandingRow standing={standing} isDecided={isDecided} />
          </li>
        ))}
      </ol>
    </FitBox>
  );
}

/** Returns the rows at which the race starts: by the rank before, with those who have none at the end. */
function startsOf(standings: readonly Standing[]): number[] {
  const starts = standings.map(({ before = Infinity }, place) => ({ before, place }));
  // Stable, so that those who were level start in the order of now.
  starts.sort((one, other) => (one.before < other.before ? -1 : one.before > other.before ? 1 : 0));
  return standings.map((_, place) => starts.findIndex((start) => start.place === place));
}

/** Returns each number as a share of the largest, from 0 to 1. */
function sharesOf(points: readonly number[]): number[] {
  const most = Math.max(0, ...points);
  return points.map((each) => (most > 0 ? Math.max(0, each / most) : 0));
}

interface StandingRowProps {
  standing: Standing;
  /** Whether the row shows the standings of now, not those of before. */
  isDecided: boolean;
}

/** One row of the standings, with a bar for its share of the best player's points. The best stand out. */
function StandingRow({ standing, isDecided }: StandingRowProps) {
  const { rank, name, points, gained, joker, before, missing } = standing;
  const texts = useGameTexts();
  const words = useWords();
  const isFirst = isDecided && rank === 1 && points > 0;
  return (
    <div className="level standing" data-is-first={isFirst}>
      {!isFirst && <span aria-hidden="true" className="standing-bar" />}
      <span className="standing-rank">{words.rank({ rank: isDecided ? rank : (before ?? rank) })}</span>
      <BeerMat name={name} />
      <span className="rest standing-name" data-fit="">
        <bdi>{name}</bdi>
        {joker !== undefined && (
          <span className="standing-mark">{texts.scores.joker({ round: joker + 1 })}</span>
        )}
        {missing !== undefined && <SheetMark missing={missing} />}
      </span>
      {gained !== 0 && <span className="muted standing-gained">{texts.gained(gained)}</span>}
      <span className="standing-points">{texts.points(isDecided ? points : points - gained)}</span>
    </div>
  );
}
