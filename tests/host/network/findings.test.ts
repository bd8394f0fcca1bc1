import { expect, test } from 'vitest';
import type { Network, NetworkReport } from '../../../src/contract/network';
import { findingsOf, needsPermission } from '../../../src/host/network/useNetwork';

const network = (kind: Network['kind'], address = '192.168.1.7'): Network => ({
  address,
  kind,
  name: kind,
  joinUrl: `http://${address}:5000/join`,
});
const report = (...networks: Network[]): NetworkReport => ({
  system: 'linux',
  networks,
  chosen: null,
  isPublic: false,
  phones: 0,
  joinUrl: networks[0]?.joinUrl ?? null,
});

const LIKELY = ['elsewhere', 'permission', 'guest', 'relay', 'firewall'];

test('with a single network, only unobservable obstacles are left', () => {
  expect(findingsOf(report(network('local')))).toEqual(LIKELY);
});

test('what the server observes comes first', () => {
  const all = report(network('local'), network('vpn', '10.5.0.2'), network('virtual', '172.20.0.1'));
  expect(findingsOf(all).slice(0, 3)).toEqual(['several', 'vpn', 'virtual']);
  expect(findingsOf(report(network('vpn')))).toEqual(['vpn', ...LIKELY]);
});

test('without a network, and with a public address, nothing else matters', () => {
  expect(findingsOf(report())).toEqual(['alone']);
  expect(findingsOf({ ...report(network('local')), isPublic: true })).toEqual(['public']);
});

test.each([
  ['http://192.168.1.7:5000/join', true],
  ['http://172.20.0.1/join', true],
  ['http://pub.local:5000/join', true],
  ['http://pub:5000/join', true],
  ['http://203.0.113.7/join', false],
  ['https://quiz.example.org/join', false],
])('browsers want permission for %s: %j', (url, isSo) => {
  expect(needsPermission(url)).toBe(isSo);
});
