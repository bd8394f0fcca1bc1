import './wifiPrint.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { NetworkReport } from '../../contract/network';
import { type Wifi, type WifiFault, wifiFault, wifiQrText } from '../../contract/wifi';
import { around } from '../../look/around';
import { fetchNetwork, fetchWifi, saveWifi } from '../api/networkApi';
import { useRead } from '../api/useRead';
import { useServerAddress, withoutScheme } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { Button } from '../ui/Button';
import { Check, Radios } from '../ui/Choices';
import { FaultText, Field } from '../ui/Field';
import { BreakableAddress } from '../ui/JoinParts';
import { QrPicture } from '../ui/QrPicture';
import { useNetworkTexts } from './networkTexts';

interface WifiCardProps {
  wifi: Wifi;
  /** The address where phones join, without a room code, which changes each evening; null if unknown. */
  joinUrl: string | null;
  perPage: 2 | 4;
  /** At the top of the card. */
  children?: ReactNode;
}

/** A card for a table: first the Wi-Fi, then the quiz. */
export function WifiCard({ wifi, joinUrl, perPage, children }: WifiCardProps) {
  const texts = useNetworkTexts().card;
  return (
    <section className="table-card wifi-card" data-per-page={perPage}>
      {children}
      <div className="wifi-card-parts">
        <div className="wifi-card-part">
          <p className="wifi-card-step">
            <b>1</b> {texts.toWifi}
          </p>
          <div className="card-qr">
            <QrPicture url={wifiQrText(wifi)} label={texts.wifiCode} />
          </div>
          <p>
            {around((name) => texts.wifiName({ name }), <bdi className="card-address">{wifi.name}</bdi>)}
            <br />
            {wifi.kind === 'open'
              ? texts.withoutPassword
              : around(
                  (password) => texts.wifiPassword({ password }),
                  <bdi className="card-address wifi-card-password">{wifi.password}</bdi>,
                )}
          </p>
        </div>
        {joinUrl !== null && (
          <div className="wifi-card-part">
            <p className="wifi-card-step">
              <b>2</b> {texts.toQuiz}
            </p>
            <div className="card-qr">
              <QrPicture url={joinUrl} label={texts.quizCode} />
            </div>
            <p className="card-address">
              <BreakableAddress address={withoutScheme(joinUrl)} />
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

/** The data for the Wi-Fi card on the server. */
export interface KeptWifi {
  wifi: Wifi | null;
  joinUrl: NetworkReport['joinUrl'];
}

/** Reads the data for the Wi-Fi card. */
export function useWifi() {
  const address = useServerAddress();
  return useRead({
    subject: address,
    load: async (signal): Promise<KeptWifi> => {
      const [wifi, { joinUrl }] = await Promise.all([
        fetchWifi(address, signal),
        fetchNetwork(address, signal),
      ]);
      return { wifi, joinUrl };
    },
    failed: 'The Wi-Fi could not be read',
  });
}

const NONE: Wifi = { name: '', kind: 'wpa', password: '', hidden: false };
const KINDS = ['wpa', 'open'] as const;

interface WifiFormProps {
  initial: Wifi | null;
  onSaved: (wifi: Wifi) => void;
}

/** A form for the venue's Wi-Fi, typed once. The card shows what is stored. */
export function WifiForm({ initial, onSaved }: WifiFormProps) {
  const texts = useNetworkTexts().card;
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
    <form className="grid wifi-form" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={texts.name}
        fault={textOf('name')}
        value={wifi.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Radios
        legend={texts.safety}
        values={KINDS}
        labelOf={(kind) => texts.kinds[kind]}
        chosen={wifi.kind}
        onChoose={(kind) => change({ kind })}
        look="tick"
      />
      {wifi.kind === 'wpa' && (
        <Field
          label={texts.password}
          fault={textOf('password')}
          value={wifi.password}
          autoCapitalize="none"
          onChange={({ target }) => change({ password: target.value })}
        />
      )}
      <Check
        className="tick"
        label={texts.hidden}
        on={wifi.hidden}
        onSwitch={(hidden) => change({ hidden })}
      />
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
