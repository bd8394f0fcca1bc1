import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HubMethod } from '../../../src/server/signalr/hub';
import { deferred } from '../../support/deferred';
import { connect, connectRaw, Failed, startHub } from '../../support/hubTestServer';

afterEach(() => void vi.useRealTimers());

const echo: HubMethod = (_, value) => value;
const call = (target: string, args: unknown, more: object = {}) => ({
  type: 1,
  target,
  arguments: args,
  ...more,
});

describe('a call of a hub method', () => {
  test.each([['text'], [0], [false], [null], [{ nested: ['ä', '🎉'] }]])('answers with %j', async (value) => {
    const client = await connect((await startHub({ methods: { Echo: echo } })).url);
    expect(await client.invoke('Echo', value)).toEqual(value);
  });

  test('runs without an answer if the caller wants none', async () => {
    const heard: unknown[] = [];
    const hear: HubMethod = (_, word) => void heard.push(word);
    const client = await connect((await startHub({ methods: { Hear: hear, Echo: echo } })).url);
    await client.send('Hear', 'word');
    await client.invoke('Echo', 0);
    expect(heard).toEqual(['word']);
  });
});

describe('a call that fails', () => {
  test('carries the message of an expected failure, thrown or rejected', async () => {
    const methods = {
      Throw: () => {
        throw new Failed({ message: 'name_taken' });
      },
      Reject: () => Promise.reject(new Failed({ message: 'session_full' })),
    };
    const client = await connect((await startHub({ methods })).url);
    await expect(client.invoke('Throw')).rejects.toThrow(/^name_taken$/);
    await expect(client.invoke('Reject')).rejects.toThrow(/^session_full$/);
  });

  test.each([
    ['an error', () => Promise.reject(new Error('/home/secret/path'))],
    ['a result that is not JSON', () => 1n],
  ])('returns internal_error and logs the reason for %s', async (_, invoke) => {
    const { url, logged } = await startHub({ methods: { Fail: invoke, Echo: echo } });
    const client = await connect(url);
    await expect(client.invoke('Fail')).rejects.toThrow(/^internal_error$/);
    expect(logged).toContainEqual(expect.stringMatching(/^error .* called "Fail": .*(secret|BigInt)/));
    expect(await client.invoke('Echo', 'still here')).toBe('still here');
  });

  test('says more of an expected failure in the log alone', async () => {
    const refuse: HubMethod = () =>
      Promise.reject(new Failed({ message: 'name_taken', detail: 'argument 1' }));
    const { url, logged } = await startHub({ methods: { Refuse: refuse } });
    await expect((await connect(url)).invoke('Refuse')).rejects.toThrow(/^name_taken$/);
    expect(logged).toContainEqual(expect.stringMatching(/^warn .* called "Refuse": name_taken: argument 1$/));
  });

  test('disconnects a caller who is to come back, if the failure says so', async () => {
    const close: HubMethod = () =>
      Promise.reject(new Failed({ message: 'server_closing', disconnects: true }));
    const client = await connectRaw((await startHub({ methods: { Close: close } })).url);
    client.send(call('Close', [], { invocationId: '1' }));
    expect(await client.rest()).toEqual([{ type: 7, allowReconnect: true }]);
  });

  test.each(['Nowhere', 'echo', 'constructor', '__proto__', 'toString'])(
    'knows no method %s',
    async (target) => {
      const client = await connect((await startHub({ methods: { Echo: echo } })).url);
      await expect(client.invoke(target, 1)).rejects.toThrow('Unknown hub method');
      expect(await client.invoke('Echo', 1)).toBe(1);
    },
  );

  test('is only logged if the caller wants no answer', async () => {
    const { url, logged } = await startHub({ methods: { Echo: echo } });
    const client = await connect(url);
    await client.send('Nowhere\nline', 1);
    expect(await client.invoke('Echo', 1)).toBe(1);
    expect(logged).toContainEqual(
      expect.stringMatching(/^debug .* called "Nowhere\\nline": Unknown hub method/),
    );
  });

  test('is the outcome of streams in either direction', async () => {
    const client = await connectRaw((await startHub({ methods: { Echo: echo } })).url);
    client.send({ type: 4, target: 'Echo', arguments: [1], invocationId: 'down' });
    client.send(call('Echo', [1], { invocationId: 'up', streamIds: ['1'] }));
    for (const invocationId of ['down', 'up']) {
      expect(await client.next()).toEqual({ type: 3, invocationId, error: 'Streaming is not supported.' });
    }
  });
});

describe('every call', () => {
  test('is reported once it has run, with the error that was returned', async () => {
    const seen: unknown[] = [];
    const onCall = (target: string, _ms: number, error?: string) => seen.push([target, error]);
    const refuse: HubMethod = () => Promise.reject(new Failed({ message: 'name_taken' }));
    const client = await connect(
      (await startHub({ methods: { Echo: echo, Refuse: refuse } }, { onCall })).url,
    );
    await client.invoke('Refuse').catch(() => undefined);
    await client.send('Unknown');
    await client.invoke('Echo', 0);
    expect(seen).toEqual([
      ['Refuse', 'name_taken'],
      ['Unknown', 'Unknown hub method.'],
      ['Echo', undefined],
    ]);
  });

  test('is timed from its arrival, even if it waits for an earlier one', async () => {
    const times: number[] = [];
    const onCall = (_target: string, ms: number) => times.push(ms);
    let heldMs = 0;
    // Everything in one message has arrived when its first call runs.
    const hold: HubMethod = async () => {
      const since = performance.now();
      await new Promise(setImmediate);
      heldMs = performance.now() - since;
    };
    const client = await connectRaw(
      (await startHub({ methods: { Hold: hold, Echo: echo } }, { onCall })).url,
    );
    client.send(call('Hold', []), call('Echo', [1], { invocationId: '1' }));
    expect(await client.next()).toMatchObject({ invocationId: '1' });
    expect(times).toHaveLength(2);
    for (const ms of times) expect(ms).toBeGreaterThanOrEqual(heldMs);
  });
});

