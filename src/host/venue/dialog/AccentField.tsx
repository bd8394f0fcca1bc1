import { type CSSProperties, useId } from 'react';
import { localeOf } from '../../../contract/languages';
import { accentsOf, type Accents, checkAccent, isColor } from '../../../look/accent';
import { useSpoken } from '../../texts/useLanguage';
import { useVenueTexts } from './venueTexts';
import { Button } from '../../ui/Button';
import { Input } from '../../ui/Field';

/** The product's own colour, which the picker shows before one is chosen. */
const USUAL = '#14553f';

interface AccentFieldProps {
  /** The colour as typed; empty for the product's own colours. */
  accent: string;
  onAccent: (accent: string | undefined) => void;
}

/** The venue's colour, picked or typed, with its readability in both themes. */
export function AccentField({ accent, onAccent }: AccentFieldProps) {
  const texts = useVenueTexts().accent;
  const id = useId();
  const isKnown = isColor(accent);
  const isWrong = accent !== '' && !isKnown;
  return (
    <div role="group" aria-label={texts.legend}>
      <h3>{texts.legend}</h3>
      <div className="row">
        <input
          type="color"
          className="framed venue-picker"
          aria-label={texts.pick}
          value={isKnown ? accent.toLowerCase() : USUAL}
          onChange={(event) => onAccent(event.target.value)}
        />
        <Input
          width="9em"
          aria-label={texts.hex}
          placeholder={USUAL}
          value={accent}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          onChange={(event) => onAccent(event.target.value.trim() || undefined)}
        />
        {accent ? (
          <Button variant="outline" onClick={() => onAccent(undefined)}>
            {texts.remove}
          </Button>
        ) : (
          <span className="small-hint">{texts.usual}</span>
        )}
      </div>
      {isWrong && (
        <p id={id} role="alert" className="fault venue-fault venue-note">
          {texts.invalid}
        </p>
      )}
      {isKnown && <Readability accent={accent} onAccent={onAccent} />}
    </div>
  );
}

function Readability({ accent, onAccent }: AccentFieldProps) {
  const texts = useVenueTexts().accent;
  const spoken = useSpoken();
  const { light, dark, nearest } = checkAccent(accent);
  // Rounded down, so that a contrast that is refused never looks sufficient.
  const ratio = (contrast: number) => (Math.floor(contrast * 10) / 10).toLocaleString(localeOf(spoken));
  const accents = accentsOf(accent);
  return (
    <>
      <div className="grid venue-samples">
        {[['light', light] as const, ['dark', dark] as const].map(([theme, contrast]) => (
          <Sample
            key={theme}
            theme={theme}
            accents={accents}
            contrast={texts.contrast({ ratio: ratio(contrast) })}
          />
        ))}
      </div>
      <div role="status">
        {nearest && (
          <>
            <p className="fault venue-fault venue-note">
              {texts.refused({ ratio: ratio(Math.min(light, dark)) })}
            </p>
            <Button variant="outline" onClick={() => onAccent(nearest)}>
              <span className="venue-swatch" style={{ background: nearest }} />
              {texts.takeNearest({ color: nearest })}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

interface SampleProps {
  theme: keyof Accents;
  accents: Accents;
  contrast: string;
}

/** A sample of the projector screen in one theme, in the chosen colour. */
function Sample({ theme, accents, contrast }: SampleProps) {
  const texts = useVenueTexts().accent;
  const { accent, tile, on } = accents[theme];
  const look = { '--qn-accent': accent, '--qn-tile': tile, '--qn-on-tile': on } as CSSProperties;
  return (
    <figure className={`framed venue-sample ${theme}`} style={look}>
      <div className="row" aria-hidden="true">
        <b>{texts.sample}</b>
        <span>{texts.button}</span>
      </div>
      <figcaption className="small-hint">
        {texts.themes[theme]}
        <br />
        {contrast}
      </figcaption>
    </figure>
  );
}
