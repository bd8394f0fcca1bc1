import type { IncomingMessage } from 'node:http';
import { parseNetworkChoice } from '../../contract/network';
import { parseStoredWifi, type Wifi } from '../../contract/wifi';
import { callerOf, isLoopback, type TrustedProxies } from '../access/caller';
import { KeptFile } from '../files/keptFile';
import type { ResolvedOptions } from '../options';
import type { Addresses } from './addresses';

/** More devices than these are not told apart. */
const MOST_PHONES = 1_000;

/** Counts the devices that got here. Of each only its address is known, in memory, and nobody is told it. */
export class PhoneCount {
  readonly #isOwn: Addresses['isOwn'];
  readonly #proxies: TrustedProxies | undefined;
  readonly #callers = new Set<string>();

  constructor({ isOwn }: Pick<Addresses, 'isOwn'>, proxies?: TrustedProxies) {
    this.#isOwn = isOwn;
    this.#proxies = proxies;
  }

  get count(): number {
    return this.#callers.size;
  }

  /** A device has opened the page for phones; this machine itself is none. */
  note(request: IncomingMessage): void {
    const caller = callerOf(request, this.#proxies);
    if (this.count >= MOST_PHONES || isLoopback(caller) || this.#isOwn(caller)) return;
    this.#callers.add(caller);
  }
}

/** What is kept of the way in for phones, and what tells of it. */
export interface WayIn {
  addresses: Pick<Addresses, 'networks' | 'chosen' | 'choose' | 'playerUrls'>;
  isPublic: boolean;
  phones: PhoneCount;
  /** Which network the host chose. */
  choice: KeptFile<{ address: string | null }>;
  wifi: KeptFile<{ wifi: Wifi | null }>;
}

/** How phones get in, as it was left. */
export async function openWayIn(
  { dataFolder, log, proxies, publicUrl }: ResolvedOptions,
  addresses: Addresses,
): Promise<WayIn> {
  const choice = new KeptFile({
    dataFolder,
    name: 'network.json',
    parse: parseNetworkChoice,
    empty: { address: null },
    log,
  });
  const wifi = new KeptFile({
    dataFolder,
    name: 'wifi.json',
    parse: parseStoredWifi,
    empty: { wifi: null },
    log,
  });
  await Promise.all([choice.protect(), wifi.protect()]);
  addresses.choose((await choice.read()).address);
  const isPublic = publicUrl !== undefined;
  return { addresses, choice, isPublic, phones: new PhoneCount(addresses, proxies), wifi };
}
