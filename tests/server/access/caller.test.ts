import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { callerOf } from '../../../src/server/access/caller';

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

it.each([
  ['an IPv4 address', '192.0.2.1', undefined, '192.0.2.1'],
  ['IPv4 written as IPv6', '::ffff:192.0.2.1', undefined, '192.0.2.1'],
  ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::'],
  ['the network of a shortened IPv6 address', '2001:DB8::5', undefined, '2001:db8::'],
  ['a link-local address as it is, without its zone', 'fe80::1%wlan0', undefined, 'fe80::1'],
  ['whom a proxy names with a port', '127.0.0.1', '192.0.2.9:50123', '192.0.2.9'],
  ['whom a proxy names in brackets', '127.0.0.1', '[2001:db8:1:2::9]:50123', '2001:db8:1:2::'],
  ['a proxy that names no address', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['this machine', '::1', undefined, '::1'],
  ['whom a proxy on this machine names last', '127.0.0.1', '198.51.100.1, 192.0.2.9', '192.0.2.9'],
  ['whom an IPv6 proxy on this machine names', '::1', '2001:db8:1:2:3::', '2001:db8:1:2::'],
  ['nobody', undefined, undefined, ''],
])('a request counts for %s', (_, remoteAddress, forwarded, caller) => {
  expect(callerOf(request(remoteAddress, forwarded))).toBe(caller);
});

it('a caller on another machine cannot name somebody else', () => {
  expect(callerOf(request('192.0.2.1', '203.0.113.9'))).toBe('192.0.2.1');
});
