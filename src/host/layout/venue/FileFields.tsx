import { say } from '../../../contract/wording/say';
import { useRef } from 'react';
import { venueFileUrl } from '../../api/venueApi';
import { useVenueTexts } from './venueTexts';
import { Button } from '../../ui/Button';
import { LOGO } from './pictures';
import type { UploadState } from './useUploads';
import type { VenueForm } from './useVenueForm';

/** The pictures that the file dialog offers; whether one can be used is checked afterwards. */
export const PICTURES = 'image/png,image/jpeg,image/webp,image/*';
export const SOUND_TYPES = 'audio/*,.mp3,.m4a,.ogg,.oga,.wav';

interface FileButtonProps {
  accept: string;
  name: string;
  /** The visible text, if shorter than the name. */
  text?: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** A button for choosing a file on this device. */
export function FileButton({ accept, name, text, disabled, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" aria-label={name} disabled={disabled} onClick={() => input.current?.click()}>
        {text ?? name}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={name}
        hidden
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // Allows the same file to be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

/** Shows the progress of the file chosen last. */
export function UploadText({ state }: { state: UploadState | undefined }) {
  const texts = useVenueTexts();
  return (
    <p role="status" className={state?.fault ? 'venue-fault venue-note' : 'small-hint venue-note'}>
      {state &&
        say(state.fault ? texts.fileFailed[state.fault] : texts.loadingFile, { file: state.fileName })}
    </p>
  );
}

/** Names a file that is missing on the server. */
export function MissingText({ file, missing }: { file: string | undefined; missing: readonly string[] }) {
  const texts = useVenueTexts();
  const isMissing = file !== undefined && missing.includes(file);
  return isMissing && <p className="venue-fault venue-note">{texts.missing({ file })}</p>;
}

/** The venue's logo. */
export function LogoField({ form: { address, draft, edit, upload, uploads, missing } }: { form: VenueForm }) {
  const texts = useVenueTexts();
  const { logo } = draft;
  return (
    <div role="group" aria-label={texts.logo}>
      <h3>{texts.logo}</h3>
      <div className="row">
        {logo && <img className="venue-logo" src={venueFileUrl(address, logo)} alt={texts.logo} />}
        <FileButton
          accept={PICTURES}
          name={texts.chooseLogo}
          onFile={(file) => upload('logo', file, (stored) => edit({ logo: stored }), LOGO)}
        />
        {logo && (
          <Button variant="outline" onClick={() => edit({ logo: undefined })}>
            {texts.removeLogo}
          </Button>
        )}
      </div>
      <MissingText file={logo} missing={missing} />
      <p className="small-hint venue-note">{texts.pictureHint}</p>
      <UploadText state={uploads.get('logo')} />
    </div>
  );
}
