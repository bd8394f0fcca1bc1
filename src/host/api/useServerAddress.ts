import { urlIn } from '../../contract/urls';
import { useSyncExternalStore } from 'react';
import { GAME_HUB_PATH, QUIZ_HUB_PATH } from '../../contract/hubs';
import { DEFAULT_PORT } from '../../contract/limits';
import { storedText } from '../browser/storedText';

/** The server's address in use; a newly saved one shows at once, from another tab too. */
export function useServerAddress(): string {
  return useSyncExternalStore(subscribeToServerAddress, readServerAddress);
}

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
interface Endpoints {
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

/** Why a typed text cannot be a server's address. */
export type AddressFault = 'empty' | 'not_an_address' | 'scheme' | 'credentials' | 'query';
type CheckedAddress = { ok: true; address: string } | { ok: false; fault: AddressFault };

/**
 * Reads a typed server address to the form it is stored in: with its scheme (http where none was typed), host in lower
 * case, without a slash at the end. A path stays, for a server behind a proxy's prefix.
 */
export function checkServerAddress(typed: string): CheckedAddress {
  const text = typed.trim();
  if (text === '') return refuse('empty');
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return refuse('scheme');
  const complete = scheme === undefined ? `http://${text}` : text;
  const url = urlIn(complete);
  if (!url || !isAddress(text, url, scheme)) return refuse('not_an_address');
  if (url.username || url.password) return refuse('credentials');
  if (/[?#]/.test(text)) return refuse('query');
  return { ok: true, address: url.origin + url.pathname.replace(/\/+$/, '') };
}

function refuse(fault: AddressFault): CheckedAddress {
  return { ok: false, fault };
}

/** Refuses what a URL parser accepts by mistake: blanks, port 0, half a scheme, a shortened IPv4 address. */
function isAddress(text: string, url: URL, scheme: string | undefined): boolean {
  if (/[\s\\]/.test(text) || url.port === '0') return false;
  if (scheme === undefined && /^(https?:|\/)/i.test(text)) return false;
  if (!/[\p{L}\d]/u.test(url.hostname)) return false;
  const isIpv4 = /^[\d.]+$/.test(url.hostname);
  return !isIpv4 || text.includes(url.hostname);
}
