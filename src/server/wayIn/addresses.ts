import { networkInterfaces } from 'node:os';
import type { Network } from '../../contract/network';
import { readNetworkAddresses, urlHost, type NetworkAddress } from '../access/origins';

const EVERYWHERE = new Set(['0.0.0.0', '::']);
const LOOPBACK = /^(localhost|127\.|::1$)/;
/** What a machine gives itself where no network gives it an address: nobody is reached there. */
const SELF_GIVEN = /^169\.254\./;

/** Where a server is reached. */
export type Addresses = ReturnType<typeof createAddresses>;

/** Where a server is reached that listens to `host`, or to all of the machine's addresses without one. */
export function createAddresses(
  host: string | undefined,
  port: number,
  publicUrl: string | undefined,
  readInterfaces = networkInterfaces,
) {
  const isHere = host !== undefined && LOOPBACK.test(host);
  const isEverywhere = !host || EVERYWHERE.has(host);
  /** For the host's own browser, such as `http://localhost:5000`. */
  const origin = `http://${isHere || isEverywhere ? 'localhost' : urlHost(host)}:${port}`;
  const readAddresses = (): NetworkAddress[] => readNetworkAddresses(readInterfaces());
  let chosen: string | null = null;

  /** The networks that the server listens to, likeliest for phones first, the chosen one as any other. */
  const networks = (): Network[] => {
    if (publicUrl || isHere) return [];
    const known = readAddresses().filter(({ address }) => isEverywhere || address === host);
    return known
      .filter(({ family, address }) => family === 'IPv4' && !SELF_GIVEN.test(address))
      .map(({ address, name, kind }) => ({ address, name, kind, joinUrl: `http://${address}:${port}/join` }));
  };
  /** For other devices, the chosen one first, then the likeliest; nowhere when the server listens here only. */
  const networkOrigins = (): string[] => {
    if (publicUrl) return [new URL(publicUrl).origin];
    if (isHere) return [];
    if (!isEverywhere) return [origin];
    const addresses = networks().map(({ address }) => address);
    const first = addresses.filter((address) => address === chosen);
    return [...new Set([...first, ...addresses])].map((address) => `http://${address}:${port}`);
  };
  const playerUrls = (): string[] => networkOrigins().map((each) => `${each}/join`);

  return {
    origin,
    networks,
    /** The address that the host chose for phones, while the machine has it. */
    chosen: (): string | null => (networks().some(({ address }) => address === chosen) ? chosen : null),
    /** From now on phones are sent to this address, where the machine has it; null: to the likeliest again. */
    choose(address: string | null): void {
      chosen = address;
    },
    /** Whether a caller at this address is the machine itself, by one of its own addresses. */
    isOwn: (caller: string): boolean => readAddresses().some(({ address }) => address === caller),
    /**
     * What the host's own browser opens: with the server's key where being on the machine counts for nothing, or where
     * its own address is one that others use too.
     */
    hostLink: (serverKey: string): string =>
      publicUrl !== undefined || !(isHere || isEverywhere) ? `${origin}/#key=${serverKey}` : origin,
    /** Where other servers reach this one, unless it was told. */
    internalUrl(): string {
      const addresses = readAddresses();
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
