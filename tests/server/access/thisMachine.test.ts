import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isOnThisMachine } from '../../../src/server/access/thisMachine';

const request = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

test.each([
  ['127.0.0.1', 'localhost:5000'],
  ['127.0.0.1', 'LOCALHOST'],
  ['::ffff:127.0.0.1', '127.0.0.1:5000'],
  ['127.1.2.3', '127.8.9.10'],
  ['::1', '[::1]:5000'],
])('a caller from %s that asks %s is on this machine', (address, host) => {
  expect(isOnThisMachine(request(address, { host }))).toBe(true);
});

test.each([
  ['192.0.2.1', 'localhost:5000'],
  ['::ffff:192.0.2.1', 'localhost:5000'],
  ['fe80::1', '[::1]:5000'],
  ['127.0.0.1', '192.0.2.1:5000'],
  ['127.0.0.1', 'laptop.local:5000'],
  ['127.0.0.1', 'localhost.evil.example'],
  ['127.0.0.1', '127.0.0.1.evil.example'],
  ['127.0.0.1', 'quiz.example'],
  ['127.0.0.1', ''],
  [undefined, 'localhost:5000'],
])('a caller from %s that asks %s is not', (address, host) => {
  expect(isOnThisMachine(request(address, { host }))).toBe(false);
});

test.each([
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-host', 'localhost'],
  ['x-forwarded-proto', 'http'],
  ['forwarded', 'for=127.0.0.1'],
  ['x-real-ip', '127.0.0.1'],
  ['via', '1.1 proxy'],
  ['via', ''],
])('whatever a proxy passes on with %s: %s is not, even from this machine', (name, value) => {
  expect(isOnThisMachine(request('127.0.0.1', { host: 'localhost:5000', [name]: value }))).toBe(false);
});

test('a request that names neither its host nor a proxy is not', () => {
  expect(isOnThisMachine(request('127.0.0.1', {}))).toBe(false);
});
