import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type CSSProperties, useEffect, useState } from 'react';
import { podiumPages } from '../../../contract/podium';
import type { Placing, Standing } from '../../../contract/scores';
import { BeerMat } from '../../../look/MatDrawing';
import { FitBox, SceneFrame, SceneTitle } from './SceneFrame';
import type { SceneNamed } from '../../../contract/scene';
import { lazily } from '../../ui/Loading';
import { movesNothing, useEffects } from '../../ui/useEffects';
import { useSlides } from '../../venue/useVenue';
import { useTurns } from '../../venue/useTurns';
import { useWords } from '../../texts/roomTexts';
import { useGameTexts } from '../gameTexts';
import { PlacesPage } from './PlacesPage';

const SlidesOver = lazily(() => import('./SlideTurns').then(({ SlidesOver }) => SlidesOver), null);

/** How long the first places stay, and each page of the others, in milliseconds. */
const FIRST_MS = 20_000;
const PAGE_MS = 10_000;

const NO_PLACES: Placing[] = [];

/** The standings so far: the first places as a race, and with many players the others in pages. */
export function ScoresScene({ scene }: { scene: SceneNamed<'scores'> }) {
  const texts = useGameTexts();
  const { standings, rest = NO_PLACES, playerCount, hidden = 0 } = scene;
  const shown = standings.length + hidden;
  const slides = useSlides('rounds');
  const pages = podiumPages(rest);
  const turn = useTurns(1 + pages.length, [FIRST_MS, ...pages.map(() => PAGE_MS)]);
  const places = pages[turn - 1];
  const former = pages.slice(0, Math.max(0, turn - 1)).reduce((sum, page) => sum + page.length, shown);
  return (
    <SceneFrame
      place={<SceneTitle>{texts.scores.heading}</SceneTitle>}
      hasVenue
      aside={
        <div className="scene-notes">
          {playerCount > shown && (
            <p className="scene-note">
              {places
                ? texts.podium.range({ first: former + 1, last: former + places.length, of: playerCount })
                : texts.scores.best({ shown, count: playerCount })}
            </p>
          )}
          <Climber places={[...standings, ...rest]} />
        </div>
      }
    >
      <VisuallyHidden role="status">{hidden > 0 && texts.scores.covered({ count: hidden })}</VisuallyHidden>
      {shown === 0 ? (
        <p className="scores-nobody">{texts.scores.nobody}</p>
      ) : places ? (
        <PlacesPage key={turn} places={places} />
      ) : (
        <StandingsList standings={standings} hidden={hidden} />
      )}
      {hidden === 0 && slides.length > 0 && <SlidesOver slides={slides} />}
    </SceneFrame>
  );
}

/** Names whoever climbed the most since the standings last shown, if anybody did. */
function Climber({ places }: { places: readonly Pick<Standing, 'name' | 'rank' | 'before'>[] }) {
  const texts = useGameTexts();
  const climbs = places.map(({ rank, before = rank }) => before - rank);
  const most = Math.max(0, ...climbs);
  const climber = places[climbs.indexOf(most)];
  if (!climber || most === 0) return null;
  return <p className="scene-note">{texts.scores.climber({ name: climber.name, places: most })}</p>;
}

/** Few players with short names have room for larger type. */
const FEW = 6;
const SHORT = 16;

/** How long everybody stands where they were, in milliseconds; the style sheet waits as long. */
const START_MS = 1_000;

interface StandingsListProps {
  standings: readonly Standing[];
  /** The number of places above these that are still covered. */
  hidden: number;
}

/**
 * The standings. Where they were shown before, all start from their place and points there, and overtake;
 * otherwise the rows rise one by one, the last first. At once where motion is reduced.
 */
function StandingsList({ standings, hidden }: StandingsListProps) {
  const isStill = movesNothing(useEffects().effects);
  // Places that the host uncovers rise at once, and none moves.
  const [isOneByOne] = useState(hidden > 0);
  const isRace = !isOneByOne && standings.some(({ before }) => before !== undefined);
  const [isDecided, setDecided] = useState(isStill || !isRace);
  useEffect(() => {
    if (isDecided) return;
    const timer = setTimeout(() => setDecided(true), START_MS);
    return () => clearTimeout(timer);
  }, [isDecided]);
  const rows = standings.length + hidden;
  const isRoomy = !isOneByOne && rows <= FEW && standings.every(({ name }) => name.length <= SHORT);
  const shares = sharesOf(standings.map(({ points }) => points));
  const formerShares = sharesOf(standings.map(({ points, gained }) => points - gained));
  const starts = startsOf(standings);
  return (
    <FitBox content={JSON.stringify([standings, hidden])}>
      <ol
        className="standings"
        data-is-roomy={isRoomy}
        data-motion={isStill ? undefined : isRace ? 'race' : 'rise'}
        // Fewer rows do not grow to fill the screen.
        style={{ '--rows': Math.max(FEW, rows) } as CSSProperties}
      >
        {Array.from({ length: hidden }, (_, place) => (
          // Stands for a place that the host has not uncovered yet.
          <li key={place} aria-hidden="true" className="covered-standing">
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
  const { rank, name, points, gained, joker, before } = standing;
  const texts = useGameTexts();
  const words = useWords();
  const isFirst = isDecided && rank === 1 && points > 0;
  return (
    <div className="standing" data-is-first={isFirst}>
      {!isFirst && <span aria-hidden="true" className="standing-bar" />}
      <span className="standing-rank">{words.rank({ rank: isDecided ? rank : (before ?? rank) })}</span>
      <BeerMat name={name} />
      <span className="standing-name" data-fit="">
        <bdi>{name}</bdi>
        {joker !== undefined && (
          <span className="joker-mark">{texts.scores.joker({ round: joker + 1 })}</span>
        )}
      </span>
      {gained !== 0 && <span className="standing-gained">{texts.gained(gained)}</span>}
      <span className="standing-points">{texts.points(isDecided ? points : points - gained)}</span>
    </div>
  );
}
