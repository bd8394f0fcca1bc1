import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type CSSProperties, useState } from 'react';
import { pagesOf } from '../../../contract/podium';
import { rounded } from '../../../contract/rounded';
import type { Standing } from '../../../contract/scores';
import { BeerMat } from '../../../look/MatDrawing';
import { FitBox } from './FitBox';
import { SceneFrame, SceneTitle } from './SceneFrame';
import type { SceneNamed } from '../../../contract/scene';
import type { VenueSlide } from '../../../contract/venue';
import { lazily } from '../../ui/Loading';
import { movesNothing, useEffects } from '../../ui/useEffects';
import { useTimeout } from '../../../look/useTimeout';
import { useSlides } from '../../venue/useVenue';
import { useSlideBetween } from '../../venue/useTurns';
import { useWords } from '../../texts/roomTexts';
import { usePodiumSceneTexts, useScoresSceneTexts } from '../../texts/wallTexts';
import { useGameTexts } from '../gameTexts';
import { Climb, PlacesPage, SheetMark } from './PlacesPage';

const SlideOver = lazily(() => import('./SlideTurns').then((part) => part.SlideOver), null);

/** How long standings without further pages stay before each slide, in milliseconds. */
const STANDINGS_MS = 20_000;

/** The standings so far: the first places as a race, and with many players the others in pages that the game turns. */
export function ScoresScene({ scene }: { scene: SceneNamed<'scores'> }) {
  const texts = useGameTexts();
  const { range } = usePodiumSceneTexts();
  const { best, nobody } = useScoresSceneTexts();
  const { standings, rest = [], playerCount, hidden = 0, page = 0 } = scene;
  const shown = standings.length + hidden;
  const pages = pagesOf(rest);
  const places = pages[page - 1];
  const first = shown + 1 + (page - 1) * (pages[0]?.length ?? 0);
  const returns = useReturns(page);
  const slide = useSlide(scene, returns);
  const isRace = hidden === 0 && standings.some(({ before }) => before !== undefined);
  const isStill = movesNothing(useEffects().effects) || returns > 0;
  return (
    <SceneFrame
      place={<SceneTitle>{texts.scores.heading}</SceneTitle>}
      hasVenue
      aside={
        playerCount > shown && (
          <p className="muted scene-note">
            {places
              ? range({ first, last: first - 1 + places.length, of: playerCount })
              : best({ shown, count: playerCount })}
          </p>
        )
      }
    >
      <VisuallyHidden role="status">{hidden > 0 && texts.scores.covered({ count: hidden })}</VisuallyHidden>
      {shown === 0 ? (
        <p className="muted scores-nobody">{nobody}</p>
      ) : (
        <>
          {isRace && <Climbers places={[...standings, ...rest]} isLater={!isStill && !places} />}
          {places ? (
            <PlacesPage key={page} places={places} />
          ) : (
            <StandingsList standings={standings} hidden={hidden} isSettled={returns > 0} />
          )}
        </>
      )}
      {slide && <SlideOver slide={slide} />}
    </SceneFrame>
  );
}

/** Returns how often the pages have come round to the first again. */
function useReturns(page: number): number {
  const [turned, setTurned] = useState({ page, returns: 0 });
  if (turned.page !== page) setTurned({ page, returns: page === 0 ? turned.returns + 1 : turned.returns });
  return turned.returns;
}

/**
 * Returns the venue's slide over the standings: every other time that their first page comes round, or from time to
 * time where it is the only one.
 */
function useSlide({ page, hidden = 0 }: SceneNamed<'scores'>, returns: number): VenueSlide | undefined {
  const slides = useSlides('rounds');
  const between = useSlideBetween(hidden > 0 || page !== undefined ? [] : slides, STANDINGS_MS);
  const isDue = page === 0 && returns % 2 === 1;
  return isDue ? slides[((returns - 1) / 2) % slides.length] : between;
}

/** More names than these are no news. */
const MOST_CLIMBERS = 3;

interface ClimbersProps {
  places: readonly Pick<Standing, 'name' | 'rank' | 'before'>[];
  /** Whether the race is shown first, which decides it. */
  isLater: boolean;
}

