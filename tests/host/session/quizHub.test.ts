import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSmallQuizHub, quizHubOf, type HubEvent, type QuizHub } from '../../../src/host/session/quizHub';
import { FakeSocket } from '../../support/fakeSocket';

let socket: FakeSocket;
let events: HubEvent[];
let hub: QuizHub;

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.onCreated = (created) => (socket = created);
  events = [];
  hub = openSmallQuizHub('https://laptop/quizHub', (event) => events.push(event));
});
afterEach(async () => {
  await hub.stop();
  vi.unstubAllGlobals();
});

async function start(): Promise<void> {
  const starting = hub.start();
  socket.open();
  socket.receive({});
  await starting;
}

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
    expect(events).toEqual([{ type: 'closed', reason: undefined }]);
  });
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
