import './wifiPrint.css';
import { useState, type FormEvent } from 'react';
import { wifiFault, type Wifi, type WifiFault } from '../../contract/wifi';
import { saveWifi } from '../api/networkApi';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { Button } from '../ui/Button';
import { FaultText, Field } from '../ui/Field';
import { useWayInTexts } from './wayInTexts';

const NONE: Wifi = { name: '', kind: 'wpa', password: '', hidden: false };
const KINDS = ['wpa', 'open'] as const;

interface WifiFormProps {
  initial: Wifi | null;
  onSaved: (wifi: Wifi) => void;
}

/** A form for the venue's Wi-Fi, typed once. The card shows what is stored. */
export function WifiForm({ initial, onSaved }: WifiFormProps) {
  const texts = useWayInTexts().card;
  const address = useServerAddress();
  const [wifi, setWifi] = useState(initial ?? NONE);
  const [fault, setFault] = useState<WifiFault>();
  const [saving, setSaving] = useState<'none' | 'running' | 'saved' | 'failed'>('none');
  const change = (part: Partial<Wifi>) => {
    setWifi({ ...wifi, ...part });
    setFault(undefined);
    setSaving('none');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving === 'running') return;
    const typed = wifi.kind === 'open' ? { ...wifi, password: '' } : wifi;
    const found = wifiFault(typed);
    setFault(found);
    if (found) return;
    setSaving('running');
    try {
      await saveWifi(address, typed);
      setSaving('saved');
      onSaved(typed);
    } catch (error) {
      logFailure('The Wi-Fi could not be stored', error);
      setSaving('failed');
    }
  };
  const textOf = (field: WifiFault) => (fault === field ? texts.faults[field] : undefined);
  return (
    <form className="wifi-form" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={texts.name}
        fault={textOf('name')}
        value={wifi.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <fieldset>
        <legend>{texts.safety}</legend>
        {KINDS.map((kind) => (
          <label key={kind} className="tick">
            <input
              type="radio"
              name="wifi-kind"
              checked={kind === wifi.kind}
              onChange={() => change({ kind })}
            />
            {texts.kinds[kind]}
          </label>
        ))}
      </fieldset>
      {wifi.kind === 'wpa' && (
        <Field
          label={texts.password}
          fault={textOf('password')}
          value={wifi.password}
          autoCapitalize="none"
          onChange={({ target }) => change({ password: target.value })}
        />
      )}
      <label className="tick">
        <input
          type="checkbox"
          checked={wifi.hidden}
          onChange={({ target }) => change({ hidden: target.checked })}
        />
        {texts.hidden}
      </label>
      <Button type="submit" variant="outline" aria-disabled={saving === 'running'}>
        {texts.save}
      </Button>
      <p role="status" className="small-hint">
        {saving === 'saved' && texts.saved}
      </p>
      {saving === 'failed' && <FaultText>{texts.saveFailed}</FaultText>}
    </form>
  );
}
