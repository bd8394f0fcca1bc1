import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '../../../src/contract/fromHosts';
import type { CommandOutcome } from '../../../src/host/api/commandOutcome';
import { useCommands } from '../../../src/host/session/useCommands';

const NEXT: Command = { type: 'next', step: 3 };
const command = vi.fn<(command: Command) => Promise<CommandOutcome>>();

beforeEach(() => {
  command.mockReset().mockResolvedValue('done');
});

function open() {
  const { result } = renderHook(() => useCommands(command));
  const send = (...commands: Command[]) =>
    act(async () => commands.forEach((next) => result.current.send(next)));
  return { send, failure: () => result.current.failure };
}

test.each<[string, Command]>([
  ['Next pressed twice', NEXT],
  ['Back after Next', { type: 'back', step: 3 }],
  ['Close after Next', { type: 'close', step: 3 }],
])('%s before an update moves the game once', async (_, second) => {
  const { send } = open();
  await send(NEXT, second);
  await send(second);
  expect(command.mock.calls).toEqual([[NEXT]]);
});

test('each step can be left', async () => {
  const { send } = open();
  await send(NEXT);
  await send({ type: 'next', step: 4 });
  expect(command).toHaveBeenCalledTimes(2);
});

test('commands that do not advance the game are sent as often as pressed', async () => {
  const { send } = open();
  const more: Command = { type: 'addTime', step: 3, seconds: 15 };
  await send(more, more);
  expect(command).toHaveBeenCalledTimes(2);
});

test.each(['refused', 'lost'] as const)(
  'a move that is %s is told, and may be tried again',
  async (outcome) => {
    command.mockResolvedValueOnce(outcome);
    const { send, failure } = open();
    await send(NEXT);
    expect(failure()).toBe(outcome);
    await send(NEXT);
    expect(command).toHaveBeenCalledTimes(2);
    expect(failure()).toBeNull();
  },
);

test('a command that comes too late is not reported', async () => {
  command.mockResolvedValueOnce('stale');
  const { send, failure } = open();
  await send(NEXT);
  expect(failure()).toBeNull();
});

test('a failure is shown only for a while', async () => {
  vi.useFakeTimers();
  command.mockResolvedValueOnce('lost');
  const { send, failure } = open();
  await send(NEXT);
  expect(failure()).toBe('lost');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(failure()).toBeNull();
  vi.useRealTimers();
});
