import { afterEach, expect, test, vi } from 'vitest';
import { codeInPath, deviceUrl, joinPath, makeSecret, ticketInHash } from '../../../src/player/join/entry';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/join', ''],
  ['/join/', ''],
  ['/join/BDFGH', 'BDFGH'],
  ['/join/bdfgh/', 'BDFGH'],
  ['/join/bdf-gh', 'BDFGH'],
  ['/join/bdf%20gh', 'BDFGH'],
  ['/join/%', ''],
  ['/joiner/BDFGH', ''],
])('%s holds the code %j', (path, code) => {
  expect(codeInPath(path)).toBe(code);
});

test('leads back to the code it was made from', () => {
  expect(codeInPath(joinPath('A/B%C'))).toBe('A/B%C');
});

test.each([
  ['', undefined],
  ['#device=', undefined],
  ['#device=short', undefined],
  [`#other=${'T'.repeat(22)}`, undefined],
  [`#device=${'T'.repeat(22)}x`, undefined],
  [`#device=${'T'.repeat(22)}`, 'T'.repeat(22)],
])('%s holds the ticket %j', (hash, ticket) => {
  expect(ticketInHash(hash)).toBe(ticket);
});

test('invites through an address of the page itself', () => {
  vi.stubGlobal('location', { origin: 'http://192.168.1.7:5000' });
  expect(deviceUrl('BDFGH', 'T'.repeat(22))).toBe(
    `http://192.168.1.7:5000/join/BDFGH#device=${'T'.repeat(22)}`,
  );
});

test('makes tokens of 22 base64url characters, never the same one twice', () => {
  const tokens = Array.from({ length: 500 }, makeSecret);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/);
  expect(new Set(tokens).size).toBe(500);
});
