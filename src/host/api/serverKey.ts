import { SECRET } from '../../contract/secret';
import { Watched } from '../../look/watched';
import { storedText, type StoredText } from '../browser/storedText';

const IN_TEXT = /\bkey=([\w-]{22})(?![\w-])/;

/** One text per server, held in memory too for browsers that store nothing. */
const texts = new Map<string, StoredText>();

function storedKeyOf(address: string): StoredText {
  const { origin } = new URL(address);
  let text = texts.get(origin);
  if (!text) texts.set(origin, (text = storedText(`quiz-night.server-key ${origin}`)));
  return text;
}

/** Returns the key of the server at `address`, if this browser was given one. */
export function readServerKey(address: string): string | null {
  return storedKeyOf(address).read();
}

/** Stores the key of the server at `address`; no other server is sent it. */
export function saveServerKey(address: string, key: string): void {
  storedKeyOf(address).write(key);
}

/** The hosts by which a page's address refers to this machine. */
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Whether this browser can expect the server's own right: the server is ours and served this page, and the browser
 * runs on the same machine or has the server's key. Only the server knows for sure.
 */
export function expectsServerRight(address: string): boolean {
  const isServedHere = document.head.querySelector('meta[name="quiz-server"]') !== null;
  const hasRight = THIS_MACHINE.test(location.hostname) || readServerKey(address) !== null;
  return isServedHere && address === location.origin && hasRight;
}

/** Returns the header with a server's key or a host key; send it only to the server that issued the key. */
export function bearer(secret: string | null): Record<string, string> {
  return secret === null ? {} : { Authorization: `Bearer ${secret}` };
}

/** Whether a link was opened here whose key the server refuses, until the host has read so. */
export const refusedLink = new Watched(false);

/** Finds the server's key in a typed text: the key itself or the link with it. Does not check the key. */
export function findServerKey(typed: string): string | null {
  const text = typed.trim();
  return SECRET.test(text) ? text : (IN_TEXT.exec(text)?.[1] ?? null);
}

/**
 * Removes the server's key from the page's address, now and whenever a link with one is opened in this tab,
 * since everybody can read the address bar on the projector. Stores it for the server of that address, but
 * never in place of a key that the server accepts: anybody can make a link.
 */
export function takeServerKeys(): void {
  const take = () => {
    // The whole address is passed, since a path like //elsewhere alone would name another server.
    const url = new URL(location.href);
    const fragment = url.hash;
    if (!/\bkey=/.test(fragment)) return;
    url.hash = '';
    history.replaceState(history.state, '', url);
    const key = findServerKey(fragment);
    if (key) void takeKey(url.origin, key);
  };
  take();
  window.addEventListener('hashchange', take);
}

async function takeKey(address: string, key: string): Promise<void> {
  const own = readServerKey(address);
  // There is nothing to lose, and the page is about to need it.
  if (own === null) saveServerKey(address, key);
  const [acceptsOwn, acceptsNew] = await Promise.all([
    isAccepted(address, own ?? key),
    isAccepted(address, key),
  ]);
  if (acceptsNew && acceptsOwn === false) saveServerKey(address, key);
  if (acceptsNew === false) refusedLink.set(true);
}

/** Whether the server accepts a key; undefined if it does not say. */
async function isAccepted(address: string, key: string): Promise<boolean | undefined> {
  const answer = await fetch(`${address}/network`, { headers: bearer(key) }).catch(() => undefined);
  if (answer?.status === 403) return false;
  return answer?.ok || undefined;
}
