import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HubClient } from '../../src/look/hubClient';
import { FakeSocket } from '../support/fakeSocket';

let reported: string[];
let socket: FakeSocket;

function connect(): HubClient {
  return new HubClient('ws://quiz/gameHub', {
    onOpen: () => reported.push('opened'),
    onEvent: (name, payload) => reported.push(`${name} ${JSON.stringify(payload)}`),
    onSilence: (isSilent) => reported.push(isSilent ? 'silent' : 'heard'),
    onLost: () => reported.push('lost'),
  });
}

function connected(): HubClient {
  const client = connect();
  socket.open();
  socket.receive({});
  return client;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  FakeSocket.onCreated = (created) => (socket = created);
  reported = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the handshake', () => {
  test('offers JSON, and opens once the server agrees', () => {
    connected();
    expect(socket.url).toBe('ws://quiz/gameHub');
    expect(socket.sent).toEqual([{ protocol: 'json', version: 1 }]);
    expect(reported).toEqual(['opened']);
  });

  test('is a loss when the server refuses', () => {
    connect();
    socket.receive({ error: 'version' });
    expect(reported).toEqual(['lost']);
    expect(socket.isClosed).toBe(true);
  });

  test('may bring the first messages with it', () => {
    connect();
    socket.receive({}, { type: 1, target: 'Hello', arguments: [1] });
    expect(reported).toEqual(['opened', 'Hello 1']);
  });
});

describe('a call', () => {
  test('returns its own result', async () => {
    const client = connected();
    const [first, second] = [client.call('Add', 1, 2), client.call('Nothing')];
    expect(socket.sent.slice(1)).toEqual([
      { type: 1, invocationId: '1', target: 'Add', arguments: [1, 2] },
      { type: 1, invocationId: '2', target: 'Nothing', arguments: [] },
    ]);
    socket.receive({ type: 3, invocationId: '2' }, { type: 3, invocationId: '1', result: 3 });
    expect(await first).toEqual({ kind: 'value', value: 3 });
    expect(await second).toEqual({ kind: 'value', value: undefined });
  });

  test.each([
    ['name_taken', 'name_taken'],
    ["An unexpected error occurred invoking 'JoinSession'. HubException: session_full", 'session_full'],
    ['something else', 'internal_error'],
  ])('refused with %j is refused with %s', async (error, code) => {
    const client = connected();
    const result = client.call('JoinSession');
    socket.receive({ type: 3, invocationId: '1', error });
    expect(await result).toEqual({ kind: 'refused', code });
  });

  test('is lost with its connection', async () => {
    const client = connected();
    const result = client.call('JoinSession');
    socket.onclose?.();
    expect(await result).toEqual({ kind: 'lost' });
    expect(reported).toEqual(['opened', 'lost']);
  });

  test('is lost after ten seconds of silence', async () => {
    const client = connected();
    const result = client.call('JoinSession');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await result).toEqual({ kind: 'lost' });
  });

  test('that has no result in three seconds is a silence, although other things still arrive', async () => {
    const client = connected();
    socket.receive({ type: 6, everyMs: 15_000 });
    void client.call('Add');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(socket.sent.at(-1)).toEqual({ type: 6, everyMs: 0 });
    socket.receive({ type: 6, everyMs: 15_000 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reported).toEqual(['opened', 'silent']);
    socket.receive({ type: 6, everyMs: 15_000, asked: true });
    expect(reported).toEqual(['opened', 'silent', 'heard']);
  });

  test('that is only slow is no silence, and one with a result asks for nothing', async () => {
    const client = connected();
    socket.receive({ type: 6, everyMs: 15_000 });
    void client.call('Add');
    await vi.advanceTimersByTimeAsync(2_000);
    socket.receive({ type: 6, everyMs: 15_000, asked: true });
    await vi.advanceTimersByTimeAsync(5_000);
    socket.receive({ type: 3, invocationId: '1' });
    void client.call('Add');
    socket.receive({ type: 3, invocationId: '2' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reported).toEqual(['opened']);
    expect(socket.sent.filter((sent) => (sent as { type?: number }).type === 6)).toHaveLength(1);
  });
});

describe('the connection', () => {
  test('answers what the server sends by a ping, if it has sent nothing for ten seconds', () => {
    const client = connected();
    vi.advanceTimersByTime(9_999);
    socket.receive({ type: 6 });
    expect(socket.sent.slice(1)).toEqual([]);
    vi.advanceTimersByTime(1);
    socket.receive({ type: 6 });
    expect(socket.sent.slice(1)).toEqual([{ type: 6 }]);
    vi.advanceTimersByTime(9_000);
    void client.call('Add');
    socket.receive({ type: 3, invocationId: '1' });
    vi.advanceTimersByTime(9_000);
    socket.receive({ type: 6 });
    expect(socket.sent.slice(1)).toHaveLength(2);
  });

  test('that nobody sees sends nothing and does nothing, whatever it receives, until it asks for a sign of life', () => {
    const client = connected();
    socket.receive({ type: 6, everyMs: 2_000 });
    client.rest();
    expect(socket.sent.slice(1)).toEqual([{ type: 6, everyMs: 15_000 }]);
    for (let seconds = 0; seconds < 60; seconds += 15) {
      vi.advanceTimersByTime(15_000);
      socket.receive({ type: 6, everyMs: 15_000 });
      expect(vi.getTimerCount()).toBe(0);
    }
    vi.advanceTimersByTime(60_000);
    expect(socket.sent.slice(2)).toEqual([]);
    client.ask();
    expect(socket.sent.slice(2)).toEqual([{ type: 6, everyMs: 0 }]);
    expect(reported).toEqual(['opened']);
  });

  test('is lost when the server is silent for 30 seconds, not when it pings', () => {
    connected();
    vi.advanceTimersByTime(29_999);
    socket.receive({ type: 6 });
    vi.advanceTimersByTime(29_999);
    expect(reported).toEqual(['opened']);
    vi.advanceTimersByTime(1);
    expect(reported).toEqual(['opened', 'lost']);
  });

  test.each(['{', '{}', 'hello\u001e', '[]\u001e', '{"type":1}\u001e', '\u001e', 'null\u001e'])(
    'is lost when the server says %j',
    (text) => {
      connected();
      socket.receiveText(text);
      expect(reported).toEqual(['opened', 'lost']);
    },
  );

  test('is lost when the server closes it, with or without a reason', () => {
    connected();
    socket.receive({ type: 7, error: 'bye', allowReconnect: true });
    expect(reported).toEqual(['opened', 'lost']);
  });

  test('reports nothing that follows its end in the same frame', () => {
    connected();
    socket.receive({ type: 7 }, { type: 1, target: 'Hello', arguments: [1] }, { type: 7 });
    expect(reported).toEqual(['opened', 'lost']);
  });

  test('leaves nothing behind and reports nothing once closed', async () => {
    const client = connected();
    const result = client.call('JoinSession');
    client.close();
    socket.onclose?.();
    socket.receive({ type: 1, target: 'Hello', arguments: [1] });
    expect(await result).toEqual({ kind: 'lost' });
    expect(reported).toEqual(['opened']);
    expect(socket.isClosed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
