import { readNetworkAddresses } from './networkAddresses';
import { urlHost } from './origins';

const EVERYWHERE = new Set(['0.0.0.0', '::']);
const LOOPBACK = /^(localhost|127\.|::1$)/;

/** The server's address for the host's own browser, such as `http://localhost:5000`. */
export function hostOrigin(host: string | undefined, port: number): string {
  const isLocal = !host || EVERYWHERE.has(host) || LOOPBACK.test(host);
  return `http://${isLocal ? 'localhost' : urlHost(host)}:${port}`;
}

/** The addresses that phones can open to join, likeliest first; none when the server listens to this machine only. */
export function playerUrls(host: string | undefined, port: number, publicUrl: string | undefined): string[] {
  if (publicUrl) return [new URL('/join', publicUrl).href];
  if (host && LOOPBACK.test(host)) return [];
  if (host && !EVERYWHERE.has(host)) return [`http://${urlHost(host)}:${port}/join`];
  const addresses = readNetworkAddresses().filter(({ family }) => family === 'IPv4');
  return addresses.map(({ address }) => `http://${address}:${port}/join`);
}

/** What a session tells as its join addresses: those of phones, or this machine's own, so that the host learns what is amiss. */
export function joinPages(host: string | undefined, port: number, publicUrl: string | undefined): string[] {
  const urls = playerUrls(host, port, publicUrl);
  return urls.length > 0 ? urls : [`${hostOrigin(host, port)}/join`];
}
