import type { IncomingMessage } from 'node:http';
import { parseNetworkChoice } from '../../contract/network';
import { parseStoredWifi } from '../../contract/wifi';
import { callerOf, isLoopback, type TrustedProxies } from '../access/caller';
import { createKeptFile } from '../files/keptFile';
import type { ResolvedOptions } from '../options';
import type { Addresses } from './addresses';

/** The number of devices after which no more are counted. */
const MOST_PHONES = 1_000;

/** Counts the devices that have reached the server. Their addresses stay in memory, and nobody sees them. */
export function countPhones({ isOwn }: Pick<Addresses, 'isOwn'>, proxies: TrustedProxies) {
  const callers = new Set<string>();
  return {
    get count() {
      return callers.size;
    },
    /** Notes that a device has opened the page for phones; this machine itself does not count. */
    note(request: IncomingMessage): void {
      const caller = callerOf(request, proxies);
      if (callers.size < MOST_PHONES && !isLoopback(caller) && !isOwn(caller)) callers.add(caller);
    },
  };
}

/** Everything stored about how phones join, and what reports it. */
export type WayIn = Awaited<ReturnType<typeof openWayIn>>;

/** Opens how phones join, as it was last set. */
export async function openWayIn(
  { dataFolder, log, proxies, publicUrl }: ResolvedOptions,
  addresses: Addresses,
) {
  const kept = { dataFolder, log };
  const network = { name: 'network.json', parse: parseNetworkChoice, empty: { address: null } };
  /** The network that the host chose. */
  const choice = createKeptFile({ ...kept, ...network });
  const wifi = createKeptFile({ ...kept, name: 'wifi.json', parse: parseStoredWifi, empty: { wifi: null } });
  await Promise.all([choice.protect(), wifi.protect()]);
  // Read now, so that a broken file is said at the start.
  const [{ address }] = await Promise.all([choice.read(), wifi.read()]);
  addresses.choose(address);
  const isPublic = publicUrl !== undefined;
  return { addresses, choice, isPublic, phones: countPhones(addresses, proxies), wifi };
}
