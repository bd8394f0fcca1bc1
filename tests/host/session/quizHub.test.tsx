import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  openClaimHub,
  openSmallQuizHub,
  quizHubOf,
  type HubEvent,
  type OpenQuizHub,
  type QuizHub,
} from '../../../src/host/session/quizHub';
import { FakeSocket } from '../../support/fakeSocket';

let socket: FakeSocket;
let events: HubEvent[];
let hub: QuizHub;

function make(openHub: OpenQuizHub): void {
  hub = openHub('https://laptop/quizHub', (event) => events.push(event));
  onTestFinished(() => hub.stop());
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  onTestFinished(() => void vi.unstubAllGlobals());
  FakeSocket.onCreated = (created) => (socket = created);
  events = [];
  make(openSmallQuizHub);
});

function letIn(): void {
  socket.open();
  socket.receive({});
}

async function start(): Promise<void> {
  const starting = hub.start();
  letIn();
  await starting;
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

test('connects without negotiation, and reports the events that it knows', async () => {
  await start();
  expect(socket.url).toBe('wss://laptop/quizHub');
  socket.receive({ type: 1, target: 'PlayerJoined', arguments: [['Ada']] });
  socket.receive({ type: 1, target: 'Unheard', arguments: [] });
  expect(events).toEqual([{ type: 'PlayerJoined', payload: ['Ada'] }]);
});

describe('a call', () => {
  test.each([
    ['brings what the server answers', { result: 7 }, 7],
    ['fails with the code that the server gives', { error: 'command_stale' }, new Error('command_stale')],
  ])('%s', async (_what, completion, expected) => {
    await start();
    const call = hub.invoke('HostCommand', { type: 'pause' }).catch((error: unknown) => error);
    socket.receive({ type: 3, invocationId: '1', ...completion });
    expect(await call).toEqual(expected);
  });

  test('fails without a code if the connection is lost, which is reported once', async () => {
    await start();
    const call = hub.invoke('HostCommand', { type: 'pause' });
    socket.breakOff();
    await expect(call).rejects.toThrow('the connection was lost');
    expect(events).toEqual([{ type: 'reconnecting', reason: undefined }]);
  });
});

test('an open connection that is lost comes back, however long that takes', async () => {
  await start();
  socket.breakOff();
  for (let attempt = 0; attempt < 50; attempt++) {
    await seconds(7);
    socket.breakOff();
  }
  expect(events.map(({ type }) => type)).toEqual(['reconnecting']);
  await seconds(7);
  letIn();
  expect(events.map(({ type }) => type)).toEqual(['reconnecting', 'reconnected']);
});

test('a silent connection is replaced', async () => {
  await start();
  socket.receive({ type: 6, everyMs: 2_000 });
  await seconds(12);
  letIn();
  expect(events.map(({ type }) => type)).toEqual(['silent', 'reconnecting', 'reconnected']);
});

test('a start that nothing answers fails after ten seconds', async () => {
  const failure = hub.start().catch((error: unknown) => error);
  await seconds(10);
  expect(String(await failure)).toContain('could not be opened');
});

test('a claim that is lost fails, and is not made again', async () => {
  make(openClaimHub);
  await start();
  const first = socket;
  const claim = hub.invoke('ClaimTicket', 'BDFGH', 'ticket', '42');
  socket.breakOff();
  await expect(claim).rejects.toThrow('the connection was lost');
  await seconds(60);
  expect(socket).toBe(first);
});

test('a failed start is not an event', async () => {
  const starting = hub.start();
  socket.breakOff();
  await expect(starting).rejects.toThrow('could not be opened');
  expect(events).toEqual([]);
});

test('the quiz hub is below the address of the calls', () => {
  expect(quizHubOf('http://laptop:5000')).toBe('http://laptop:5000/quizHub');
});
