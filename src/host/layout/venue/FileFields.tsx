import { say } from '../../../contract/wording/say';
import { useRef } from 'react';
import { venueFileUrl } from '../../api/venueApi';
import { useVenueTexts } from './venueTexts';
import { Button } from '../../ui/Button';
import { LOGO } from './pictures';
import type { UploadState } from './useUploads';
import type { VenueForm } from './useVenueForm';

/** What the file dialog offers for pictures; what can be used is looked at afterwards. */
export const PICTURES = 'image/png,image/jpeg,image/webp,image/*';
export const SOUND_TYPES = 'audio/*,.mp3,.m4a,.ogg,.oga,.wav';

interface FileButtonProps {
  accept: string;
  name: string;
  /** What is seen, where that is less than the name. */
  text?: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** A button that chooses a file of this device. */
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
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

/** What goes on with the file that was chosen last. */
export function UploadText({ state }: { state: UploadState | undefined }) {
  const texts = useVenueTexts();
  return (
    <p role="status" className={state?.fault ? 'venue-fault venue-note' : 'small-hint venue-note'}>
      {state &&
        say(state.fault ? texts.fileFailed[state.fault] : texts.loadingFile, { file: state.fileName })}
    </p>
  );
}

/** Names a file that is not on the server. */
export function MissingText({ file, missing }: { file: string | undefined; missing: readonly string[] }) {
  const texts = useVenueTexts();
  const isMissing = file !== undefined && missing.includes(file);
  return isMissing && <p className="venue-fault venue-note">{texts.missing({ file })}</p>;
}

/** The house's logo. */
export function LogoField({ form: { address, draft, edit, upload, uploads, missing } }: { form: VenueForm }) {
  const texts = useVenueTexts();
  const { logo } = draft;
  const choose = async (file: File) => {
    const stored = await upload('logo', file, LOGO);
    if (stored !== undefined) edit({ logo: stored });
  };
  return (
    <div role="group" aria-label={texts.logo}>
      <h3>{texts.logo}</h3>
      <div className="row">
        {logo && <img className="venue-logo" src={venueFileUrl(address, logo)} alt={texts.logo} />}
        <FileButton accept={PICTURES} name={texts.chooseLogo} onFile={(file) => void choose(file)} />
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
