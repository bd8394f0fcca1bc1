import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../../support/consoleErrors';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';

async function pick(quiz: RegExp, action: 'click' | 'dblClick' = 'click') {
  openAt('/');
  await userEvent.click(screen.getByRole('button', { name: 'Load Quiz' }));
  await userEvent[action](await screen.findByRole('button', { name: quiz }));
}

test('picking a quiz, even twice, closes the dialog, creates one session and shows its lobby', async () => {
  const server = SpecServer.start();
  await pick(/Pub Quiz/, 'dblClick');
  expect(await screen.findByRole('heading', { name: 'Quiz Lobby' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/session/BDFGH');
  expect(server.created).toEqual(['pub']);
});

test('a numeric quizId is sent back as a number, and a numeric code is registered as one', async () => {
  const server = SpecServer.start();
  server.nextCode = 4711;
  await pick(/Maths/);
  await screen.findByRole('button', { name: 'Verbindung: Connected' });
  expect(window.location.pathname).toBe('/session/4711');
  expect(server.created).toEqual([42]);
  expect(server.hub.registered).toEqual([4711]);
});

test('going back leads to the start screen, where a second pick opens a second session', async () => {
  const server = SpecServer.start();
  await pick(/Pub Quiz/);
  await screen.findByText('BDFGH');
  window.history.back();
  server.nextCode = 'ZZZZZ';
  await userEvent.click(await screen.findByRole('button', { name: 'Load Quiz' }));
  await userEvent.click(await screen.findByRole('button', { name: /Pub Quiz/ }));
  expect(await screen.findByText('ZZZZZ')).toBeInTheDocument();
  expect(server.created).toHaveLength(2);
});

test('a failed creation is only logged; the host retries from the light', async () => {
  const server = SpecServer.start();
  server.faults.set('POST /session', 500);
  await pick(/Pub Quiz/);
  const light = await screen.findByRole('button', { name: 'Verbindung: Disconnected' });
  expectConsoleError(/could not be created.*status 500/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  server.faults.clear();
  await userEvent.click(light);
  await userEvent.click(await screen.findByRole('button', { name: 'Neu verbinden' }));
  await waitFor(() => expect(screen.getByText('BDFGH')).toBeInTheDocument());
});

test('after a failure another address begins anew, and what is said is about that one', async () => {
  SpecServer.start().faults.set('POST /session', 'unreadable');
  const other = SpecServer.start('http://other:5000');
  other.faults.set('POST /session', 'silent');
  await pick(/Pub Quiz/);
  await screen.findByRole('button', { name: 'Verbindung: Disconnected' });
  expectConsoleError(/could not be created/);
  await userEvent.click(screen.getByRole('button', { name: 'Einstellungen' }));
  const field = await screen.findByLabelText('Ziel-Server-IP');
  await userEvent.clear(field);
  await userEvent.type(field, 'other:5000{Enter}');
  expect(await screen.findByRole('button', { name: 'Verbindung: Connecting' })).toBeInTheDocument();
  // Before it was saved, the address was tested.
  await waitFor(() => expect(other.calls).toEqual(['GET /quizzes', 'POST /session']));
});

test.each([
  ['code and quizId', null],
  ['a valid quizId', { quizId: { hostile: true } }],
])('without %s the reason is logged, and nothing is shown', async (_what, state) => {
  openAt('/session', state);
  await screen.findByRole('button', { name: 'Verbindung: Disconnected' });
  expectConsoleError(/No lobby can be shown/);
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  expect(screen.queryByText('Raumcode:')).not.toBeInTheDocument();
});
