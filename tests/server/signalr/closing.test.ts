import { afterEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../support/deferred';
import type { CloseOptions } from '../../../src/server/signalr/connection';
import type { HubMethod } from '../../../src/server/signalr/hub';
import { connect, connectRaw, createClient, openRaw, startHub } from '../../support/hubTestServer';

afterEach(() => void vi.useRealTimers());

const leave =
  (options?: CloseOptions): HubMethod =>
  (connection) =>
    connection.close(options);
const closed = (client: { onclose(callback: (error?: Error) => void): void }) =>
  new Promise<Error | undefined>((resolve) => client.onclose(resolve));

describe('a connection that the server closes', () => {
  test('and that may reconnect comes back as a new one', async () => {
    const { url } = await startHub({ methods: { Leave: leave({ allowReconnect: true }) } });
    const client = await connect(url, { retryDelays: [0] });
    const before = client.connectionId;
    const back = new Promise<string | undefined>((resolve) => client.onreconnected(resolve));
    await client.send('Leave');
    expect(await back).not.toBe(before);
    expect(client.state).toBe('Connected');
  });

  test('and that may not reconnect stays away and knows the reason', async () => {
    const { url } = await startHub({ methods: { Leave: leave({ error: 'session_over' }) } });
    const client = await connect(url, { retryDelays: [0] });
    const reconnecting = vi.fn();
    client.onreconnecting(reconnecting);
    await client.send('Leave');
    expect((await closed(client))?.message).toContain('session_over');
    expect(reconnecting).not.toHaveBeenCalled();
    expect(client.state).toBe('Disconnected');
  });

  test('without a reason ends without an error', async () => {
    const error = deferred<Error | undefined>();
    const onDisconnected = (_: unknown, reason?: Error) => error.resolve(reason);
    const { url } = await startHub({ methods: { Leave: leave() }, onDisconnected });
    const client = await connect(url, { retryDelays: [0] });
    await client.send('Leave');
    expect(await closed(client)).toBeUndefined();
    expect(await error.promise).toBeUndefined();
  });
});

describe('a client that disconnects without a close frame', () => {
  test('is noticed at once, with the reason', async () => {
    const error = deferred<Error | undefined>();
    const { url } = await startHub({ onDisconnected: (_, reason) => error.resolve(reason) });
    (await connectRaw(url)).socket.terminate();
    expect(await error.promise).toEqual(new Error('The socket closed with code 1006.'));
  });
});

describe('a client that says goodbye', () => {
  test('is sent nothing after the answer, and its connection ends without an error', async () => {
    const { url, hub, sockets } = await startHub({
      onConnected: (connection) => hub.addToGroup(connection, 'feed'),
    });
    const client = await connectRaw(url);
    client.socket.pause();
    client.socket.close();
    await expect.poll(() => sockets[0]?.writableEnded).toBe(true);
    expect(hub.groupSize('feed')).toBe(1);
    hub.sendToGroup('feed', 'News', 'too late');
    await new Promise(setImmediate);
    expect(sockets[0]?.errored).toBeNull();
    client.socket.resume();
    expect(await client.rest()).toEqual([]);
    expect(await client.closed).toBe(1005);
  });
});

describe('closing the server', () => {
  test('disconnects everyone, and all may reconnect', async () => {
    const { url, close } = await startHub();
    const [connected, opened] = [await connectRaw(url), await openRaw(url)];
    await close();
    expect(await connected.rest()).toEqual([{ type: 7, allowReconnect: true }]);
    expect(await opened.rest()).toEqual([{ error: 'The server is closing.' }]);
  });

  test('refuses new connections', async () => {
    const { url, hubServer } = await startHub();
    await hubServer.close();
    await expect(createClient(url).start()).rejects.toThrow();
    await expect(openRaw(url)).rejects.toThrow('503');
  });

  test('happens once however often it is called, and waits no longer than necessary', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { hubServer } = await startHub();
    expect(hubServer.close()).toBe(hubServer.close());
    await hubServer.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves no timer and no socket behind, not even of a client that never answers', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    const { url, hubServer, sockets } = await startHub();
    const silent = await connectRaw(url);
    const answering = [await connectRaw(url), await openRaw(url)];
    silent.socket.pause();
    const done = hubServer.close();
    await Promise.all(answering.map((client) => client.closed));
    expect(sockets.map(({ destroyed }) => destroyed)).toContain(false);
    await vi.advanceTimersByTimeAsync(1_000);
    await done;
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
    silent.socket.terminate();
    await silent.closed;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('needs no timer while nobody is connected', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const gone = deferred();
    const { url } = await startHub({ onDisconnected: () => gone.resolve() });
    const client = await connectRaw(url);
    expect(vi.getTimerCount()).toBe(1);
    client.socket.close();
    await gone.promise;
    await new Promise(setImmediate);
    expect(vi.getTimerCount()).toBe(0);
  });
});
