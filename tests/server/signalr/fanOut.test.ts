import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectRaw, startHub } from '../../support/hubTestServer';

const EVENTS = 200;
const places = Array.from({ length: EVENTS }, (_, place) => place);
/** Longer than a round. */
const LATER_MS = 100;
const event = (place: number) => ({ type: 1, target: 'News', arguments: [place] });

// The server's rounds end only when a test lets time pass.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function startFeed() {
  const server = await startHub({
    onConnected: (connection) => server.hub.addToGroup(connection, 'feed'),
    methods: {
      Answer: () => 'answer',
      Tell: (_, place) => server.hub.sendToGroup('feed', 'News', place),
    },
  });
  const client = await connectRaw(server.url);
  let messages = 0;
  client.socket.on('message', () => messages++);
  return { ...server, client, messages: () => messages };
}

test('a burst of events arrives in order, in far fewer messages', async () => {
  const { hub, client, messages } = await startFeed();
  for (const place of places) hub.sendToGroup('feed', 'News', place);
  const heard = [];
  for (let count = 0; count < EVENTS; count++) heard.push(await client.next());
  expect(heard).toEqual(places.map(event));
  expect(messages()).toBeLessThan(10);
});

test('single events are sent at once', async () => {
  const { hub, client } = await startFeed();
  for (const place of places.slice(0, 5)) {
    hub.sendToGroup('feed', 'News', place);
    expect(await client.next()).toEqual(event(place));
    vi.advanceTimersByTime(LATER_MS);
  }
});

test('events that follow closely arrive in order in one message', async () => {
  const { hub, client, messages } = await startFeed();
  hub.sendToGroup('feed', 'News', 0);
  expect(await client.next()).toEqual(event(0));
  for (const place of places.slice(1)) {
    hub.sendToGroup('feed', 'News', place);
    await new Promise(setImmediate);
  }
  expect(messages()).toBe(1);
  vi.advanceTimersByTime(LATER_MS);
  for (const place of places.slice(1)) expect(await client.next()).toEqual(event(place));
  expect(messages()).toBe(2);
});

test('the answer to a call is sent at once, together with the events before it', async () => {
  const { hub, client, messages } = await startFeed();
  hub.sendToGroup('feed', 'News', 0);
  expect(await client.next()).toEqual(event(0));
  hub.sendToGroup('feed', 'News', 1);
  hub.sendToGroup('feed', 'News', 2);
  client.send({ type: 1, invocationId: 'ask', target: 'Answer', arguments: [] });
  expect([await client.next(), await client.next()]).toEqual([event(1), event(2)]);
  expect(await client.next()).toEqual({ type: 3, invocationId: 'ask', result: 'answer' });
  expect(messages()).toBe(2);
  hub.sendToGroup('feed', 'News', 3);
  vi.advanceTimersByTime(LATER_MS);
  expect(await client.next()).toEqual(event(3));
});

test('events that a call causes arrive before its answer', async () => {
  const { client } = await startFeed();
  client.send({ type: 1, invocationId: 'ask', target: 'Tell', arguments: [7] });
  expect(await client.next()).toEqual(event(7));
  expect(await client.next()).toEqual({ type: 3, invocationId: 'ask', result: null });
});

test('a client that leaves while events wait for it does not hold up the others', async () => {
  const { hub, client, url } = await startFeed();
  const other = await connectRaw(url);
  hub.sendToGroup('feed', 'News', 0);
  expect([await client.next(), await other.next()]).toEqual([event(0), event(0)]);
  hub.sendToGroup('feed', 'News', 1);
  client.close();
  await expect.poll(() => hub.connectionCount).toBe(1);
  vi.advanceTimersByTime(LATER_MS);
  expect(await other.next()).toEqual(event(1));
});

test('what is waiting when the server closes arrives before the close message, and no timer is left', async () => {
  const { hub, client, hubServer } = await startFeed();
  hub.sendToGroup('feed', 'News', 0);
  expect(await client.next()).toEqual(event(0));
  hub.sendToGroup('feed', 'News', 1);
  expect(vi.getTimerCount()).toBe(1);
  await hubServer.close();
  expect(await client.rest()).toEqual([event(1), { type: 7, allowReconnect: true }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a burst too large for one piece, just before the server closes, arrives whole', async () => {
  const { hub, client, hubServer } = await startFeed();
  for (const place of places) hub.sendToGroup('feed', 'News', place, 'x'.repeat(1024));
  await hubServer.close();
  const rest = (await client.rest()) as { arguments?: unknown[] }[];
  expect(rest.map((record) => record.arguments?.[0])).toEqual([...places, undefined]);
  expect(rest.at(-1)).toEqual({ type: 7, allowReconnect: true });
});
