import { SECRET } from '../../contract/secret';
import { storedText, type StoredText } from '../browser/storedText';

const IN_TEXT = /\bkey=([\w-]{22})(?![\w-])/;

/** One text per server, kept for browsers that store nothing. */
const texts = new Map<string, StoredText>();

function storedKeyOf(address: string): StoredText {
  const { origin } = new URL(address);
  let text = texts.get(origin);
  if (!text) texts.set(origin, (text = storedText(`quiz-night.server-key ${origin}`)));
  return text;
}

/** The key of the server at `address`, where this browser was given one. */
export function readServerKey(address: string): string | null {
  return storedKeyOf(address).read();
}

/** Keeps the key of the server at `address`; it is shown to no other. */
export function saveServerKey(address: string, key: string): void {
  storedKeyOf(address).write(key);
}

/** The header that shows a server's key or a host key; only to the server that gave it. */
export function bearer(secret: string | null): Record<string, string> {
  return secret === null ? {} : { Authorization: `Bearer ${secret}` };
}

/**
 * The server's key in a typed text: the key itself, or the link with it. Says nothing of whether it is the right one.
 */
export function findServerKey(typed: string): string | null {
  const text = typed.trim();
  return SECRET.test(text) ? text : (IN_TEXT.exec(text)?.[1] ?? null);
}

/**
 * Takes the server's key out of the page's address, now and whenever a link with one is opened in this tab, and keeps
 * it for the server of that address, since everybody can read the address bar on the projector.
 */
export function takeServerKeys(): void {
  const take = () => {
    // The whole address is given, since a path like //elsewhere alone would mean another server.
    const url = new URL(location.href);
    const fragment = url.hash;
    if (!/\bkey=/.test(fragment)) return;
    url.hash = '';
    history.replaceState(history.state, '', url);
    const key = findServerKey(fragment);
    if (key) saveServerKey(url.origin, key);
  };
  take();
  window.addEventListener('hashchange', take);
}
