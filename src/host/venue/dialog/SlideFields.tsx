import { SLIDE_PLACES, VENUE_LIMITS, type SlidePlace, venueFilePath } from '../../../contract/venue';
import { useVenueTexts } from './venueTexts';
import { Button } from '../../ui/Button';
import { Check } from '../../ui/Choices';
import { Field } from '../../ui/Field';
import { FileButton } from '../../ui/FileButton';
import { CloseIcon, DownIcon, UpIcon } from '../../ui/sessionIcons';
import { VenueIconButton, LongText, MissingText, PICTURES, UploadText } from './fields';
import { SLIDE } from './useUploads';
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
      {slides.length > 0 && (
        <ol className="venue-slides">
          {slides.map((slide, index) => (
            <Slide key={slide.key} form={form} slide={slide} place={index + 1} />
          ))}
        </ol>
      )}
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
}

function Slide({ form: { address, draft, edit, missing }, slide, place }: SlideProps) {
  const texts = useVenueTexts().slides;
  const { slides } = draft;
  const { image, text = '', qr = '' } = slide;
  const change = (part: Partial<SlideDraft>) =>
    edit({ slides: slides.map((each) => (each === slide ? { ...each, ...part } : each)) });
  const move = (by: number) => {
    const others = slides.filter((each) => each !== slide);
    edit({ slides: others.toSpliced(place - 1 + by, 0, slide) });
  };
  return (
    <li className="grid framed" aria-label={texts.slide({ place })}>
      <div className="level venue-slide-head">
        <b>{texts.slide({ place })}</b>
        <VenueIconButton name={texts.earlier({ place })} disabled={place === 1} onClick={() => move(-1)}>
          <UpIcon />
        </VenueIconButton>
        <VenueIconButton
          name={texts.later({ place })}
          disabled={place === slides.length}
          onClick={() => move(1)}
        >
          <DownIcon />
        </VenueIconButton>
        <VenueIconButton
          name={texts.remove({ place })}
          onClick={() => edit({ slides: slides.filter((each) => each !== slide) })}
        >
          <CloseIcon />
        </VenueIconButton>
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
    </li>
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
