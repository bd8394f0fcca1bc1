import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties, ReactNode } from 'react';
import type { CountedPlace, Standing } from '../../../contract/scores';
import { BeerMat } from '../../../look/MatDrawing';
import { useWords } from '../../texts/roomTexts';
import { usePodiumSceneTexts, useSeasonSceneTexts } from '../../texts/wallTexts';
import { useGameTexts } from '../gameTexts';
import { FitBox } from './FitBox';

/** More places than these stand in two columns. */
const ONE_COLUMN = 8;
/** Fewer rows do not grow to fill the screen. */
const FEWEST_ROWS = 6;

interface PlacesListProps {
  label: string;
  count: number;
  children: ReactNode;
}

/** A list of places; many stand in two columns, one after the other. */
export function PlacesList({ label, count, children }: PlacesListProps) {
  const columns = count > ONE_COLUMN ? 2 : 1;
  const rows = Math.max(FEWEST_ROWS, Math.ceil(count / columns));
  const size = { '--rows': rows, '--columns': columns };
  return (
    <ol aria-label={label} className="places" style={size as CSSProperties}>
      {children}
    </ol>
  );
}

/** A place on a page, in standings with the rank before. */
type ListedPlace = CountedPlace & Pick<Standing, 'before'>;

/** A page of all places. */
export function PlacesPage({ places }: { places: readonly ListedPlace[] }) {
  const texts = useGameTexts();
  const { all } = usePodiumSceneTexts();
  const words = useWords();
  return (
    <FitBox content={places} className="places-box">
      <PlacesList label={all} count={places.length}>
        {places.map(({ rank, name, points, before, missing }, place) => (
          <li key={place} className="level" data-is-first={rank === 1 && points > 0}>
            <span className="place-rank">{words.rank({ rank })}</span>
            <BeerMat name={name} />
            <bdi data-fit="">{name}</bdi>
            {missing !== undefined && <SheetMark missing={missing} />}
            <Climb rank={rank} before={before} />
            <span className="place-points">{texts.points(points)}</span>
          </li>
        ))}
      </PlacesList>
    </FitBox>
  );
}

/** How many places a team has climbed since the standings shown last; nothing where it has not. */
export function Climb({ rank, before = rank }: Pick<ListedPlace, 'rank' | 'before'>) {
  const { up } = useSeasonSceneTexts();
  const places = before - rank;
  if (places <= 0) return null;
  return (
    <span className="place-climb">
      <span aria-hidden="true">▲{places}</span>
      <VisuallyHidden>{up({ places })}</VisuallyHidden>
    </span>
  );
}

/** Beside a team on paper: its points are not complete, as sheets of it are not marked yet. */
export function SheetMark({ missing }: { missing: number }) {
  const { scores } = useGameTexts();
  return <span className="standing-mark">{scores.toMark({ count: missing })}</span>;
}
