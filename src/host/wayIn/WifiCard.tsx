import './wifiPrint.css';
import { wifiQrText, type Wifi } from '../../contract/wifi';
import { around } from '../../look/around';
import { withoutScheme } from '../api/useServerAddress';
import { BreakableAddress } from '../ui/JoinParts';
import { QrPicture } from '../ui/QrPicture';
import { useWayInTexts } from './wayInTexts';

interface WifiCardProps {
  wifi: Wifi;
  /** The address where phones join, without a room code, which changes each evening; null if unknown. */
  joinUrl: string | null;
  perPage: 2 | 4;
}

/** A card for a table: first the Wi-Fi, then the quiz. */
export function WifiCard({ wifi, joinUrl, perPage }: WifiCardProps) {
  const texts = useWayInTexts().card;
  return (
    <section className="table-card wifi-card" data-per-page={perPage}>
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
      {joinUrl !== null && (
        <>
          <p className="wifi-card-step">
            <b>2</b> {texts.toQuiz}
          </p>
          <div className="card-qr">
            <QrPicture url={joinUrl} label={texts.quizCode} />
          </div>
          <p className="card-address">
            <BreakableAddress address={withoutScheme(joinUrl)} />
          </p>
        </>
      )}
    </section>
  );
}
