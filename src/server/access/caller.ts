import { convertIPv6BinaryToString, convertIPv6ToBinary } from 'hono/utils/ipaddr';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { introductionOf } from './internalCalls';

const LOOPBACK = /^(127\.|::1$)/;
/** The part of an IPv6 address that says which device of a network it is. */
const HOST_BITS = 64n;

/** The proxies that are believed whom they pass on: those on this machine, and those that the operator names. */
export class TrustedProxies {
  readonly #named = new BlockList();

  /** @param named addresses, or networks such as `10.67.0.0/24`; throws where one cannot be read */
  constructor(named: readonly string[] = []) {
    for (const each of named) {
      const [address = '', bits] = each.split('/');
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      if (bits === undefined) this.#named.addAddress(address, family);
      else this.#named.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : NaN, family);
    }
  }

  /** Whether a proxy is at this address. */
  has(address: string): boolean {
    const plain = plainAddress(address);
    if (LOOPBACK.test(plain)) return true;
    return isIP(plain) !== 0 && this.#named.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  }
}

const NONE_NAMED = new TrustedProxies();

/**
 * Whom a request counts for where limits go by caller: the address it comes from, or behind a trusted proxy the last
 * one in X-Forwarded-For that is no such proxy itself. Of an IPv6 address only the network (/64) counts, since one
 * machine may use all of it, except for link-local addresses.
 */
export function callerOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  proxies = NONE_NAMED,
): string {
  const introduction = introductionOf(headers);
  if (introduction) return introduction.address;
  const peer = plainAddress(socket.remoteAddress ?? '');
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  let caller = peer;
  // Each proxy adds whom it was asked by, so what stands before an address counts as far as that one is trusted.
  while (proxies.has(caller)) {
    const hop = plainAddress(hops.pop()?.trim() ?? '');
    if (!isIP(hop)) break;
    caller = hop;
  }
  // Nobody on another machine comes from this one's own address.
  return networkOf(isLoopback(caller) ? peer : caller);
}

/** Whether an address of a socket is this machine's own, which no other can have. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(plainAddress(address));
}

/** Without zone and port, and IPv4 as itself where it is written as IPv6. */
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

/** One place of so many is kept for callers on this machine: for the projector and the host. */
const KEPT_ONE_OF = 50;

/**
 * The connections that a server takes at once, by the address that they come from: one address gets at most half of
 * them, and the last ones are for this machine alone. A hall behind one router is one address.
 */
export class ConnectionPlaces {
  readonly #most: number;
  readonly #byAddress = new Map<string, number>();
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Whether one more connection from an address, as `callerOf` tells it, finds a place.
   *
   * @param isProxy whether many may come from there
   */
  hasRoom(address: string, isProxy = false): boolean {
    if (isLoopback(address)) return this.#taken < this.#most;
    const own = isProxy ? 0 : (this.#byAddress.get(address) ?? 0);
    return this.#taken < this.#most - Math.ceil(this.#most / KEPT_ONE_OF) && own < this.#most / 2;
  }

  take(address: string): void {
    this.#taken += 1;
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
  }

  /** Once for each `take`. */
  giveBack(address: string): void {
    this.#taken -= 1;
    const left = (this.#byAddress.get(address) ?? 0) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}
