import './slides.css';
import type { ReactNode } from 'react';
import type { Placing } from '../../../contract/scores';
import type { VenueSlide } from '../../../contract/venue';
import { useWords } from '../../texts/roomTexts';
import { Slide } from '../../venue/SlideShow';
import { useSlideBetween, useTurns } from '../../venue/useTurns';
import { useGameTexts } from '../gameTexts';
import { FitBox } from './FitBox';

/** How long standings are shown before the next slide, in milliseconds. */
const STANDINGS_MS = 20_000;

/** Shows the venue's slides over a scene, once it has been up long enough to read; the two alternate. */
export function SlidesOver({ slides }: { slides: readonly VenueSlide[] }) {
  const slide = useSlideBetween(slides, STANDINGS_MS);
  return slide && <SlideOver slide={slide} />;
}

/** One of the venue's slides over a scene. */
export function SlideOver({ slide }: { slide: VenueSlide }) {
  return (
    <div className="slide-over">
      <Slide slide={slide} />
    </div>
  );
}

interface BreakTurnsProps {
  slides: readonly VenueSlide[];
  /** The standings as last shown; empty where none were. */
  standings: readonly Placing[];
  joining: ReactNode;
}

/** Joining, slides and standings in turn. Short breaks end before the standings come. */
export function BreakTurns({ slides, standings, joining }: BreakTurnsProps) {
  const shown = [
    joining,
    ...slides.map((slide, place) => <Slide key={place} slide={slide} />),
    ...(standings.length > 0 ? [<ShortStandings key="" standings={standings} />] : []),
  ];
  const turn = useTurns(shown.length);
  return (
    <div key={turn} className="level break-turn">
      {shown[turn]}
    </div>
  );
}

/** More places than these could not be read beside the time. */
const MOST_PLACES = 6;

function ShortStandings({ standings }: { standings: readonly Placing[] }) {
  const texts = useGameTexts();
  const words = useWords();
  return (
    <FitBox content={standings} className="break-standings">
      <h2 className="muted">{texts.scores.heading}</h2>
      <ol>
        {standings.slice(0, MOST_PLACES).map(({ rank, name, points }, place) => (
          <li key={place} className="level">
            <span className="place-rank">{words.rank({ rank })}</span>
            <bdi data-fit="">{name}</bdi>
            <span className="place-points">{texts.points(points)}</span>
          </li>
        ))}
      </ol>
    </FitBox>
  );
}
