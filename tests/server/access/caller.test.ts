import type { IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { callerOf, ConnectionPlaces, TrustedProxies } from '../../../src/server/access/caller';

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['an IPv4 address', '192.0.2.1', undefined, '192.0.2.1'],
  ['IPv4 written as IPv6', '::ffff:192.0.2.1', undefined, '192.0.2.1'],
  ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::'],
  ['the network of a shortened IPv6 address', '2001:DB8::5', undefined, '2001:db8::'],
  ['a link-local address as it is, without its zone', 'fe80::1%wlan0', undefined, 'fe80::1'],
  ['the address that a proxy names with a port', '127.0.0.1', '192.0.2.9:50123', '192.0.2.9'],
  ['the address that a proxy names in brackets', '127.0.0.1', '[2001:db8:1:2::9]:50123', '2001:db8:1:2::'],
  ['a proxy that names no address', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['this machine', '::1', undefined, '::1'],
  [
    'the address that a proxy on this machine names last',
    '127.0.0.1',
    '198.51.100.1, 192.0.2.9',
    '192.0.2.9',
  ],
  ['the address that an IPv6 proxy on this machine names', '::1', '2001:db8:1:2:3::', '2001:db8:1:2::'],
  ['nobody', undefined, undefined, ''],
])('a request counts for %s', (_, remoteAddress, forwarded, caller) => {
  expect(callerOf(request(remoteAddress, forwarded), new TrustedProxies())).toBe(caller);
});

test('a caller on another machine cannot name somebody else', () => {
  expect(callerOf(request('192.0.2.1', '203.0.113.9'), new TrustedProxies())).toBe('192.0.2.1');
});

test.each([
  ['the address that a named proxy gives', '10.67.0.10', '192.0.2.9', '192.0.2.9'],
  ['the address that a proxy in a named network gives', '::ffff:10.1.2.3', '192.0.2.9', '192.0.2.9'],
  ['the address that a named IPv6 proxy gives', '2001:db8::1', '192.0.2.9', '192.0.2.9'],
  [
    'the last address that is not a proxy',
    '127.0.0.1',
    '203.0.113.9, 192.0.2.9, 10.1.2.3, 10.67.0.10',
    '192.0.2.9',
  ],
  ['a proxy that forwards for nobody', '10.67.0.10', undefined, '10.67.0.10'],
  ['the first proxy, if all are proxies', '10.67.0.10', '10.1.2.3', '10.1.2.3'],
  ['a caller that names somebody beside a named proxy', '10.67.0.11', '203.0.113.9', '10.67.0.11'],
  ['a proxy elsewhere that speaks of this machine', '10.67.0.10', '127.0.0.1', '10.67.0.10'],
])('with named proxies, a request counts for %s', (_, remoteAddress, forwarded, caller) => {
  const proxies = new TrustedProxies(['10.67.0.10', '10.1.0.0/16', '2001:db8::1']);
  expect(callerOf(request(remoteAddress, forwarded), proxies)).toBe(caller);
});

test('connections of a proxy do not count as one guest, and the last places are reserved for this machine', () => {
  const places = new ConnectionPlaces(100);
  for (let count = 0; count < 98; count++) places.take('10.67.0.10');
  expect(places.hasRoom('10.67.0.10')).toBe(false);
  expect(places.hasRoom('10.67.0.10', true)).toBe(false);
  places.giveBack('10.67.0.10');
  expect([places.hasRoom('10.67.0.10', true), places.hasRoom('10.67.0.10')]).toEqual([true, false]);
});

test('the compose file trusts only the address of its own balancer', async () => {
  const compose = await readFile('deploy/compose.yaml', 'utf8');
  const [, trusted] = /TRUSTED_PROXIES: (\S+)/.exec(compose) ?? [];
  const [, balancer] = /\n {2}nginx:\n[^]*?ipv4_address: (\S+) /.exec(compose) ?? [];
  expect([trusted, balancer]).toEqual(['10.67.0.10', '10.67.0.10']);
});
