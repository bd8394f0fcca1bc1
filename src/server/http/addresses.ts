import { readNetworkAddresses, urlHost } from '../access/origins';

const EVERYWHERE = new Set(['0.0.0.0', '::']);
const LOOPBACK = /^(localhost|127\.|::1$)/;

/** The server's address for the host's own browser, such as `http://localhost:5000`. */
export function hostOrigin(host: string | undefined, port: number): string {
  const isLocal = !host || EVERYWHERE.has(host) || LOOPBACK.test(host);
  return `http://${isLocal ? 'localhost' : urlHost(host)}:${port}`;
}

/** Where other devices reach the server, likeliest first; nowhere when it listens to this machine only. */
function networkOrigins(host: string | undefined, port: number, publicUrl: string | undefined): string[] {
  if (publicUrl) return [new URL(publicUrl).origin];
  if (host && LOOPBACK.test(host)) return [];
  if (host && !EVERYWHERE.has(host)) return [`http://${urlHost(host)}:${port}`];
  const addresses = readNetworkAddresses().filter(({ family }) => family === 'IPv4');
  return addresses.map(({ address }) => `http://${address}:${port}`);
}

/**
 * What the host's own browser opens: the server's address, with the key where being on the machine counts for nothing,
 * or where its own address is one that others use too.
 */
export function hostLink(
  host: string | undefined,
  port: number,
  publicUrl: string | undefined,
  serverKey: string,
): string {
  const origin = hostOrigin(host, port);
  const needsKey = publicUrl !== undefined || new URL(origin).hostname !== 'localhost';
  return needsKey ? `${origin}/#key=${serverKey}` : origin;
}

/** The addresses that phones can open to join, likeliest first. */
export function playerUrls(host: string | undefined, port: number, publicUrl: string | undefined): string[] {
  return networkOrigins(host, port, publicUrl).map((origin) => `${origin}/join`);
}

/** The links that let another device host. The key stands in the fragment, which no browser sends to a server. */
export function hostLinks(
  host: string | undefined,
  port: number,
  publicUrl: string | undefined,
  serverKey: string,
): string[] {
  return networkOrigins(host, port, publicUrl).map((origin) => `${origin}/#key=${serverKey}`);
}

/**
 * What a session tells as its join addresses: those of phones, or this machine's own, so that the host learns what is
 * amiss.
 */
export function joinPages(host: string | undefined, port: number, publicUrl: string | undefined): string[] {
  const urls = playerUrls(host, port, publicUrl);
  return urls.length > 0 ? urls : [`${hostOrigin(host, port)}/join`];
}
