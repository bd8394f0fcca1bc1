import { readNetworkAddresses, urlHost } from '../access/origins';

const EVERYWHERE = new Set(['0.0.0.0', '::']);
const LOOPBACK = /^(localhost|127\.|::1$)/;

/** Where a server is reached that listens to `host`, or to all of the machine's addresses without one. */
export function createAddresses(host: string | undefined, port: number, publicUrl: string | undefined) {
  const isHere = host !== undefined && LOOPBACK.test(host);
  const isEverywhere = !host || EVERYWHERE.has(host);
  /** For the host's own browser, such as `http://localhost:5000`. */
  const origin = `http://${isHere || isEverywhere ? 'localhost' : urlHost(host)}:${port}`;

  /** For other devices, likeliest first; nowhere when the server listens to this machine only. */
  const networkOrigins = (): string[] => {
    if (publicUrl) return [new URL(publicUrl).origin];
    if (isHere) return [];
    if (!isEverywhere) return [origin];
    const addresses = readNetworkAddresses().filter(({ family }) => family === 'IPv4');
    return addresses.map(({ address }) => `http://${address}:${port}`);
  };
  const playerUrls = (): string[] => networkOrigins().map((each) => `${each}/join`);

  return {
    origin,
    /**
     * What the host's own browser opens: with the server's key where being on the machine counts for nothing, or where
     * its own address is one that others use too.
     */
    hostLink: (serverKey: string): string =>
      publicUrl !== undefined || !(isHere || isEverywhere) ? `${origin}/#key=${serverKey}` : origin,
    /** Where other servers reach this one, unless it was told. */
    internalUrl(): string {
      const addresses = readNetworkAddresses();
      const first = addresses.find(({ family }) => family === 'IPv4') ?? addresses[0];
      return isEverywhere && first ? `http://${urlHost(first.address)}:${port}` : origin;
    },
    /** The addresses that phones can open to join, likeliest first. */
    playerUrls,
    /** The links that let another device host. The key stands in the fragment, which no browser sends to a server. */
    hostLinks: (serverKey: string): string[] => networkOrigins().map((each) => `${each}/#key=${serverKey}`),
    /** What a session tells: without addresses for phones this machine's own, so that the host learns what is amiss. */
    joinPages(): string[] {
      const urls = playerUrls();
      return urls.length > 0 ? urls : [`${origin}/join`];
    },
  };
}
