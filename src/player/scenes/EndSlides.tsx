import { useState } from 'react';
import type { VenueSlide } from '../../contract/venue';
import { usePhoneVenue } from '../join/useVenue';

/** What the venue shows after the end, such as its menu or the next date. */
export function EndSlides() {
  const venue = usePhoneVenue();
  const slides = venue?.slides.filter(({ where }) => where.includes('end')) ?? [];
  return slides.map((slide, place) => <EndSlide key={place} slide={slide} />);
}

/** Shows a QR code's address as a link: nobody scans their own phone. */
function EndSlide({ slide: { image, text, qr } }: { slide: VenueSlide }) {
  const [isBroken, setBroken] = useState(false);
  const address = qr && /^https?:\/\//i.test(qr) ? qr : undefined;
  const hasImage = image !== undefined && !isBroken;
  if (!hasImage && !text && !address) return null;
  return (
    <section className="stack end-slide">
      {hasImage ? (
        <img src={image} alt={text ?? ''} onError={() => setBroken(true)} />
      ) : (
        text && <p>{text}</p>
      )}
      {address && (
        <a href={address} target="_blank" rel="noreferrer">
          {address.replace(/^https?:\/\//i, '')}
        </a>
      )}
    </section>
  );
}
