import type { ReactNode } from 'react';
import { SLIDE_PLACES, VENUE_LIMITS, type SlidePlace, venueFilePath } from '../../../contract/venue';
import { useVenueTexts } from './venueTexts';
import { Button } from '../../ui/Button';
import { Check } from '../../ui/Choices';
import { Field } from '../../ui/Field';
import { FileButton } from '../../ui/FileButton';
import { ListEditor } from '../../ui/ListEditor';
import { LongText, MissingText, PICTURES, UploadText } from './fields';
import { SLIDE } from './shrinkPicture';
import { nextKey, type SlideDraft, type VenueForm } from './useVenueForm';

/** The venue's slides, in the order in which they are shown. */
export function SlideFields({ form }: { form: VenueForm }) {
  const texts = useVenueTexts().slides;
  const { draft, edit, upload, uploads } = form;
  const { slides } = draft;
  const isFull = slides.length >= VENUE_LIMITS.slides;
  /** Adds a slide, which is shown where guests wait. */
  const add = (slide: Pick<SlideDraft, 'image' | 'text'>) =>
    edit(({ slides: before }) => ({
      slides: [...before, { ...slide, where: ['lobby', 'break'], key: nextKey(before) }],
    }));
  return (
    <div role="group" aria-label={texts.legend}>
      <h3>{texts.legend}</h3>
      <ListEditor
        className="venue-slides"
        rows={slides}
        keyOf={({ key }) => key}
        isMovable
        names={{
          up: (_slide, index) => texts.earlier({ place: index + 1 }),
          down: (_slide, index) => texts.later({ place: index + 1 }),
          remove: (_slide, index) => texts.remove({ place: index + 1 }),
        }}
        onChange={(change) => edit((before) => ({ slides: [...change(before.slides)] }))}
        rowProps={(_slide, index) => ({
          className: 'grid framed',
          'aria-label': texts.slide({ place: index + 1 }),
        })}
      >
        {(slide, index, buttons) => <Slide form={form} slide={slide} place={index + 1} buttons={buttons} />}
      </ListEditor>
      <div className="row">
        <FileButton
          accept={PICTURES}
          name={texts.addPicture}
          disabled={isFull}
          onFile={(file) => upload('slides', file, (image) => add({ image }), SLIDE)}
        />
        <Button variant="outline" disabled={isFull} onClick={() => add({ text: '' })}>
          {texts.addText}
        </Button>
      </div>
      {isFull && <p className="small-hint venue-note">{texts.full}</p>}
      <UploadText state={uploads.get('slides')} />
    </div>
  );
}

interface SlideProps {
  form: VenueForm;
  slide: SlideDraft;
  /** Counted from 1. */
  place: number;
  buttons: ReactNode;
}

function Slide({ form: { address, edit, missing }, slide, place, buttons }: SlideProps) {
  const texts = useVenueTexts().slides;
  const { key, image, text = '', qr = '' } = slide;
  const change = (part: Partial<SlideDraft>) =>
    edit(({ slides }) => ({
      slides: slides.map((each) => (each.key === key ? { ...each, ...part } : each)),
    }));
  return (
    <>
      <div className="level venue-slide-head">
        <b>{texts.slide({ place })}</b>
        {buttons}
      </div>
      {image === undefined ? (
        <>
          <LongText
            label={texts.text}
            most={VENUE_LIMITS.slideText}
            value={text}
            onText={(typed) => change({ text: typed })}
          />
          <Field
            label={texts.qr}
            value={qr}
            maxLength={VENUE_LIMITS.qr}
            placeholder="https://…"
            onChange={(event) => change({ qr: event.target.value || undefined })}
          />
        </>
      ) : (
        <img className="venue-slide" src={address + venueFilePath(image)} alt={image} />
      )}
      <MissingText file={image} missing={missing} />
      <Places where={slide.where} onWhere={(where) => change({ where })} />
    </>
  );
}

function Places({ where, onWhere }: { where: SlidePlace[]; onWhere: (where: SlidePlace[]) => void }) {
  const texts = useVenueTexts().slides;
  return (
    <fieldset className="row venue-places">
      <legend>{texts.where}</legend>
      {SLIDE_PLACES.map((place) => (
        <Check
          key={place}
          label={texts.places[place]}
          on={where.includes(place)}
          onSwitch={(on) =>
            onWhere(SLIDE_PLACES.filter((each) => (each === place ? on : where.includes(each))))
          }
        />
      ))}
      {where.length === 0 && <p className="small-hint venue-note">{texts.nowhere}</p>}
    </fieldset>
  );
}
