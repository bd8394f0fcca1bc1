import { GAME_HUB_PATH, QUIZ_HUB_PATH } from '../../contract/hubs';
import { DEFAULT_PORT } from '../../contract/limits';
import { checkServerAddress, type CheckedAddress } from './checkServerAddress';
import { storedText } from '../browser/storedText';

const stored = storedText('quiz-night.server-address');

/** A quiz server marks the pages that it serves itself, so that they talk to it without being told where it is. */
function defaultAddress(): string {
  const embedded = document.querySelector('meta[name="quiz-server"][content="embedded"]');
  return embedded ? location.origin : `http://localhost:${DEFAULT_PORT}`;
}

/** The server's address: as stored, or the default where nothing that can be an address is stored. */
export function readServerAddress(): string {
  const checked = checkServerAddress(stored.read() ?? '');
  return checked.ok ? checked.address : defaultAddress();
}

/** Stores a typed address if it can be one; says why not otherwise, and stores nothing. */
export function saveServerAddress(typed: string): CheckedAddress {
  const checked = checkServerAddress(typed);
  if (checked.ok) stored.write(checked.address);
  return checked;
}

/** Calls back whenever the address changes, here or in another tab. */
export const subscribeToServerAddress = stored.subscribe;

/** Where a server's calls and hubs are (specification §7). */
export interface Endpoints {
  http: string;
  quizHub: string;
  gameHub: string;
}

/** The three addresses that follow from a server's one. */
export function endpointsOf(address: string): Endpoints {
  return { http: address, quizHub: address + QUIZ_HUB_PATH, gameHub: address + GAME_HUB_PATH };
}

/** An address as people read it out: browsers add the scheme by themselves. */
export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//i, '');
}
