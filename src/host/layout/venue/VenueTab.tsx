import './venue.css';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { VENUE_LIMITS } from '../../../contract/venue';
import { readVenue, type ServedVenue } from '../../api/readVenue';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import { useVenueTexts } from './texts/venueTexts';
import { Button } from '../../ui/Button';
import { FaultText, Field } from '../../ui/Field';
import { Loading } from '../../ui/Loading';
import { AccentField } from './AccentField';
import { KeepResultsField } from './KeepResultsField';
import { LogoField } from './FileFields';
import { MusicFields } from './MusicFields';
import { SlideFields } from './SlideFields';
import { LongText } from './LongText';
import { useVenueForm, type VenueForm } from './useVenueForm';

/** What the dialog asks of the tab. */
export interface VenueHandle {
  /** False: the house is not saved, and the tab says why. */
  save: () => Promise<boolean>;
}

/** The settings of the house on the server in use. */
export function VenueTab({ ref }: { ref: Ref<VenueHandle> }) {
  const address = useServerAddress();
  return <VenueOnServer key={address} address={address} ref={ref} />;
}

function VenueOnServer({ address, ref }: { address: string; ref: Ref<VenueHandle> }) {
  const texts = useVenueTexts();
  const { read, retry } = useRead({
    subject: address,
    load: (signal) => readVenue(address, signal),
    failed: 'The house could not be loaded',
  });
  if (read.status === 'loading') return <Loading text={texts.loading} />;
  if (read.status === 'failed') return <FaultText>{texts.unreachable}</FaultText>;
  if (read.value === null) return <p>{texts.absent}</p>;
  return <OpenVenue ref={ref} address={address} served={read.value} onReadAnew={retry} />;
}

interface OpenVenueProps {
  address: string;
  served: ServedVenue;
  onReadAnew: () => void;
  ref: Ref<VenueHandle>;
}

function OpenVenue({ address, served, onReadAnew, ref }: OpenVenueProps) {
  const texts = useVenueTexts();
  const form = useVenueForm(address, served);
  const { draft, edit } = form;
  useImperativeHandle(ref, () => ({ save: form.save }));
  return (
    <>
      <p className="settings-about">{served.venue.mayChange ? texts.about : texts.readOnly}</p>
      <SaveFailureText form={form} onReadAnew={onReadAnew} />
      <fieldset className="venue-form" disabled={!served.venue.mayChange}>
        <div>
          <Field
            label={texts.name}
            fault={undefined}
            value={draft.name ?? ''}
            maxLength={VENUE_LIMITS.name}
            onChange={(event) => edit({ name: event.target.value })}
          />
        </div>
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

interface SaveFailureProps {
  form: VenueForm;
  onReadAnew: () => void;
}

/** Why the house was not saved; where another host was faster, a choice between the two versions. */
function SaveFailureText({ form: { failure, replace }, onReadAnew }: SaveFailureProps) {
  const texts = useVenueTexts();
  const box = useRef<HTMLDivElement>(null);
  // The form is longer than the screen, and was saved from anywhere in it.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [failure]);
  if (!failure) return null;
  if (failure.kind !== 'changed')
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
  return (
    <div ref={box} role="alert" className="venue-failure">
      <p>{texts.conflict.text}</p>
      <div className="row">
        <Button variant="outline" onClick={onReadAnew}>
          {texts.conflict.theirs}
        </Button>
        <Button type="submit" onClick={() => replace(failure.etag)}>
          {texts.conflict.mine}
        </Button>
      </div>
    </div>
  );
}
