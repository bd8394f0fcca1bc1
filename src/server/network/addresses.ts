import { networkInterfaces } from 'node:os';
import type { Network } from '../../contract/network';
import { readNetworkAddresses, urlHost, type NetworkAddress } from '../access/origins';

const EVERYWHERE = new Set(['0.0.0.0', '::']);
const LOOPBACK = /^(localhost|127\.|::1$)/;
/** The addresses that a machine assigns to itself without a network: nobody can reach it there. */
const SELF_GIVEN = /^169\.254\./;

export type Addresses = ReturnType<typeof createAddresses>;

/** Returns the addresses of a server that listens on `host`, or without one on all of the machine's. */
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

  /** The networks that the server listens on, likeliest for phones first, whichever was chosen. */
  const networks = (): Network[] => {
    if (publicUrl || isHere) return [];
    const known = readAddresses().filter(({ address }) => isEverywhere || address === host);
    return known
      .filter(({ family, address }) => family === 'IPv4' && !SELF_GIVEN.test(address))
      .map(({ address, name, kind }) => ({ address, name, kind, joinUrl: `http://${address}:${port}/join` }));
  };
  /** For other devices, the chosen one first, then the likeliest; none if the server listens only here. */
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
    /** The address that the host chose for phones, as long as the machine has it. */
    chosen: (): string | null => (networks().some(({ address }) => address === chosen) ? chosen : null),
    /** Sends phones to this address while the machine has it; null: to the likeliest again. */
    choose(address: string | null): void {
      chosen = address;
    },
    /** Whether a caller at this address is the machine itself, using one of its own addresses. */
    isOwn: (caller: string): boolean => readAddresses().some(({ address }) => address === caller),
    /** The link for the host's own browser, with the server's key if its address alone gives no rights there. */
    hostLink: (serverKey: string): string =>
      publicUrl !== undefined || !(isHere || isEverywhere) ? `${origin}/#key=${serverKey}` : origin,
    /** Where other servers reach this one by default. */
    internalUrl(): string {
      const addresses = readAddresses();
      const first = addresses.find(({ family }) => family === 'IPv4') ?? addresses[0];
      return isEverywhere && first ? `http://${urlHost(first.address)}:${port}` : origin;
    },
    /** The addresses that phones can open to join, likeliest first. */
    playerUrls,
    /** The links for hosting elsewhere. The key is in the fragment, which browsers never send to a server. */
    hostLinks: (serverKey: string): string[] => networkOrigins().map((each) => `${each}/#key=${serverKey}`),
    /** The addresses shown in a session; this machine's own if phones have none, so that the host notices. */
    joinPages(): string[] {
      const urls = playerUrls();
      return urls.length > 0 ? urls : [`${origin}/join`];
    },
  };
}
