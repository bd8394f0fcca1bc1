import { useSyncExternalStore } from 'react';
import { DEFAULT_PORT } from '../../contract/limits';
import { urlIn } from '../../contract/urls';
import { storedText } from '../browser/storedText';

/** Returns the address of the server in use; a new one takes effect at once, also from another tab. */
export function useServerAddress(): string {
  return useSyncExternalStore(stored.subscribe, readServerAddress);
}

const stored = storedText('quiz-night.server-address');

/** Returns the address in use until another is chosen: a quiz server marks its pages, which then use that server. */
export function ownServerAddress(): string {
  const embedded = document.head.querySelector('meta[name="quiz-server"][content="embedded"]');
  return embedded ? location.origin : `http://localhost:${DEFAULT_PORT}`;
}

/** Returns the stored server address, or the default if none or an invalid one is stored. */
export function readServerAddress(): string {
  const checked = checkServerAddress(stored.read() ?? '');
  return checked.ok ? checked.address : ownServerAddress();
}

/** Stores a typed address; if it is invalid, stores nothing and returns the reason. */
export function saveServerAddress(typed: string): CheckedAddress {
  const checked = checkServerAddress(typed);
  if (checked.ok) stored.write(checked.address);
  return checked;
}

/** Returns an address without its scheme, which browsers add automatically. */
export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//i, '');
}

/** Why a typed text cannot be a server's address. */
export type AddressFault = 'empty' | 'not_an_address' | 'scheme' | 'credentials' | 'query';
type CheckedAddress = { ok: true; address: string } | { ok: false; fault: AddressFault };

/**
 * Normalises a typed server address for storage: with a scheme (http if none was typed), the host in lower
 * case, and no trailing slash. A path stays, for a server behind a proxy's prefix.
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

/** Rejects what a URL parser accepts by mistake: a bare word, spaces, port 0, half a scheme, a short IPv4 address. */
function isAddress(text: string, url: URL, scheme: string | undefined): boolean {
  if (/[\s\\]/.test(text) || url.port === '0') return false;
  if (scheme === undefined && /^(https?:|\/)/i.test(text)) return false;
  if (!/[\p{L}\d]/u.test(url.hostname)) return false;
  // Hardly ever a device's name, and easily a slip of the keyboard.
  if (scheme === undefined && /^[^.:/]+(\/|$)/.test(text) && !/^localhost(\/|$)/i.test(text)) return false;
  const isIpv4 = /^[\d.]+$/.test(url.hostname);
  return !isIpv4 || text.includes(url.hostname);
}
