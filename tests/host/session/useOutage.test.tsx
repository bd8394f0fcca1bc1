import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ConnectionState } from '../../../src/host/session/connectionState';
import { OutageNote } from '../../../src/host/game/OutageNote';
import { OutageContext } from '../../../src/host/game/useCountdown';
import { useOutage } from '../../../src/host/session/useOutage';
import { renderPart } from '../renderPart';

const CONNECTED: ConnectionState = { name: 'Connected' };
const LOST: ConnectionState = { name: 'Reconnecting', attempt: 0, problem: 'unreachable' };

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const said = () => screen.queryByRole('alert')?.textContent ?? '';

function Page({ connection, isPaused }: { connection: ConnectionState; isPaused: boolean }) {
  const outage = useOutage(connection, isPaused);
  return (
    <OutageContext value={outage}>
      <OutageNote hasKeys />
      {outage.isLost && 'the clock stands'}
    </OutageContext>
  );
}

/** Shows the page of a connected host; `turn` changes the connection, and whether the game is paused. */
function open(isPaused = false) {
  const { rerender } = renderPart(<Page connection={CONNECTED} isPaused={isPaused} />);
  return (connection: ConnectionState, paused: boolean) =>
    rerender(<Page connection={connection} isPaused={paused} />);
}

test('a server that is gone is said after a while, with what to do, until it is back', () => {
  const turn = open();
  turn(LOST, false);
  expect(screen.getByText('the clock stands')).toBeVisible();
  expect(said()).toBe('');
  pass(3_000);
  expect(said()).toMatch(/Quiz Night antwortet nicht.*Textfenster.*noch offen\?.*neu starten/);
  turn({ name: 'Disconnected', problem: 'unreachable' }, false);
  expect(said()).toMatch(/Quiz Night antwortet nicht/);
  turn(CONNECTED, false);
  expect(said()).toBe('');
  expect(screen.queryByText('the clock stands')).toBeNull();
});

test('after a restart it says that the time stood still and how to go on, until the host does', () => {
  const turn = open();
  turn(LOST, false);
  turn(CONNECTED, true);
  expect(said()).toMatch(/steht auf Pause, die Zeit stand so lange still. P setzt fort/);
  turn(CONNECTED, false);
  expect(said()).toBe('');
});

test('a pause of the host is no news after an outage', () => {
  const turn = open(true);
  turn(LOST, true);
  turn(CONNECTED, true);
  expect(said()).toBe('');
});