/** Names whoever climbed the most since the standings last shown, if anybody did. */
function Climbers({ places, isLater }: ClimbersProps) {
  const texts = useScoresSceneTexts();
  const { names } = useWords();
  const climbs = places.map(({ rank, before = rank }) => before - rank);
  const most = Math.max(0, ...climbs);
  const climbers = places.filter((_, place) => climbs[place] === most).map(({ name }) => name);
  if (most === 0 || climbers.length > MOST_CLIMBERS) return null;
  return (
    <div className="level climbers" data-is-later={isLater || undefined}>
      <span aria-hidden="true" className="climb-sign">
        ▲
      </span>
      {climbers.map((name, place) => (
        <BeerMat key={place} name={name} />
      ))}
      <p>{texts.climber({ name: names(climbers), places: most })}</p>
    </div>
  );
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
  // Fewer rows do not grow to fill the screen, but stand in its middle.
  const spare = Math.max(0, Math.floor((FEW - rows) / 2));
  const rowOf = (place: number) => spare + 1 + place;
  const isRoomy = !isOneByOne && rows <= FEW;
  const shares = sharesOf(standings.map(({ points }) => points));
  const formerShares = sharesOf(standings.map(({ points, gained }) => points - gained));
  const starts = startsOf(standings);
  const texts = useGameTexts();
  const widths = {
    '--gained-width': widthOf(standings.map(({ gained }) => (gained === 0 ? '' : texts.gained(gained)))),
    '--points-width': widthOf(standings.map(({ points }) => texts.points(points))),
  };
  return (
    <FitBox content={[standings, hidden, isDecided]}>
      <ol
        className="rest standings"
        data-is-roomy={isRoomy}
        data-motion={isStill ? undefined : isRace ? 'race' : 'rise'}
        style={{ '--rows': rows + 2 * spare, ...widths } as CSSProperties}
      >
        {Array.from({ length: hidden }, (_, place) => (
          // Stands for a place that the host has not uncovered yet.
          <li
            key={place}
            aria-hidden="true"
            className="muted level covered-standing"
            style={{ gridRow: rowOf(place) }}
          >
            ?
          </li>
        ))}
        {standings.map((standing, place) => (
          <li
            key={`${hidden + place} ${standing.name}`}
            style={
              {
                gridRow: rowOf(hidden + place),
                '--climb': starts[place]! - place,
                '--later': isOneByOne ? 0 : standings.length - 1 - place,
                '--share': shares[place],
                '--former-share': isRace ? formerShares[place] : 0,
              } as CSSProperties
            }
          >
            <StandingRow standing={standing} above={standings[place - 1]} isDecided={isDecided} />
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

/** Returns the length of the longest text, in characters, so that all stand in one column. */
function widthOf(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length), 0);
}

/** Returns each number as a share of the largest, from 0 to 1. */
function sharesOf(points: readonly number[]): number[] {
  const most = Math.max(0, ...points);
  return points.map((each) => (most > 0 ? Math.max(0, each / most) : 0));
}

interface StandingRowProps {
  standing: Standing;
  /** The row above it; undefined: none, or it is still covered. */
  above: Standing | undefined;
  /** Whether the row shows the standings of now, not those of before. */
  isDecided: boolean;
}

/** One row of the standings, with a bar for its share of the best player's points. The best stand out. */
function StandingRow({ standing, above, isDecided }: StandingRowProps) {
  const { rank, name, points, gained, joker, before, missing } = standing;
  const { behind } = useScoresSceneTexts();
  const distance = above ? rounded(above.points - points) : 0;
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
      {isDecided && <Climb rank={rank} before={before} />}
      {distance > 0 && (
        <span className="muted standing-behind" style={{ visibility: isDecided ? undefined : 'hidden' }}>
          {behind({ points: distance })}
        </span>
      )}
      {/* Where others gained something, who gained nothing keeps the room, so that all stand in one column. */}
      <span className="muted standing-gained">{gained !== 0 && texts.gained(gained)}</span>
      <span className="standing-points">{texts.points(isDecided ? points : points - gained)}</span>
    </div>
  );
}
