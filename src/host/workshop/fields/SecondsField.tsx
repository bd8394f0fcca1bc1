import { useId } from 'react';
import { NO_LIMIT } from '../draft/draft';
import { useWorkshopTexts } from '../workshopTexts';
import { Labelled } from './Labelled';
import { NumberField } from './NumberField';

const USUAL = ['10', '15', '20', '30', '45', '60', '90', '120'];

interface SecondsFieldProps {
  label: string;
  value: string;
  /** What holds where nothing is said. */
  inherited: string;
  onText: (text: string) => void;
}

/** How long a question is open: any number can be typed, the usual ones and no limit are offered. */
export function SecondsField({ label, value, inherited, onText }: SecondsFieldProps) {
  const texts = useWorkshopTexts().settings;
  const listId = useId();
  return (
    <Labelled label={label}>
      <NumberField value={value} placeholder={inherited} list={listId} onText={onText} />
      <datalist id={listId}>
        {USUAL.map((seconds) => (
          <option key={seconds} value={seconds} />
        ))}
        <option value={NO_LIMIT} label={texts.noLimit} />
      </datalist>
    </Labelled>
  );
}
