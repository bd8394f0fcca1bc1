import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProtocolError, RecordReader, readMessage } from '../../../src/server/signalr/frames';
import { findHandshakeError } from '../../../src/server/signalr/handshake';
import { connect, startHub } from '../../support/hubTestServer';
import { HANDSHAKE, RECORD_END, connectRaw, openRaw, record } from '../../support/rawHubClient';

const MAX_BYTES = 2_000;
/** Thousands of cases on a busy machine take longer than a single test may. */
const PATIENCE_MS = 60_000;

const message = fc.oneof(
  fc.record(
    {
      type: fc.oneof(fc.integer({ min: -1, max: 10 }), fc.jsonValue()),
      target: fc.oneof(fc.constantFrom('Echo', 'constructor', '__proto__'), fc.jsonValue()),
      arguments: fc.oneof(fc.array(fc.jsonValue(), { maxLength: 3 }), fc.jsonValue()),
      invocationId: fc.oneof(fc.string(), fc.jsonValue()),
      streamIds: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);
const deep = fc.integer({ min: 1, max: 900 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
const frame = fc.oneof(message.map(record), fc.string(), deep, fc.constant(HANDSHAKE));
const truncated = fc.tuple(frame, fc.nat(200)).map(([text, cut]) => text.slice(0, cut));
/** What one WebSocket message of a hostile client may hold. */
const text = fc
  .array(fc.oneof(frame, truncated, fc.constant(RECORD_END)), { maxLength: 4 })
  .map((parts) => parts.join(''));
const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));

/** What `run` throws is for the client to hear; anything else thrown is a bug. */
function expectOnlyProtocolErrors(run: () => void): void {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(ProtocolError);
  }
}

describe('the frame reader', { timeout: PATIENCE_MS }, () => {
  it('finds the same records however the stream is cut', () => {
    const records = fc.array(fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll(RECORD_END, '')));
    fc.assert(
      fc.property(records, fc.array(fc.nat(400)), (sent, cuts) => {
        const stream = Buffer.from(sent.map((one) => one + RECORD_END).join(''));
        const edges = [0, ...cuts.sort((a, b) => a - b), stream.length];
        const reader = new RecordReader(MAX_BYTES);
        const read = edges.slice(1).flatMap((end, i) => reader.read(stream.subarray(edges[i], end)));
        expect(read).toEqual(sent);
      }),
      { numRuns: 2_000 },
    );
  });

  it('answers any bytes with messages, with nothing or with a ProtocolError', () => {
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
      { numRuns: 8_000 },
    );
  });

  it('takes nothing but a handshake for a handshake', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          message.map((one) => JSON.stringify(one)),
          fc.string(),
        ),
        (sent) => {
          expect(findHandshakeError(sent)).toEqual(expect.any(String));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('a hostile client', { timeout: PATIENCE_MS }, () => {
  it('disturbs nobody, whatever it sends before or after the handshake', async () => {
    const echo = { argumentCount: 1, invoke: (_: unknown, value: unknown) => value };
    const { url, hub, hubServer } = await startHub({ methods: { Echo: echo } });
    const witness = await connect(url);
    const frames = fc.array(fc.oneof(text, bytes), { minLength: 1, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(frames, fc.boolean(), async (sent, shaken) => {
        const client = await (shaken ? connectRaw(url) : openRaw(url));
        for (const one of sent) client.socket.send(one);
        client.socket.close();
        await client.closed;
        expect(await witness.invoke('Echo', 'fine')).toBe('fine');
      }),
      { numRuns: 300 },
    );
    expect(hub.connectionCount).toBe(1);
    await witness.stop();
    await hubServer.close();
    expect(hub.connectionCount).toBe(0);
  });
});
