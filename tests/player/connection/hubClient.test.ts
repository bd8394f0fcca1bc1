import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HubClient } from '../../../src/player/connection/hubClient';
import { FakeSocket } from '../fakeSocket';

let told: string[];

function connect(): HubClient {
  return new HubClient('ws://quiz/gameHub', {
    opened: () => told.push('opened'),
    heard: (event, payload) => told.push(`${event} ${JSON.stringify(payload)}`),
    lost: () => told.push('lost'),
  });
}

function connected(): { hub: HubClient; socket: FakeSocket } {
  const hub = connect();
  const socket = FakeSocket.last;
  socket.onopen?.();
  socket.say({});
  return { hub, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  told = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the handshake', () => {
  it('offers JSON, and opens once the server agrees', () => {
    const { socket } = connected();
    expect(socket.url).toBe('ws://quiz/gameHub');
    expect(socket.sent).toEqual([{ protocol: 'json', version: 1 }]);
    expect(told).toEqual(['opened']);
  });

  it('is a loss when the server refuses', () => {
    connect();
    FakeSocket.last.say({ error: 'version' });
    expect(told).toEqual(['lost']);
    expect(FakeSocket.last.isClosed).toBe(true);
  });

  it('may bring the first messages with it', () => {
    connect();
    FakeSocket.last.say({}, { type: 1, target: 'Hello', arguments: [1] });
    expect(told).toEqual(['opened', 'Hello 1']);
  });
});

describe('a call', () => {
  it('is answered with its own result', async () => {
    const { hub, socket } = connected();
    const [first, second] = [hub.ask('Add', 1, 2), hub.ask('Nothing')];
    expect(socket.sent.slice(1)).toEqual([
      { type: 1, invocationId: '1', target: 'Add', arguments: [1, 2] },
      { type: 1, invocationId: '2', target: 'Nothing', arguments: [] },
    ]);
    socket.say({ type: 3, invocationId: '2' }, { type: 3, invocationId: '1', result: 3 });
    expect(await first).toEqual({ kind: 'value', value: 3 });
    expect(await second).toEqual({ kind: 'value', value: undefined });
  });

  it.each([
    ['name_taken', 'name_taken'],
    ["An unexpected error occurred invoking 'JoinSession'. HubException: session_full", 'session_full'],
    ['something else', 'internal_error'],
  ])('refused with %j is refused with %s', async (error, code) => {
    const { hub, socket } = connected();
    const answer = hub.ask('JoinSession');
    socket.say({ type: 3, invocationId: '1', error });
    expect(await answer).toEqual({ kind: 'refused', code });
  });

  it('is lost with its connection', async () => {
    const { hub, socket } = connected();
    const answer = hub.ask('JoinSession');
    socket.onclose?.();
    expect(await answer).toEqual({ kind: 'lost' });
    expect(told).toEqual(['opened', 'lost']);
  });

  it('is lost after ten seconds of silence', async () => {
    const { hub } = connected();
    const answer = hub.ask('JoinSession');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual({ kind: 'lost' });
  });
});

describe('the connection', () => {
  it('pings every 15 seconds', () => {
    const { socket } = connected();
    vi.advanceTimersByTime(15_000);
    expect(socket.sent.slice(1)).toEqual([{ type: 6 }]);
  });

  it('is lost when the server is silent for 30 seconds, not when it pings', () => {
    const { socket } = connected();
    vi.advanceTimersByTime(29_999);
    socket.say({ type: 6 });
    vi.advanceTimersByTime(29_999);
    expect(told).toEqual(['opened']);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['opened', 'lost']);
  });

  it.each(['{', '{}', 'hello\u001e', '[]\u001e', '{"type":1}\u001e', '\u001e', 'null\u001e'])(
    'is lost when the server says %j',
    (text) => {
      const { socket } = connected();
      socket.sayText(text);
      expect(told).toEqual(['opened', 'lost']);
    },
  );

  it('is lost when the server closes it, with or without a reason', () => {
    const { socket } = connected();
    socket.say({ type: 7, error: 'bye', allowReconnect: true });
    expect(told).toEqual(['opened', 'lost']);
  });

  it('leaves nothing behind and tells nothing once closed', async () => {
    const { hub, socket } = connected();
    const answer = hub.ask('JoinSession');
    hub.close();
    socket.onclose?.();
    socket.say({ type: 1, target: 'Hello', arguments: [1] });
    expect(await answer).toEqual({ kind: 'lost' });
    expect(told).toEqual(['opened']);
    expect(socket.isClosed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
