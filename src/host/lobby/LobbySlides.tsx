import type { VenueSlide } from '../../contract/venue';
import { Slide, SlideShow } from '../venue/SlideShow';
import { useSlideBetween } from '../venue/useTurns';

/** How long the names are shown before the next slide, in milliseconds. */
const NAMES_MS = 20_000;

interface LobbySlidesProps {
  slides: readonly VenueSlide[];
  /** Whether there is room beside the names; otherwise slides and names take turns. */
  isBeside: boolean;
}

/** The venue's slides, beside the names or over them. */
export function LobbySlides({ slides, isBeside }: LobbySlidesProps) {
  return isBeside ? (
    <div className="lobby-slides">
      <SlideShow slides={slides} />
    </div>
  ) : (
    <SlidesOverNames slides={slides} />
  );
}

function SlidesOverNames({ slides }: Pick<LobbySlidesProps, 'slides'>) {
  const slide = useSlideBetween(slides, NAMES_MS);
  return (
    slide && (
      <div className="lobby-slides" data-over>
        <Slide slide={slide} />
      </div>
    )
  );
}
