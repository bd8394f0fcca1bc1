import './slides.css';
import { venueFilePath, type VenueSlide } from '../../contract/venue';
import { useServerAddress } from '../api/useServerAddress';
import { useSlideTexts } from '../texts/wallTexts';
import { useFit } from '../ui/fit/useFit';
import { QrPicture } from '../ui/QrPicture';
import { reportUnloadable } from './useVenue';
import { useTurns } from './useTurns';

/** The venue's slides, one after another, filling their place. */
export function SlideShow({ slides }: { slides: readonly VenueSlide[] }) {
  const slide = slides[useTurns(slides.length)];
  return slide && <Slide slide={slide} />;
}

/** One slide: a picture or a text, with its QR code beside it if it has one. */
export function Slide({ slide }: { slide: VenueSlide }) {
  const { image, text, qr } = slide;
  const texts = useSlideTexts();
  const address = useServerAddress();
  return (
    <section aria-label={texts.label} className="rest slide" key={JSON.stringify(slide)}>
      <div className="level slide-parts">
        {image !== undefined ? (
          <img
            src={address + venueFilePath(image)}
            alt={text ?? texts.picture}
            onError={() => reportUnloadable(image)}
          />
        ) : (
          text && <SlideText text={text} />
        )}
        {qr && (
          <div className="slide-qr">
            <QrPicture url={qr} label={texts.qr} />
          </div>
        )}
      </div>
    </section>
  );
}

function SlideText({ text }: { text: string }) {
  return (
    <div ref={useFit(text)} className="rest slide-text">
      <p data-fit="">{text}</p>
    </div>
  );
}
