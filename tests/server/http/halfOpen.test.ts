import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openRaw } from '../../support/hubTestServer';
import { connectPhone, joinSession, openSession, startQuizServer } from '../../support/quizServer';
import { headOf, openSocket, UPGRADE_HEADERS } from '../../support/rawHttp';

const MOST = 20;
const server = await startQuizServer({ limits: { maxUnfinished: MOST } });

const upgrade = Object.entries(UPGRADE_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
const KINDS = [
  ['say nothing', ''],
  ['stop in the middle of a head', 'GET /quizzes HTTP/1.1\r\nHost: local'],
  [
    'stop in a body',
    'PUT /quizzes/pub/media/a.png HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1',
  ],
  ['send no handshake', headOf('/gameHub', upgrade.join(''))],
] as const;

/** Returns everything that a connection still gets, when it is closed. */
async function rest(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString('latin1')));
  await once(socket, 'close');
  return text;
}

test.each(KINDS)(
  'of connections that %s, the oldest are refused, and nobody else is kept out',
  async (_, text) => {
    const open = () => openSocket(server.origin, text);
    const oldest = rest(await open());
    for (let opened = 1; opened < 3 * MOST; opened++) (await open()).resume();
    expect(await oldest).toMatch(/503 Service Unavailable|Too many clients/);
    const session = await openSession(server);
    const phone = await connectPhone(server);
    expect(await joinSession(phone, session, 'Anna')).toMatchObject({ playerName: 'Anna' });
  },
);

test('a guest who opens many hub connections takes no handshake away from others', async () => {
  const openFrom = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/gameHub`, { headers });
    onTestFinished(() => socket.terminate());
    const closed = once(socket, 'close');
    await once(socket, 'open');
    return { socket, closed };
  };
  const other = await openFrom('192.0.2.8');
  const [oldest] = [await openFrom('192.0.2.7')];
  for (let opened = 1; opened <= MOST / 2; opened++) await openFrom('192.0.2.7');
  await oldest.closed;
  other.socket.send('{"protocol":"json","version":1}\x1e');
  expect(String((await once(other.socket, 'message'))[0])).toBe('{}\x1e');
});

test('connections that have said everything do not count', async () => {
  const clients = [];
  for (let opened = 0; opened < 2 * MOST; opened++) clients.push(await connectPhone(server));
  expect(clients.every(({ state }) => String(state) === 'Connected')).toBe(true);
});

test('a message that is no handshake is not read to its end', async () => {
  const client = await openRaw(`${server.origin}/gameHub`);
  client.socket.send('x'.repeat(200_000));
  expect(await client.rest()).toEqual([{ error: 'The handshake is too long.' }]);
});
