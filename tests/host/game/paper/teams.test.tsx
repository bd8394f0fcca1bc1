import '../../../support/browserLike';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AddPaper } from '../../../../src/host/game/paper/AddPaper';
import { TeamPhones } from '../../../../src/host/game/paper/TeamPhones';
import type { CommandAnswer } from '../../../../src/host/api/commandOutcome';
import { FOXES, openPaper, paperTeam } from './openPaper';

const device = { captain: false, connected: true, own: false };
const ANNA = paperTeam('p3', 'Anna', { paper: undefined, connected: true });
const ANNA_TWICE = {
  ...ANNA,
  devices: [
    { ...device, deviceId: 'd1', number: 1, captain: true },
    { ...device, deviceId: 'd4', number: 4, connected: false },
  ],
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const qrCode = () => screen.queryByRole('img', { name: /^QR-Code für ein Handy von/ });

test('a team on paper is added by its name, and another one can follow', async () => {
  const { carryOut } = await openPaper(<AddPaper />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name des Teams' }), ' Die Füchse {Enter}');
  expect(carryOut.mock.calls).toEqual([[{ type: 'addPaper', name: 'Die Füchse' }]]);
  expect(await screen.findByText('Die Füchse spielt auf Papier mit.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('while the server takes its time, a team is sent once, and the next name can be typed', async () => {
  const answers: (() => void)[] = [];
  const carryOut = vi.fn(
    () => new Promise<CommandAnswer>((resolve) => answers.push(() => resolve({ outcome: 'done' }))),
  );
  await openPaper(<AddPaper />, { host: { carryOut } });
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Eulen{Enter}{Enter}');
  expect(carryOut).toHaveBeenCalledTimes(1);
  await userEvent.clear(field);
  await userEvent.type(field, 'Dachse');
  act(() => answers[0]!());
  expect(await screen.findByText('Eulen spielt auf Papier mit.')).toBeVisible();
  expect(field).toHaveValue('Dachse');
});

test.each([
  ['name_taken', 'So heißt schon ein Team.'],
  ['session_full', 'Der Raum ist voll.'],
  ['invalid_arguments', 'Das geht gerade nicht.'],
] as const)('a name that is refused with %s stays, and the reason is said', async (code, text) => {
  const carryOut = () => Promise.resolve({ outcome: 'refused', code } as const);
  await openPaper(<AddPaper />, { host: { carryOut } });
  await userEvent.type(screen.getByRole('textbox'), 'Anna{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Anna');
});

test('a team on paper gets a phone by a QR code, which says when it was used', async () => {
  const { inviteDevice, update } = await openPaper(<TeamPhones player={FOXES} />);
  expect(qrCode()).toBeVisible();
  expect(inviteDevice).toHaveBeenLastCalledWith('p1');
  update({}, <TeamPhones player={{ ...FOXES, paper: undefined }} />);
  expect(screen.getByText('Verbunden. Das Handy ist im Team.')).toBeVisible();
  expect(qrCode()).toBeNull();
});

test('an expired QR code is replaced by another one', async () => {
  vi.useFakeTimers();
  const { inviteDevice } = await openPaper(<TeamPhones player={FOXES} />);
  const before = inviteDevice.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(600_001));
  expect(inviteDevice.mock.calls.length).toBe(before + 1);
  expect(qrCode()).toBeVisible();
});

test('a QR code that fails to load is reported, and requested again on a press', async () => {
  const inviteDevice = vi.fn(() => Promise.resolve(null));
  await openPaper(<TeamPhones player={ANNA} />, { host: { inviteDevice } });
  await press('Noch ein Handy');
  expect(await screen.findByText(/^Der Server hat keinen QR-Code/)).toBeVisible();
  const before = inviteDevice.mock.calls.length;
  await press('Erneut versuchen');
  expect(inviteDevice.mock.calls.length).toBe(before + 1);
});

test('each of several phones can be removed', async () => {
  const { removeDevice } = await openPaper(<TeamPhones player={ANNA_TWICE} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Handy 1 · verbunden · Kapitän');
  expect(second).toHaveTextContent('Handy 4 · nicht verbunden');
  await userEvent.click(screen.getAllByRole('button', { name: 'Abmelden' })[1]!);
  expect(removeDevice.mock.calls).toEqual([['p3', 'd4']]);
});

test('a team goes on paper once that is confirmed', async () => {
  const { carryOut } = await openPaper(<TeamPhones player={ANNA} />);
  await press('Auf Papier weiter');
  expect(carryOut).not.toHaveBeenCalled();
  await press('Auf Papier');
  expect(carryOut.mock.calls).toEqual([[{ type: 'toPaper', playerId: 'p3' }]]);
});

test('a team that could not go on paper is reported', async () => {
  const carryOut = () => Promise.resolve({ outcome: 'lost' } as const);
  await openPaper(<TeamPhones player={ANNA} />, { host: { carryOut } });
  await press('Auf Papier weiter');
  await press('Auf Papier');
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Server hat das nicht bestätigt.');
});
