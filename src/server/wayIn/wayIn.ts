import type { IncomingMessage } from 'node:http';
import { parseNetworkChoice } from '../../contract/network';
import { parseStoredWifi, type Wifi } from '../../contract/wifi';
import { callerOf, isLoopback, type TrustedProxies } from '../access/caller';
import { KeptFile } from '../files/keptFile';
import type { ResolvedOptions } from '../options';
import type { Addresses } from './addresses';

/** The number of devices after which no more are counted. */
const MOST_PHONES = 1_000;

/** Counts the devices that have reached the server. Their addresses stay in memory, and nobody sees them. */
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

  /** Notes that a device has opened the page for phones; this machine itself does not count. */
  note(request: IncomingMessage): void {
    const caller = callerOf(request, this.#proxies);
    if (this.count >= MOST_PHONES || isLoopback(caller) || this.#isOwn(caller)) return;
    this.#callers.add(caller);
  }
}

/** Everything stored about how phones join, and what reports it. */
export interface WayIn {
  addresses: Pick<Addresses, 'networks' | 'chosen' | 'choose' | 'playerUrls'>;
  isPublic: boolean;
  phones: PhoneCount;
  /** The network that the host chose. */
  choice: KeptFile<{ address: string | null }>;
  wifi: KeptFile<{ wifi: Wifi | null }>;
}

/** Opens how phones join, as it was last set. */
export async function openWayIn(
  { dataFolder, log, proxies, publicUrl }: ResolvedOptions,
  addresses: Addresses,
): Promise<WayIn> {
  const kept = { dataFolder, log };
  const network = { name: 'network.json', parse: parseNetworkChoice, empty: { address: null } };
  const choice = new KeptFile({ ...kept, ...network });
  const wifi = new KeptFile({ ...kept, name: 'wifi.json', parse: parseStoredWifi, empty: { wifi: null } });
  await Promise.all([choice.protect(), wifi.protect()]);
  addresses.choose((await choice.read()).address);
  const isPublic = publicUrl !== undefined;
  return { addresses, choice, isPublic, phones: new PhoneCount(addresses, proxies), wifi };
}
