import { convertIPv6BinaryToString, convertIPv6ToBinary } from 'hono/utils/ipaddr';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { introductionOf } from './internalCalls';

const LOOPBACK = /^(127\.|::1$)/;
/** The bits of an IPv6 address that identify a device within its network. */
const HOST_BITS = 64n;

/** The proxies whose X-Forwarded-For is trusted: those on this machine, and those that the operator names. */
export class TrustedProxies {
  readonly #named = new BlockList();

  /** @param named addresses, or networks such as `10.67.0.0/24`; throws if one cannot be read */
  constructor(named: readonly string[] = []) {
    for (const each of named) {
      const [address = '', bits] = each.split('/');
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      if (bits === undefined) this.#named.addAddress(address, family);
      else this.#named.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : NaN, family);
    }
  }

  has(address: string): boolean {
    const plain = plainAddress(address);
    if (LOOPBACK.test(plain)) return true;
    return isIP(plain) !== 0 && this.#named.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  }
}

/**
 * Returns the address that a request counts for where limits apply per caller: the peer's, or behind a
 * trusted proxy the last one in X-Forwarded-For that is not a trusted proxy itself. An IPv6 address counts by
 * its network (/64), since one machine may use all of it; link-local addresses count in full.
 */
export function callerOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  proxies: TrustedProxies,
): string {
  const introduction = introductionOf(headers);
  if (introduction) return introduction.address;
  const peer = plainAddress(socket.remoteAddress ?? '');
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  let caller = peer;
  // Each proxy appends the address that called it, so an entry is as trustworthy as the proxy after it.
  while (proxies.has(caller)) {
    const hop = plainAddress(hops.pop()?.trim() ?? '');
    if (!isIP(hop)) break;
    caller = hop;
  }
  // A caller on another machine cannot have a loopback address.
  return networkOf(isLoopback(caller) ? peer : caller);
}

/** Whether a socket's address is a loopback address, which no other machine can have. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(plainAddress(address));
}

/** Returns an address without zone and port; an IPv4 address mapped to IPv6 becomes plain IPv4. */
function plainAddress(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return bare
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .toLowerCase();
}

function networkOf(address: string): string {
  if (!isIPv6(address) || LOOPBACK.test(address) || address.startsWith('fe80:')) return address;
  return convertIPv6BinaryToString((convertIPv6ToBinary(address) >> HOST_BITS) << HOST_BITS);
}

/** One place in this many is reserved for callers on this machine: for the projector and the host. */
const KEPT_ONE_OF = 50;

/**
 * Counts the open connections by address: one address gets at most half of the server's places, and the last
 * few are reserved for this machine. A whole venue behind one router is one address.
 */
export class ConnectionPlaces {
  readonly #most: number;
  readonly #byAddress = new Map<string, number>();
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether there is room for a connection from this address. `isProxy`: many callers may share it. */
  hasRoom(address: string, isProxy = false): boolean {
    if (isLoopback(address)) return this.#taken < this.#most;
    const own = isProxy ? 0 : (this.#byAddress.get(address) ?? 0);
    return this.#taken < this.#most - Math.ceil(this.#most / KEPT_ONE_OF) && own < this.#most / 2;
  }

  take(address: string): void {
    this.#taken += 1;
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
  }

  /** To be called once for each `take`. */
  giveBack(address: string): void {
    this.#taken -= 1;
    const left = (this.#byAddress.get(address) ?? 0) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}
