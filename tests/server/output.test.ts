import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { createOutput, flush, outliveReader } from '../../src/server/output';
import { createManualSchedule } from '../support/manualSchedule';

/** A stream whose reader reads only when the test says so. */
function createReader() {
  const received: string[] = [];
  let waiting = (): void => undefined;
  let isReading = false;
  const stream = new Writable({
    write(chunk, _encoding, done) {
      received.push(String(chunk));
      if (isReading) done();
      else waiting = done;
    },
  });
  const read = () => {
    isReading = true;
    waiting();
  };
  return { stream, received, read };
}

const LINE = `${'x'.repeat(1023)}\n`;

test('lines that nobody reads are dropped, and the next one says how many', async () => {
  const { stream, received, read } = createReader();
  const write = createOutput(stream);
  for (let i = 0; i < 1_000; i++) write(LINE);
  expect(stream.writableLength).toBeLessThanOrEqual(65 * 1024);
  read();
  await expect.poll(() => stream.writableLength).toBe(0);
  expect(received).toEqual(Array(65).fill(LINE));
  write('read again\n');
  write('and again\n');
  await expect.poll(() => stream.writableLength).toBe(0);
  expect(received.slice(65)).toEqual([
    '… lines missing here, because they were not read in time: 935\n',
    'read again\n',
    'and again\n',
  ]);
});

test('a reader that goes away does not end the process, and writing to a terminal does not block', () => {
  const setBlocking = vi.fn();
  const stream = Object.assign(createReader().stream, { _handle: { setBlocking } });
  outliveReader(stream);
  expect(() => stream.emit('error', new Error('EPIPE'))).not.toThrow();
  expect(setBlocking).toHaveBeenCalledExactlyOnceWith(false);
});

test('flushing waits until everything is written', async () => {
  const time = createManualSchedule();
  const { stream, received, read } = createReader();
  stream.write('first\n');
  stream.write('last words\n');
  const flushed = flush([stream], time.schedule);
  read();
  await flushed;
  expect([received.slice(0, 2), time.pending]).toEqual([['first\n', 'last words\n'], 0]);
});

test('flushing waits for a second if nobody reads, and not at all for a broken stream', async () => {
  const time = createManualSchedule();
  const broken = createReader().stream;
  broken.on('error', () => undefined);
  broken.destroy(new Error('EPIPE'));
  await flush([broken], time.schedule);
  const { stream } = createReader();
  stream.write('last words\n');
  const flushed = flush([stream], time.schedule);
  time.pass(1_000);
  await flushed;
  expect(time.pending).toBe(0);
});
