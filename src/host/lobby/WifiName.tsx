import { fetchWifi, mayAskNetwork } from '../api/networkApi';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { useLobbyTexts } from '../texts/roomTexts';

/** The name of the venue's Wi-Fi, if the host has entered it and this browser may ask for it. */
export function WifiName() {
  const texts = useLobbyTexts();
  const address = useServerAddress();
  const { read } = useRead({
    subject: mayAskNetwork(address) ? address : null,
    load: (signal) => fetchWifi(address, signal),
    failed: 'The Wi-Fi could not be read',
  });
  const name = read.status === 'ready' ? read.value?.name : undefined;
  return name !== undefined && <p className="invitation-wifi">{texts.wifi({ name })}</p>;
}
