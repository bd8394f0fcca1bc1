import { useId } from 'react';
import type { KeepResults } from '../../../contract/keepResults';
import { keptTime } from '../../texts/keptTime';
import { useSpoken } from '../../texts/useLanguage';
import { useVenueTexts } from './venueTexts';

/** In hours: half a day, a month, a year. */
const CHOICES: KeepResults[] = [12, 30 * 24, 365 * 24, 'forever'];

interface KeepResultsProps {
  keep: KeepResults;
  onKeep: (keep: KeepResults) => void;
}

/** How long the results of evenings are kept. A period that was set by hand is also offered. */
export function KeepResultsField({ keep, onKeep }: KeepResultsProps) {
  const { keepResults: texts } = useVenueTexts();
  const lang = useSpoken();
  const id = useId();
  const choices = CHOICES.includes(keep) ? CHOICES : [keep, ...CHOICES];
  return (
    <div className="venue-keep">
      <label htmlFor={id}>{texts.label}</label>
      <select
        id={id}
        className="select"
        aria-describedby={`${id}-hint`}
        value={keep}
        onChange={({ target }) => onKeep(choices[target.selectedIndex]!)}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {each === 'forever' ? texts.forever : keptTime(each, lang)}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="small-hint venue-note">
        {texts.hint}
      </p>
    </div>
  );
}
