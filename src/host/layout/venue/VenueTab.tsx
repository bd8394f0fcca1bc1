import './venue.css';
import { type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import type { KeepResults } from '../../../contract/keepResults';
import { VENUE_LIMITS, venueFilePath } from '../../../contract/venue';
import type { HostVenue } from '../../../contract/hostVenue';
import { readVenue } from '../../api/readVenue';
import type { Version } from '../../api/saveVersion';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import { keptTime } from '../../texts/keptTime';
import { useSpoken } from '../../texts/useLanguage';
import { useVenueTexts } from './venueTexts';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/Choices';
import { FaultText, Field } from '../../ui/Field';
import { FileButton } from '../../ui/FileButton';
import { Loading } from '../../ui/Loading';
import type { VersionChoice } from '../../ui/TwoVersions';
import { AccentField } from './AccentField';
import { LongText, MissingText, PICTURES, UploadText } from './fields';
import { MusicFields } from './MusicFields';
import { SlideFields } from './SlideFields';
import { LOGO } from './useUploads';
import { type SaveFailure, useVenueForm, type VenueForm } from './useVenueForm';
import { VenueVersions } from './VenueVersions';

/** What the dialog can ask of the tab. */
export interface VenueHandle {
  /** Saves the venue. Returns false if that failed; the tab then says why. */
  save: () => Promise<boolean>;
}

/** The settings of the venue on the server in use. */
export function VenueTab({ ref }: { ref: Ref<VenueHandle> }) {
  const address = useServerAddress();
  return <VenueOnServer key={address} address={address} ref={ref} />;
}

function VenueOnServer({ address, ref }: { address: string; ref: Ref<VenueHandle> }) {
  const texts = useVenueTexts();
  const { read } = useRead({
    subject: address,
    load: (signal) => readVenue(address, signal),
    failed: 'The venue could not be loaded',
  });
  if (read.status === 'loading') return <Loading text={texts.loading} />;
  if (read.status === 'failed') return <FaultText>{texts.unreachable}</FaultText>;
  if (read.value === null) return <p>{texts.absent}</p>;
  return <OpenVenue ref={ref} address={address} served={read.value} />;
}

interface OpenVenueProps {
  address: string;
  served: Version<HostVenue>;
  ref: Ref<VenueHandle>;
}

function OpenVenue({ address, served, ref }: OpenVenueProps) {
  const texts = useVenueTexts();
  const form = useVenueForm(address, served);
  const { draft, edit, conflict } = form;
  const { mayChange } = served.value;
  const fields = useRef<HTMLFieldSetElement>(null);
  const choose = (version: VersionChoice) => {
    form.choose(version);
    if (version === 'mine') fields.current?.form?.requestSubmit();
  };
  useImperativeHandle(ref, () => ({ save: form.save }));
  return (
    <>
      <p className="settings-about">{mayChange ? texts.about : texts.readOnly}</p>
      <SaveFailureText failure={form.failure} />
      {conflict && <VenueVersions {...conflict} onClose={form.forgetConflict} onChoose={choose} />}
      <fieldset ref={fields} className="venue-form" disabled={!mayChange}>
        <Field
          label={texts.name}
          value={draft.name ?? ''}
          maxLength={VENUE_LIMITS.name}
          onChange={(event) => edit({ name: event.target.value })}
        />
        <LogoField form={form} />
        <AccentField accent={draft.accent ?? ''} onAccent={(accent) => edit({ accent })} />
        <SlideFields form={form} />
        <MusicFields form={form} />
        <LongText
          label={texts.rules}
          hint={texts.rulesHint}
          most={VENUE_LIMITS.rules}
          value={draft.rules ?? ''}
          onText={(rules) => edit({ rules })}
        />
        {draft.keepResults !== undefined && (
          <KeepResultsField keep={draft.keepResults} onKeep={(keepResults) => edit({ keepResults })} />
        )}
      </fieldset>
    </>
  );
}

function SaveFailureText({ failure }: { failure: SaveFailure | undefined }) {
  const texts = useVenueTexts();
  const box = useRef<HTMLDivElement>(null);
  // The form is longer than the screen and may have been saved from any part of it.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [failure]);
  if (!failure) return null;
  return (
    <div ref={box} role="alert" className="venue-failure">
      <p>{texts.failures[failure.kind]}</p>
      {failure.kind === 'invalid' && (
        <ul>
          {failure.problems.map(({ path, message }) => (
            <li key={path + message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The venue's logo. */
function LogoField({ form: { address, draft, edit, upload, uploads, missing } }: { form: VenueForm }) {
  const texts = useVenueTexts();
  const { logo } = draft;
  return (
    <div role="group" aria-label={texts.logo}>
      <h3>{texts.logo}</h3>
      <div className="row">
        {logo && <img className="venue-logo" src={address + venueFilePath(logo)} alt={texts.logo} />}
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

/** In hours: half a day, a month, a year. */
const CHOICES: KeepResults[] = [12, 30 * 24, 365 * 24, 'forever'];

interface KeepResultsProps {
  keep: KeepResults;
  onKeep: (keep: KeepResults) => void;
}

/** How long the results of evenings are kept. A period that was set by hand is also offered. */
function KeepResultsField({ keep, onKeep }: KeepResultsProps) {
  const { keepResults: texts } = useVenueTexts();
  const lang = useSpoken();
  const id = useId();
  const choices = CHOICES.includes(keep) ? CHOICES : [keep, ...CHOICES];
  return (
    <div className="venue-keep">
      <label htmlFor={id}>{texts.label}</label>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        options={choices.map((each) => [each, each === 'forever' ? texts.forever : keptTime(each, lang)])}
        chosen={keep}
        onChoose={onKeep}
      />
      <p id={`${id}-hint`} className="small-hint venue-note">
        {texts.hint}
      </p>
    </div>
  );
}
