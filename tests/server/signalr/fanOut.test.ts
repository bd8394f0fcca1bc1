import { expect, it } from 'vitest';
import { connectRaw, startHub } from '../../support/hubTestServer';

const EVENTS = 200;
const places = Array.from({ length: EVENTS }, (_, place) => place);

async function startFeed() {
  const server = await startHub({ onConnected: (connection) => server.hub.addToGroup(connection, 'feed') });
  const client = await connectRaw(server.url);
  let messages = 0;
  client.socket.on('message', () => messages++);
  return { ...server, client, messages: () => messages };
}

it('a burst of events arrives in order, in far fewer messages', async () => {
  const { hub, client, messages } = await startFeed();
  for (const place of places) hub.sendToGroup('feed', 'News', place);
  const heard = [];
  for (let count = 0; count < EVENTS; count++) heard.push(await client.next());
  expect(heard).toEqual(places.map((place) => ({ type: 1, target: 'News', arguments: [place] })));
  expect(messages()).toBeLessThan(10);
});

it('a single event is sent at once, and the next one too', async () => {
  const { hub, client } = await startFeed();
  for (const place of places.slice(0, 5)) {
    hub.sendToGroup('feed', 'News', place);
    expect(await client.next()).toEqual({ type: 1, target: 'News', arguments: [place] });
  }
});

it('what waits when the server closes still arrives, before the close message', async () => {
  const { hub, client, hubServer } = await startFeed();
  for (const place of places) hub.sendToGroup('feed', 'News', place);
  await hubServer.close();
  const rest = await client.rest();
  expect(rest).toHaveLength(EVENTS + 1);
  expect(rest.slice(0, 2)).toMatchObject([{ arguments: [0] }, { arguments: [1] }]);
  expect(rest.at(-1)).toEqual({ type: 7, allowReconnect: true });
});
