import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { HubLink } from '../../src/look/hubLink';
import { FakeGameServer } from '../player/fakeGameServer';
import { comeOnline, goOffline, hidePage, HUB_URL, pass, restorePage, showPage } from '../player/phone';

let server: FakeGameServer;
let states: string[];
let stop: () => void;

async function startLink(): Promise<HubLink> {
  const link = new HubLink(HUB_URL, {
    onState: (state) => states.push(state),
    onSilence: (isSilent) => states.push(isSilent ? 'silent' : 'heard'),
    onOutdated: () => states.push('outdated'),
    onEvent: (name, payload) => states.push(`${name} ${JSON.stringify(payload)}`),
  });
  stop = link.start();
  onTestFinished(stop);
  await pass(0);
  return link;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = new FakeGameServer();
  states = [];
});

const countEvent = (count: number) => ({
  type: 1,
  target: 'PlayerCountChanged',
  arguments: [{ playerCount: count }],
});

describe('a connection that fails', () => {
  test('is retried at once, after 1, after 2, and then every 5 seconds', async () => {
    const start = Date.now();
    server.mode = 'down';
    await startLink();
    await pass(20);
    const tries = server.sockets.map(({ createdAt }) => (createdAt - start) / 1_000);
    expect(tries).toEqual([0, 0, 1, 3, 8, 13, 18]);
  });

  test('is offline, and still retried after an hour', async () => {
    server.mode = 'down';
    await startLink();
    await pass(60 * 60);
    expect([states[0], states.at(-1)]).toEqual(['connecting', 'offline']);
    server.mode = 'up';
    await pass(5);
    expect(states.at(-1)).toBe('online');
  });

  test('waits up to a third longer, so that phones do not all connect at once', async () => {
    vi.mocked(Math.random).mockReturnValue(0.999);
    server.mode = 'down';
    await startLink();
    await pass(1.2);
    expect(server.sockets).toHaveLength(2);
    await pass(0.1);
    expect(server.sockets).toHaveLength(3);
  });

  test('counts as failed after ten seconds without a handshake', async () => {
    server.mode = 'mute';
    await startLink();
    await pass(9.9);
    expect(server.sockets).toHaveLength(1);
    await pass(0.2);
    expect(server.sockets).toHaveLength(2);
    expect(server.sockets[0]?.isClosed).toBe(true);
  });
});

describe('a connection that breaks', () => {
  test('is replaced at once if it was stable', async () => {
    await startLink();
    for (let minute = 0; minute < 3; minute += 1) {
      await pass(60);
      server.socket.breakOff();
      await pass(0);
    }
    expect(states).toEqual(Array(4).fill(['connecting', 'online']).flat());
  });

  test('is not reopened in a loop if the server hangs up each time', async () => {
    await startLink();
    for (let tenth = 0; tenth < 200; tenth += 1) {
      for (const socket of server.sockets) if (socket.isOpen) socket.breakOff();
      await pass(0.1);
    }
    expect(server.sockets.length).toBeLessThan(9);
  });

  test('reports nothing more once it is replaced, not even its loss', async () => {
    const link = await startLink();
    const [first] = server.sockets;
    first!.receive(countEvent(3));
    link.reconnect();
    first!.receive(countEvent(4));
    await pass(0);
    first!.breakOff();
    expect(server.sockets).toHaveLength(2);
    expect(server.socket.isOpen).toBe(true);
    expect(states.filter((state) => state.startsWith('PlayerCount'))).toEqual([
      'PlayerCountChanged {"playerCount":3}',
    ]);
  });
});

test('a connection whose server stays silent is replaced, although nothing has closed it', async () => {
  await startLink();
  server.socket.receive({ type: 6, everyMs: 2_000 });
  server.mode = 'mute';
  await pass(9);
  expect(states.at(-1)).toBe('silent');
  expect(server.sockets).toHaveLength(1);
  server.mode = 'up';
  await pass(3);
  expect(states.at(-1)).toBe('online');
  expect(server.sockets[0]?.isClosed).toBe(true);
});

test('a connection whose server resumes is kept', async () => {
  await startLink();
  for (let turn = 0; turn < 10; turn += 1) {
    server.socket.receive({ type: 6, everyMs: 2_000 });
    await pass(9);
  }
  expect(server.sockets).toHaveLength(1);
});

describe('a hidden page', () => {
  test('rests, and connects at once when it is seen again', async () => {
    await startLink();
    hidePage();
    server.goDown();
    await pass(600);
    expect(server.sockets).toHaveLength(1);
    server.mode = 'up';
    showPage();
    await pass(0);
    expect(states.at(-1)).toBe('online');
  });

  test('keeps its connection through a short look elsewhere', async () => {
    await startLink();
    hidePage();
    await pass(19);
    showPage();
    await pass(0);
    expect(server.sockets).toHaveLength(1);
  });

  test('keeps its connection through a long sleep as well, if that answers', async () => {
    await startLink();
    hidePage();
    await pass(3_600);
    showPage();
    await pass(5);
    expect(server.sockets).toHaveLength(1);
    expect(states.at(-1)).toBe('outdated');
  });

  test('replaces a connection that does not answer within three seconds once the page is seen again', async () => {
    await startLink();
    await pass(15);
    hidePage();
    await pass(60);
    server.mode = 'mute';
    showPage();
    await pass(2.9);
    expect(server.sockets).toHaveLength(1);
    server.mode = 'up';
    await pass(0.2);
    expect(server.sockets).toHaveLength(2);
    expect(server.sockets[0]?.isClosed).toBe(true);
    expect(states.at(-1)).toBe('online');
  });

  test('sends nothing, and has no timer', async () => {
    await startLink();
    await pass(15);
    hidePage();
    const { length } = server.socket.sent;
    await pass(60);
    expect(server.socket.sent).toHaveLength(length);
    // The server's own.
    expect(vi.getTimerCount()).toBe(1);
  });
});

test.each([
  ['the browser is online again', comeOnline],
  ['the page comes out of the back-forward cache', restorePage],
  ['the page is seen again', showPage],
])('a connection that waits for its next attempt is tried at once when %s', async (_, wake) => {
  server.mode = 'down';
  await startLink();
  await pass(4);
  server.mode = 'up';
  wake();
  await pass(0);
  expect(states.at(-1)).toBe('online');
});

test('a device without a network shows that at once, and a new connection once it has one', async () => {
  await startLink();
  goOffline();
  expect(states.at(-1)).toBe('silent');
  comeOnline();
  await pass(0);
  expect(server.sockets).toHaveLength(2);
  expect(states.at(-1)).toBe('online');
});

test('a device without a network is online all the same if the server is heard', async () => {
  await startLink();
  goOffline();
  server.socket.receive({ type: 6, everyMs: 15_000 });
  expect(states.slice(-2)).toEqual(['heard', 'outdated']);
});

test('a stopped link has no connection, attempts none and no longer watches the page', async () => {
  await startLink();
  const [only] = server.sockets;
  stop();
  comeOnline();
  await pass(60);
  expect(only?.isClosed).toBe(true);
  expect(server.sockets).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
