import { parseNetworkReport, type NetworkReport } from '../../contract/network';
import { parseStoredWifi, type Wifi } from '../../contract/wifi';
import { readJson } from './readJson';
import { readServerKey } from './serverKey';
import { headersOf } from './venueApi';

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
  return readJson(address, '/network', parseNetworkReport, { signal, headers: headersOf(address) });
}

/** Sends phones by another network; null: by the likeliest. Answers what is so now. */
export function chooseNetwork(address: string, chosen: string | null): Promise<NetworkReport> {
  return readJson(address, '/network', parseNetworkReport, putting(address, { address: chosen }));
}

/** The house's Wi-Fi, as it was typed; null where it was not. */
export async function fetchWifi(address: string, signal?: AbortSignal): Promise<Wifi | null> {
  return (await readJson(address, '/wifi', parseStoredWifi, { signal, headers: headersOf(address) })).wifi;
}

/** Keeps the house's Wi-Fi on the server's machine. */
export async function saveWifi(address: string, wifi: Wifi): Promise<void> {
  await readJson(address, '/wifi', parseStoredWifi, putting(address, { wifi }));
}

function putting(address: string, body: object): RequestInit {
  const headers = { ...headersOf(address), 'Content-Type': 'application/json' };
  return { method: 'PUT', headers, body: JSON.stringify(body) };
}
