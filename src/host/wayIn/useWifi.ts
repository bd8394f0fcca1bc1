import type { NetworkReport } from '../../contract/network';
import type { Wifi } from '../../contract/wifi';
import { fetchNetwork, fetchWifi } from '../api/networkApi';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';

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
