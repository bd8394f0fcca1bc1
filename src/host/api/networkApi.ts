import { parseNetworkReport, type NetworkReport } from '../../contract/network';
import { parseStoredWifi, type Wifi } from '../../contract/wifi';
import { BRIEF, callAsHost } from './call';

/** Fetches how phones can connect. Rejects with a QuizApiError. */
export function fetchNetwork(address: string, signal?: AbortSignal): Promise<NetworkReport> {
  return callAsHost(address, ['GET', '/network', { signal, ...BRIEF }], parseNetworkReport);
}

/** Chooses the network that phones use; null for the likeliest one. Returns the new report. */
export function chooseNetwork(address: string, chosen: string | null): Promise<NetworkReport> {
  const request = { data: { address: chosen }, ...BRIEF };
  return callAsHost(address, ['PUT', '/network', request], parseNetworkReport);
}

/** Fetches the venue's Wi-Fi as the host typed it; null if they have not. */
export async function fetchWifi(address: string, signal?: AbortSignal): Promise<Wifi | null> {
  return (await callAsHost(address, ['GET', '/wifi', { signal, ...BRIEF }], parseStoredWifi)).wifi;
}

/** Stores the venue's Wi-Fi on the server's machine. */
export async function saveWifi(address: string, wifi: Wifi): Promise<void> {
  await callAsHost(address, ['PUT', '/wifi', { data: { wifi }, ...BRIEF }], parseStoredWifi);
}
