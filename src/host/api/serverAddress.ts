import { GAME_HUB_PATH, QUIZ_HUB_PATH } from '../../contract/hubs';
import { DEFAULT_PORT } from '../../contract/limits';
import { storedText } from '../browser/storedText';
import { checkServerAddress, type CheckedAddress } from './checkServerAddress';

const stored = storedText('quiz-night.server-address');

/** A page that a quiz server serves itself is marked by it, and uses that server. */
function defaultAddress(): string {
  const embedded = document.querySelector('meta[name="quiz-server"][content="embedded"]');
  return embedded ? location.origin : `http://localhost:${DEFAULT_PORT}`;
}

/** The server's address: as stored, or the default where nothing that can be an address is stored. */
export function readServerAddress(): string {
  const checked = checkServerAddress(stored.read() ?? '');
  return checked.ok ? checked.address : defaultAddress();
}

/** Stores a typed address; where it cannot be one, stores nothing and returns why. */
export function saveServerAddress(typed: string): CheckedAddress {
  const checked = checkServerAddress(typed);
  if (checked.ok) stored.write(checked.address);
  return checked;
}

/** Calls back whenever the address changes, here or in another tab. Returns an unsubscribe function. */
export const subscribeToServerAddress = stored.subscribe;

/** Where a server's calls and hubs are (specification §7). */
export interface Endpoints {
  http: string;
  quizHub: string;
  gameHub: string;
}

/** The addresses of the calls and both hubs of a server. */
export function endpointsOf(address: string): Endpoints {
  return { http: address, quizHub: address + QUIZ_HUB_PATH, gameHub: address + GAME_HUB_PATH };
}

/** An address without its scheme, which browsers add by themselves. */
export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//i, '');
}
