import { describe, expect, test } from 'vitest';
import {
  ProtocolError,
  RecordReader,
  readMessage,
  findHandshakeError,
} from '../../../src/server/signalr/frames';
import type { HubMethod } from '../../../src/server/signalr/hub';
import { HANDSHAKE, RECORD_END } from '../../support/hubClient';
import { connect, connectRaw, openRaw, startHub } from '../../support/hubTestServer';
import { fc } from '../../support/property';

const MAX_BYTES = 2_000;

/** One well-formed message of each type that clients and servers know. */
const WELL_FORMED: Record<string, unknown>[] = [
  { type: 1, invocationId: '1', target: 'Echo', arguments: ['x'], streamIds: [] },
  { type: 1, target: 'Echo', arguments: ['x'] },
  { type: 2, invocationId: '1', item: 1 },
  { type: 3, invocationId: '1', result: 1 },
  { type: 4, invocationId: '1', target: 'Echo', arguments: ['x'], streamIds: [] },
  { type: 5, invocationId: '1' },
  { type: 6 },
  { type: 7, error: 'x', allowReconnect: true },
  { type: 8, sequenceId: 1 },
  { type: 9, sequenceId: 1 },
];
const nested = fc.integer({ min: 1, max: 14_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
/** JSON that replaces one part: values that break code which trusts their type, among any others. */
const wrongPart = fc.oneof(
  fc.json(),
  nested,
  fc.constantFrom('{"toString":null}', '{"valueOf":1,"toString":1}', '{"length":-1}', '{"length":1e9}', '""'),
  fc.constantFrom(
    '"constructor"',
    '"__proto__"',
    '"Nothing"',
    '1e999',
    '-0',
    'null',
    '[]',
    '{"__proto__":1}',
  ),
);
/** A well-formed message in which at most one part is wrong, missing or superfluous. */
const nearlyRight = fc
  .tuple(fc.constantFrom(...WELL_FORMED), fc.nat(5), fc.option(wrongPart))
  .map(([message, place, wrong]) => {
    const parts = Object.entries(message).map(([name, value]) => [name, JSON.stringify(value)] as const);
    const changed = parts.flatMap(([name, json], index) => {
      if (index !== place) return [`"${name}":${json}`];
      return wrong === null ? [] : [`"${name}":${wrong}`];
    });
    if (place >= parts.length && wrong !== null) changed.push(`"more":${wrong}`);
    return `{${changed.join(',')}}${RECORD_END}`;
  });
const message = fc.oneof(
  nearlyRight.map((text) => text.slice(0, -1)),
  fc.json(),
);
const deep = fc.integer({ min: 1, max: 900 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
const frame = fc.oneof(
  { arbitrary: nearlyRight, weight: 6 },
  { arbitrary: fc.oneof(fc.json(), fc.string(), deep, fc.constant(HANDSHAKE)), weight: 1 },
);
const truncated = fc.tuple(frame, fc.nat(200)).map(([text, cut]) => text.slice(0, cut));
/** What one WebSocket message from a hostile client may contain. */
const text = fc
  .array(
    fc.oneof(
      { arbitrary: frame, weight: 6 },
      { arbitrary: fc.oneof(truncated, fc.constant(RECORD_END)), weight: 1 },
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));
const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));

/** A ProtocolError is sent to the client; any other error is the server's fault. */
function expectOnlyProtocolErrors(run: () => void): void {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(ProtocolError);
  }
}

describe('the frame reader', () => {
  test('finds the same records however the stream is cut', () => {
    const records = fc.array(fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll(RECORD_END, '')));
    fc.assert(
      fc.property(records, fc.array(fc.nat(400)), (sent, cuts) => {
        const stream = Buffer.from(sent.map((one) => one + RECORD_END).join(''));
        const edges = [0, ...cuts.sort((a, b) => a - b), stream.length];
        const reader = new RecordReader(MAX_BYTES);
        const read = edges.slice(1).flatMap((end, i) => reader.read(stream.subarray(edges[i], end)));
        expect(read).toEqual(sent);
      }),
      { numRuns: 1_000 },
    );
  });

  test('turns any bytes into messages, nothing or a ProtocolError', () => {
    const chunks = fc.array(fc.oneof(bytes, text.map(Buffer.from)), { maxLength: 4 });
    fc.assert(
      fc.property(chunks, (sent) => {
        const reader = new RecordReader(MAX_BYTES);
        for (const chunk of sent) {
          expectOnlyProtocolErrors(() => {
            for (const one of reader.read(chunk)) expectOnlyProtocolErrors(() => void readMessage(one));
          });
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('accepts only handshakes as handshakes', () => {
    fc.assert(
      fc.property(fc.oneof(message, fc.string()), (sent) => {
        expect(findHandshakeError(sent)).toEqual(expect.any(String));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a hostile client', () => {
  test('disturbs nobody, whatever it sends before or after the handshake', async () => {
    // Nested values are not echoed: JSON.stringify fails on some that JSON.parse still reads.
    const echo: HubMethod = (_, value) => (typeof value === 'object' ? null : value);
    const { url, hub, hubServer, logged } = await startHub({ methods: { Echo: echo } });
    const witness = await connect(url);
    const frames = fc.array(fc.oneof(text, bytes), { minLength: 1, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(frames, fc.boolean(), async (sent, isHandshakeDone) => {
        const client = await (isHandshakeDone ? connectRaw(url) : openRaw(url));
        for (const one of sent) client.socket.send(one);
        client.socket.close();
        await client.closed;
        expect(await witness.invoke('Echo', 'fine')).toBe('fine');
      }),
      { numRuns: 100 },
    );
    expect(hub.connectionCount).toBe(1);
    // What a client sends is never the server's fault.
    expect(logged.filter((line) => line.startsWith('error'))).toEqual([]);
    await witness.stop();
    await hubServer.close();
    expect(hub.connectionCount).toBe(0);
  });
});
