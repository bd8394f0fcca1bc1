import { expect, test } from 'vitest';
import { connectRaw, startHub } from '../../support/hubTestServer';

const PIECE_BYTES = 64 * 1024;
const RECORD_END_BYTES = 1;
const event = (text: string) => ({ type: 1, target: 'News', arguments: [text] });
/** The size of an event without its text, on the wire. */
const BARE_BYTES = JSON.stringify(event('')).length + RECORD_END_BYTES;
/** Sizes around each limit at which a frame encodes its length differently, or a record is cut. */
const SIZES = [125, 126, 127, 255, 256, 65_534, 65_535, 65_536, 65_537, 2 * PIECE_BYTES, 3 * PIECE_BYTES + 1];

async function startFeed(clientCount: number) {
  const server = await startHub({
    onConnected: (connection) => server.hub.addToGroup(connection, 'feed'),
    methods: { Echo: (_, value) => value },
  });
  const clients = await Promise.all(Array.from({ length: clientCount }, () => connectRaw(server.url)));
  return { ...server, clients };
}

const textsOf = (sizes: number[]) =>
  sizes.map((bytes, place) => String(place % 10).repeat(bytes - BARE_BYTES));

test('events of all sizes arrive in order between pings, pongs and answers', async () => {
  const { hub, clients } = await startFeed(3);
  const texts = textsOf([...SIZES, ...SIZES.toReversed()]);
  const pongs = clients.map(() => 0);
  for (const [place, { socket }] of clients.entries()) socket.on('pong', () => (pongs[place]! += 1));
  for (const text of texts) {
    hub.sendToGroup('feed', 'News', text);
    for (const client of clients) {
      client.socket.ping();
      client.send({ type: 1, invocationId: 'ask', target: 'Echo', arguments: [text.length] });
    }
    await new Promise(setImmediate);
  }
  for (const client of clients) {
    const records = [];
    while (records.length < 2 * texts.length) records.push(await client.next());
    expect(records.filter(({ type }) => type === 1)).toEqual(texts.map(event));
    expect(records.filter(({ type }) => type === 3).map(({ result }) => result)).toEqual(
      texts.map((text) => text.length),
    );
  }
  await expect.poll(() => pongs).toEqual(clients.map(() => texts.length));
});

test('clients whose events wait together with different ones each get their own', async () => {
  const { hub, clients } = await startFeed(3);
  const told: { send(event: string, text: string): void }[] = [];
  hub.addMethods({ Join: (connection) => void told.push(connection) });
  for (const client of clients) await client.invoke('Join');
  for (const text of ['first', 'second']) {
    hub.sendToGroup('feed', 'News', text);
    for (const [place, connection] of told.entries()) connection.send('News', `${text} for ${place}`);
  }
  for (const [place, client] of clients.entries())
    for (const text of ['first', `first for ${place}`, 'second', `second for ${place}`])
      expect(await client.next()).toEqual(event(text));
});
