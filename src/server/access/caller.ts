import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { convertIPv6BinaryToString, convertIPv6ToBinary } from 'hono/utils/ipaddr';

const LOOPBACK = /^(127\.|::1$)/;
/** The part of an IPv6 address that says which device of a network it is. */
const HOST_BITS = 64n;

/**
 * Whom a request counts for where limits go by caller: the address it comes from, or behind a proxy on this machine the
 * one that the proxy names last in X-Forwarded-For. Of an IPv6 address only the network (/64) counts, since one machine
 * may use all of it, except for link-local addresses.
 */
export function callerOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
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
