import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { relayRequest } from '../../../src/server/cluster/restRelay';

const GUEST = { address: '192.0.2.77', hasServerRight: false };

/** A process that answers everything, and the targets requested from it. */
async function startOwner() {
  const targets: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    targets.push(url);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => void server.close();
  onTestFinished(close);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, targets, close };
}

/** Returns a request for `url`, as a client has sent it. */
const requestFor = (url: string): IncomingMessage =>
  Object.assign(new EventEmitter(), { method: 'GET', url, headers: {} }) as unknown as IncomingMessage;

test.each([
  ['/session/B%20D?a=%2F', '/session/B%20D?a=%2F'],
  ['http://quiz.test/session/BDFGH?a=%2F', '/session/BDFGH?a=%2F'],
  ['http://quiz.test', '/'],
  ['//evil.test/session/BDFGH', '//evil.test/session/BDFGH'],
  ['/http://evil.test/', '/http://evil.test/'],
  ['@evil.test/', '/'],
  ['*', '/'],
])('a request for %s is handed on only to the owner, at its path', async (target, path) => {
  const { origin, targets } = await startOwner();
  const answer = await relayRequest(requestFor(target), origin, 'key', GUEST);
  expect([answer?.status, targets]).toEqual([200, [path]]);
});

test('a request leaves one listener, however often it is retried', async () => {
  const { origin, close } = await startOwner();
  close();
  const incoming = requestFor('/');
  for (let times = 0; times < 12; times++)
    expect(await relayRequest(incoming, origin, 'key', GUEST)).toBeUndefined();
  expect(incoming.listenerCount('close')).toBe(1);
});
