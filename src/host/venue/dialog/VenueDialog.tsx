import './venueFields.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { SPOKEN_LANGUAGES } from '../../../contract/languages';
import { type KeepResults, LOOKS, VENUE_LIMITS, venueFilePath, type Venue } from '../../../contract/venue';
import { readVenue } from '../../api/readVenue';
import type { Version } from '../../api/saveVersion';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import { keptTime } from '../../../contract/wording/keptTime';
import { useWords } from '../../texts/roomTexts';
import { useStartTexts } from '../../texts/startTexts';
import { useSpoken } from '../../texts/useLanguage';
import { nameOfLanguage, nameOfLook, useVenueTexts } from './venueTexts';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/Choices';
import { DialogFrame, type DialogProps } from '../../ui/DialogFrame';
import { Field } from '../../ui/Field';
import { FileButton } from '../../ui/FileButton';
import { Loading } from '../../ui/Loading';
import { RetryOffer } from '../../api/RetryOffer';
import type { VersionChoice } from '../../ui/TwoVersions';
import { AccentField } from './AccentField';
import { LongText, MissingText, PICTURES, UploadText } from './fields';
import { MusicFields } from './MusicFields';
import { SlideFields } from './SlideFields';
import { LOGO } from './shrinkPicture';
import { type SaveFailure, useVenueForm, type VenueForm } from './useVenueForm';
import { VenueVersions } from './VenueVersions';

/** The settings of the venue on the server in use. */
export function VenueDialog({ open, onClose }: DialogProps) {
  const { venue } = useStartTexts();
  const address = useServerAddress();
  return (
    <DialogFrame title={venue} open={open} onClose={onClose} width="2xl" isAtTop>
      <VenueOnServer key={address} address={address} onClose={onClose} />
    </DialogFrame>
  );
}

/** Mounted only while the dialog is open, so that the venue is read every time. */
function VenueOnServer({ address, onClose }: { address: string; onClose: () => void }) {
  const texts = useVenueTexts();
  const { read, retry } = useRead({
    subject: address,
    load: (signal) => readVenue(address, signal),
    failed: 'The venue could not be loaded',
  });
  if (read.status === 'ready' && read.value)
    return <OpenVenue address={address} served={read.value} onClose={onClose} />;
  return (
    <Dialog.Body>
      {read.status === 'loading' && <Loading text={texts.loading} />}
      {read.status === 'failed' && (
        <RetryOffer className="row" text={texts.unreachable} onRetry={retry} Press={Button} />
      )}
      {read.status === 'ready' && <p>{texts.absent}</p>}
    </Dialog.Body>
  );
}

interface OpenVenueProps {
  address: string;
  served: Version<Venue>;
  onClose: () => void;
}

function OpenVenue({ address, served, onClose }: OpenVenueProps) {
  const texts = useVenueTexts();
  const { cancel } = useWords();
  const form = useVenueForm(address, served);
  const { draft, edit, conflict } = form;
  const { mayChange } = served.value;
  const fields = useRef<HTMLFieldSetElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.save()) onClose();
  };
  const choose = (version: VersionChoice) => {
    form.choose(version);
    if (version === 'mine') fields.current?.form?.requestSubmit();
  };
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="contents">
      <Dialog.Body>
        <chakra.p mb="3">{mayChange ? texts.about : texts.readOnly}</chakra.p>
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
          <LookField look={draft.look} onLook={(look) => edit({ look })} />
          <LanguageField language={draft.language} onLanguage={(language) => edit({ language })} />
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
          <Field
            label={texts.nextDate}
            hint={texts.nextDateHint}
            value={draft.nextDate ?? ''}
            maxLength={VENUE_LIMITS.nextDate}
            onChange={(event) => edit({ nextDate: event.target.value })}
          />
          {draft.keepResults !== undefined && (
            <KeepResultsField keep={draft.keepResults} onKeep={(keepResults) => edit({ keepResults })} />
          )}
        </fieldset>
      </Dialog.Body>
      {mayChange && (
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit">{texts.save}</Button>
        </Dialog.Footer>
      )}
    </chakra.form>
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

interface LookFieldProps {
  /** Undefined for our own. */
  look: string | undefined;
  onLook: (look: string | undefined) => void;
}

/** Chooses type, colours and pattern. The looks have names that are the same in all languages. */
function LookField({ look = '', onLook }: LookFieldProps) {
  const { look: texts } = useVenueTexts();
  const names = new Set(['', ...LOOKS, look]);
  return (
    <ListField
      texts={texts}
      options={[...names].map((name) => [name, nameOfLook(name)] as const)}
      chosen={look}
      onChoose={(name) => onLook(name || undefined)}
    />
  );
}

interface LanguageFieldProps {
  /** Undefined for the server's. */
  language: string | undefined;
  onLanguage: (language: string | undefined) => void;
}

/** Chooses the language that is spoken at the venue, by its own name. */
function LanguageField({ language = '', onLanguage }: LanguageFieldProps) {
  const { language: texts } = useVenueTexts();
  const tags = new Set(['', ...SPOKEN_LANGUAGES, language]);
  return (
    <ListField
      texts={texts}
      options={[...tags].map((tag) => [tag, nameOfLanguage(tag, texts.usual)] as const)}
      chosen={language}
      onChoose={(each) => onLanguage(each || undefined)}
    />
  );
}

interface ListFieldProps<Value> {
  texts: { label: string; hint: string };
  options: readonly (readonly [value: Value, text: string])[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A choice of one value, with its label and what it is for. */
function ListField<Value extends string | number>({ texts, ...list }: ListFieldProps<Value>) {
  const id = useId();
  return (
    <div className="venue-list">
      <label htmlFor={id}>{texts.label}</label>
      <Select id={id} aria-describedby={`${id}-hint`} {...list} />
      <p id={`${id}-hint`} className="small-hint venue-note">
        {texts.hint}
      </p>
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
  const choices = CHOICES.includes(keep) ? CHOICES : [keep, ...CHOICES];
  return (
    <ListField
      texts={texts}
      options={choices.map((each) => [each, each === 'forever' ? texts.forever : keptTime(each, lang)])}
      chosen={keep}
      onChoose={onKeep}
    />
  );
}
