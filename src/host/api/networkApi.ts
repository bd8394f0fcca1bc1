import { parseNetworkReport, type NetworkReport } from '../../contract/network';
import { parseStoredWifi, type Wifi } from '../../contract/wifi';
import { callAsHost } from './call';
import { readServerKey } from './serverKey';

/** The names of this machine for itself, as a page's address spells them. */
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Whether this page may ask how phones get in: our own server has served it, to its own machine or to who has its key.
 * No other server is asked, since it would have no answer.
 */
export function mayAskNetwork(address: string): boolean {
  const isServedHere = document.querySelector('meta[name="quiz-server"]') !== null;
  const hasRight = THIS_MACHINE.test(location.hostname) || readServerKey(address) !== null;
  return isServedHere && address === location.origin && hasRight;
}

/** How phones get in. Rejects with a QuizApiError. */
export function fetchNetwork(address: string, signal?: AbortSignal): Promise<NetworkReport> {
  return callAsHost(address, ['GET', '/network', { signal }], parseNetworkReport);
}

/** Sends phones by another network; null: by the likeliest. Answers what is so now. */
export function chooseNetwork(address: string, chosen: string | null): Promise<NetworkReport> {
  return callAsHost(address, ['PUT', '/network', { data: { address: chosen } }], parseNetworkReport);
}

/** The house's Wi-Fi, as it was typed; null where it was not. */
export async function fetchWifi(address: string, signal?: AbortSignal): Promise<Wifi | null> {
  return (await callAsHost(address, ['GET', '/wifi', { signal }], parseStoredWifi)).wifi;
}

/** Keeps the house's Wi-Fi on the server's machine. */
export async function saveWifi(address: string, wifi: Wifi): Promise<void> {
  await callAsHost(address, ['PUT', '/wifi', { data: { wifi } }], parseStoredWifi);
}
