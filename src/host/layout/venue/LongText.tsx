import { useId } from 'react';
import { useVenueTexts } from './venueTexts';

interface LongTextProps {
  label: string;
  hint?: string;
  /** In characters. More can be typed, so that pasted text is not cut; the excess is reported. */
  most: number;
  value: string;
  onText: (text: string) => void;
}

/** A multi-line text field below its label, as tall as its text. */
export function LongText({ label, hint, most, value, onText }: LongTextProps) {
  const texts = useVenueTexts();
  const id = useId();
  const isTooLong = value.trim().length > most;
  const note = isTooLong ? texts.length({ length: value.length, most }) : hint;
  return (
    <div className="growing venue-text">
      <label htmlFor={id}>{label}</label>
      <div data-text={value}>
        <textarea
          id={id}
          rows={2}
          dir="auto"
          value={value}
          aria-invalid={isTooLong}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      {note && (
        <p id={`${id}-note`} className={isTooLong ? 'venue-fault venue-note' : 'small-hint venue-note'}>
          {note}
        </p>
      )}
    </div>
  );
}
