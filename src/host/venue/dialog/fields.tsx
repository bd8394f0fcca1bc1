import { say } from '../../../contract/wording/say';
import { useId } from 'react';
import { useVenueTexts } from './venueTexts';
import type { UploadState } from './useUploads';

/** The pictures that the file dialog offers; whether one can be used is checked afterwards. */
export const PICTURES = 'image/png,image/jpeg,image/webp,image/*';
export const SOUND_TYPES = 'audio/*,.mp3,.m4a,.ogg,.oga,.wav';

/** Shows the progress of the file chosen last. */
export function UploadText({ state }: { state: UploadState | undefined }) {
  const texts = useVenueTexts();
  return (
    <p role="status" className={state?.fault ? 'fault venue-fault venue-note' : 'small-hint venue-note'}>
      {state &&
        say(state.fault ? texts.fileFailed[state.fault] : texts.loadingFile, { file: state.fileName })}
    </p>
  );
}

/** Names a file that is missing on the server. */
export function MissingText({ file, missing }: { file: string | undefined; missing: readonly string[] }) {
  const texts = useVenueTexts();
  const isMissing = file !== undefined && missing.includes(file);
  return isMissing && <p className="fault venue-fault venue-note">{texts.missing({ file })}</p>;
}

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
        <p id={`${id}-note`} className={isTooLong ? 'fault venue-fault venue-note' : 'small-hint venue-note'}>
          {note}
        </p>
      )}
    </div>
  );
}