describe('calls of one connection', () => {
  test('run one after the other, in order', async () => {
    const steps: string[] = [];
    const walk: HubMethod = async (_, name) => {
      steps.push(`${name} begins`);
      await new Promise(setImmediate);
      steps.push(`${name} ends`);
    };
    const client = await connect((await startHub({ methods: { Walk: walk } })).url);
    await Promise.all([client.invoke('Walk', 'one'), client.invoke('Walk', 'two')]);
    expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  test('do not wait for those of other connections', async () => {
    let release = (): void => undefined;
    const hold: HubMethod = () => new Promise<void>((resolve) => (release = resolve));
    const { url } = await startHub({ methods: { Hold: hold, Echo: echo } });
    const [slow, quick] = await Promise.all([connect(url), connect(url)]);
    const held = slow.invoke('Hold');
    expect(await quick.invoke('Echo', 'quick')).toBe('quick');
    release();
    await held;
  });

  test('are all answered in order, however many are sent at once', async () => {
    const { url } = await startHub({ methods: { Echo: echo } });
    const client = await connect(url);
    const sent = Array.from({ length: 3_000 }, (_, place) => place);
    expect(await Promise.all(sent.map((each) => client.invoke('Echo', each)))).toEqual(sent);
  });

  test('in one message give others their turn in between', async () => {
    let ran = 0;
    const first = deferred();
    const work: HubMethod = () => {
      ran += 1;
      first.resolve();
    };
    const { url } = await startHub({ methods: { Work: work, Echo: echo } });
    const [many, one] = [await connectRaw(url), await connectRaw(url)];
    many.send(...Array.from({ length: 2_000 }, () => call('Work', [])));
    await first.promise;
    await one.invoke('Echo', 0);
    expect(ran).toBeLessThan(2_000);
    await expect.poll(() => ran).toBe(2_000);
  });

  test('in one message are not even read while too many wait', async () => {
    const hold = deferred();
    const { url, hub, sockets } = await startHub({ methods: { Hold: () => hold.promise } });
    const client = await connectRaw(url);
    client.send(...Array.from({ length: 65 }, () => call('Hold', [])), { type: 'no message' });
    await expect.poll(() => sockets[0]?.isPaused()).toBe(true);
    expect(hub.connectionCount).toBe(1);
    hold.resolve();
    await client.closed;
    expect(hub.connectionCount).toBe(0);
  });

  test('are not read any further while too many wait, which does not count as silence', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const hold = deferred();
    const { url, hub, sockets } = await startHub({ methods: { Hold: () => hold.promise } });
    const client = await connectRaw(url);
    for (let sent = 0; sent < 65; sent++) client.send(call('Hold', []));
    await expect.poll(() => sockets[0]?.isPaused()).toBe(true);
    for (let passed = 0; passed < 60; passed += 10) {
      vi.advanceTimersByTime(10_000);
      await new Promise(setImmediate);
    }
    hold.resolve();
    await expect.poll(() => sockets[0]?.isPaused()).toBe(false);
    expect(hub.connectionCount).toBe(1);
  });

  test('abort their signal on disconnect, and those still waiting never run', async () => {
    const began: unknown[] = [];
    const aborted = deferred();
    const hold: HubMethod = ({ signal }, name) => {
      began.push(name);
      return new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          aborted.resolve();
          resolve();
        });
      });
    };
    const client = await connectRaw((await startHub({ methods: { Hold: hold } })).url);
    client.send(call('Hold', ['first']), call('Hold', ['second']), { type: 7 });
    await aborted.promise;
    await client.closed;
    expect(began).toEqual(['first']);
  });
});

describe('messages that request nothing', () => {
  test('give others their turn in between, however many arrive together', async () => {
    const steps: string[] = [];
    const first = deferred();
    const note: HubMethod = (_, step) => {
      steps.push(String(step));
      first.resolve();
    };
    const { url } = await startHub({ methods: { Note: note } });
    const [many, one] = [await connectRaw(url), await connectRaw(url)];
    const pings = Array.from({ length: 10_000 }, () => ({ type: 6 }));
    many.send(call('Note', ['begin']), ...pings, call('Note', ['end']));
    await first.promise;
    await one.invoke('Note', 'other');
    await expect.poll(() => steps).toEqual(['begin', 'other', 'end']);
  });

  test('are ignored', async () => {
    const client = await connectRaw((await startHub({ methods: { Echo: echo } })).url);
    client.send({ type: 2, invocationId: '1', item: 1 }, { type: 3, invocationId: '1', result: 1 });
    client.send({ type: 5, invocationId: '1' }, { type: 6 }, { type: 8, sequenceId: 1 }, { type: 99 });
    client.send({ type: 9, sequenceId: 1 }, call('Echo', ['next'], { invocationId: '2' }));
    expect(await client.next()).toEqual({ type: 3, invocationId: '2', result: 'next' });
  });
});
