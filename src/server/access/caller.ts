import { convertIPv6BinaryToString, convertIPv6ToBinary } from 'hono/utils/ipaddr';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { introductionOf } from './internalCalls';

const LOOPBACK = /^(127\.|::1$)/;
/** The part of an IPv6 address that says which device of a network it is. */
const HOST_BITS = 64n;

/**
 * Whom a request counts for where limits go by caller: the address it comes from, or behind a proxy on this machine the
 * one that the proxy names last in X-Forwarded-For. Of an IPv6 address only the network (/64) counts, since one machine
 * may use all of it, except for link-local addresses.
 */
export function callerOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const introduction = introductionOf(headers);
  if (introduction) return introduction.address;
  const peer = plainAddress(socket.remoteAddress ?? '');
  const forwarded = plainAddress(
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '',
  );
  return networkOf(LOOPBACK.test(peer) && isIP(forwarded) ? forwarded : peer);
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

  /** Whether one more connection from an address, as `callerOf` tells it, finds a place. */
  hasRoom(address: string): boolean {
    if (isLoopback(address)) return this.#taken < this.#most;
    const own = this.#byAddress.get(address) ?? 0;
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
