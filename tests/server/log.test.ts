import { expect, test } from 'vitest';
import { createLineLog, RepeatLimit, type LogSettings } from '../../src/server/log';
import { createManualSchedule } from '../support/manualSchedule';
import { connectRaw } from '../support/hubTestServer';
import { openSession, startQuizServer } from '../support/quizServer';

function setUp() {
  const time = createManualSchedule();
  const lines: string[] = [];
  const limit = new RepeatLimit((level, message) => lines.push(`${level} ${message}`), time.schedule);
  return { time, lines, limit, log: limit.log };
}

test('repeated messages are shown twenty times a minute, then counted', () => {
  const { time, lines, log } = setUp();
  for (let i = 1; i <= 213; i++) log('warn', `${i} is closed`, 'closed');
  log('error', 'another one', 'closed');
  expect(lines.slice(19)).toEqual(['warn 20 is closed', 'error another one']);
  time.pass(60_000);
  expect(lines.slice(21)).toEqual(['warn … and 193 more like it, the last: 213 is closed']);
  log('warn', '214 is closed', 'closed');
  expect(lines.pop()).toBe('warn 214 is closed');
});

test('messages without a kind are of the same kind if they have the same text', () => {
  const { time, lines, log } = setUp();
  for (let i = 0; i < 30; i++) for (const message of ['A', 'B']) log('warn', message);
  expect(lines).toHaveLength(40);
  time.pass(60_000);
  expect(lines.slice(40)).toEqual(['A', 'B'].map((each) => `warn … and 10 more like it, the last: ${each}`));
  expect(time.pending).toBe(0);
});

test('information is never held back', () => {
  const { time, lines, log } = setUp();
  for (let i = 0; i < 100; i++) log('info', 'a session opened');
  expect([lines.length, time.pending]).toEqual([100, 0]);
});

test('a flood of different kinds makes neither the log nor the memory grow', () => {
  const { time, lines, log } = setUp();
  for (let i = 0; i < 10_000; i++) log('warn', `kind ${i}`);
  expect([lines.length, time.pending]).toEqual([120, 101]);
});

test('closing logs what was counted, and leaves no timer', () => {
  const { time, lines, limit, log } = setUp();
  for (let i = 0; i < 21; i++) log('warn', 'A');
  limit.close();
  expect([lines.pop(), time.pending]).toEqual(['warn … and 1 more like it, the last: A', 0]);
});

test('misbehaviour of connections is of one kind, whoever it is and whatever the number', async () => {
  const kinds: (string | undefined)[] = [];
  const { origin } = await startQuizServer({ log: (_level, _message, kind) => kinds.push(kind) });
  for (const text of ['nonsense', 'more nonsense']) {
    const client = await connectRaw(`${origin}/quizHub`);
    client.socket.send(`${text}\u001e`);
    await client.closed;
  }
  expect(kinds).toEqual([expect.stringContaining('closed'), kinds[0]]);
});

test('the kind of an unexpected error in a request is its stack', async () => {
  const logged: unknown[] = [];
  const server = await startQuizServer({
    createRoomCode: () => {
      throw new Error('a bug');
    },
    log: (...line) => logged.push(line),
  });
  await openSession(server);
  const stack = expect.stringMatching(/^Error: a bug\n +at /);
  expect(logged).toEqual([['error', expect.stringMatching(/^POST \/session: Error: a bug/), stack]]);
});

/** Returns a log, and the lines that it writes. */
function createLog(settings: LogSettings) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  return { lines, log: createLineLog(write, () => 0, settings) };
}

test('a log line has a time and a level, and stays one line of limited length', () => {
  const { lines, log } = createLog({ format: 'text', level: 'info' });
  log('warn', 'The quiz file evil\n1970 info all is well.json is left out');
  log('debug', 'not shown');
  log('error', 'x'.repeat(100_000));
  expect(lines).toEqual([
    '1970-01-01T00:00:00.000Z warn  The quiz file evil 1970 info all is well.json is left out\n',
    `1970-01-01T00:00:00.000Z error ${'x'.repeat(4_000)}\n`,
  ]);
});

test('a log in JSON has one object per line, down to the chosen level', () => {
  const { lines, log } = createLog({ format: 'json', level: 'debug' });
  log('debug', 'a player joined');
  log('error', 'first\nsecond');
  const time = '1970-01-01T00:00:00.000Z';
  expect(lines).toEqual([
    `${JSON.stringify({ time, level: 'debug', message: 'a player joined' })}\n`,
    `${JSON.stringify({ time, level: 'error', message: 'first\nsecond' })}\n`,
  ]);
});
