import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../../support/consoleErrors';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';

const KEY = 'quiz-night.server-address';

async function openSettings(path = '/') {
  openAt(path);
  await userEvent.click(screen.getByRole('button', { name: 'Einstellungen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Einstellungen' });
  return { dialog, field: within(dialog).getByLabelText('Ziel-Server-IP') };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the dialog opens at Verbindung, the second of its tabs', async () => {
  const { dialog, field } = await openSettings();
  const tabs = within(dialog).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Allgemein', 'Verbindung', 'Design']);
  expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveValue('http://localhost:5000');
  expect(field).toHaveAttribute('placeholder', expect.stringMatching(/^http:\/\/[\d.]+:\d+$/));
});

test('the other tabs explain the language and the dark mode', async () => {
  const { dialog } = await openSettings();
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Allgemein' }));
  expect(within(dialog).getByText(/^Eine Sprache/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Design' }));
  expect(within(dialog).getByText(/Dark Mode.*gilt sofort/)).toBeVisible();
});

test('Speichern stores the normalised address, keeps the chosen language, and closes', async () => {
  SpecServer.start('http://192.168.0.7:5000');
  const { dialog, field } = await openSettings();
  await userEvent.clear(field);
  await userEvent.type(field, ' 192.168.0.7:5000/ ');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Allgemein' }));
  await userEvent.click(within(dialog).getByRole('radio', { name: 'English' }));
  await press('Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(localStorage.getItem(KEY)).toBe('http://192.168.0.7:5000');
  expect(localStorage.getItem('quiz-night.language')).toBe('en');
});

test('Abbrechen closes without saving, and discards what was typed', async () => {
  const { dialog, field } = await openSettings();
  await userEvent.type(field, '/elsewhere');
  await press('Abbrechen');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(localStorage.getItem(KEY)).toBeNull();
  await press('Einstellungen');
  expect(await screen.findByLabelText('Ziel-Server-IP')).toHaveValue('http://localhost:5000');
});

test('language, theme, effects, sounds and music change at once, and Abbrechen reverts them', async () => {
  const { dialog } = await openSettings();
  const { dataset, classList } = document.documentElement;
  const state = () => [
    dataset.effects,
    classList.contains('dark'),
    localStorage.getItem('quiz-night.sounds'),
    localStorage.getItem('quiz-night.music'),
  ];
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Design' }));
  expect(within(dialog).getByRole('radio', { name: 'Party' })).toBeChecked();
  for (const name of ['Dunkel', 'Minimal'])
    await userEvent.click(within(dialog).getByRole('radio', { name }));
  const sounds = within(dialog).getByRole('switch', { name: 'Töne bei besonderen Momenten' });
  expect(sounds).toBeChecked();
  await userEvent.click(sounds);
  const music = within(dialog).getByRole('switch', { name: 'Eigene Musik von Quiz Night' });
  expect(music).not.toBeChecked();
  await userEvent.click(music);
  expect(state()).toEqual(['minimal', true, 'off', 'on']);
  expect(localStorage.getItem('quiz-night.effects')).toBe('minimal');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Allgemein' }));
  await userEvent.click(within(dialog).getByRole('radio', { name: 'English' }));
  await press('Cancel');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Einstellungen' })).toBeVisible();
  expect(state()).toEqual(['party', false, 'on', 'off']);
});

test('an invalid address is rejected under the field, and nothing is saved', async () => {
  const { dialog, field } = await openSettings();
  await userEvent.clear(field);
  await userEvent.type(field, 'ftp://laptop');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Design' }));
  await press('Speichern');
  const refused = await within(dialog).findByLabelText('Ziel-Server-IP');
  expect(refused).toBeInvalid();
  expect(refused).toHaveAccessibleDescription('Nur Adressen mit http:// oder https:// sind möglich.');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['unreachable', 'Dort antwortet nichts. Trotzdem speichern?'],
  ['unreadable', 'Das ist kein funktionierender Quiz-Server. Trotzdem speichern?'],
  [500, 'Das ist kein funktionierender Quiz-Server. Trotzdem speichern?'],
] as const)(
  'Speichern asks before it stores an address without a quiz server: %s',
  async (fault, question) => {
    SpecServer.start('http://other:5000').faults.set('GET /quizzes', fault);
    const { dialog, field } = await openSettings();
    await userEvent.clear(field);
    await userEvent.type(field, 'other:5000');
    await userEvent.click(within(dialog).getByRole('tab', { name: 'Allgemein' }));
    await press('Speichern');
    expect(await screen.findByText(question)).toBeVisible();
    expect(localStorage.getItem(KEY)).toBeNull();
    await press('Trotzdem speichern');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(localStorage.getItem(KEY)).toBe('http://other:5000');
  },
);

test('another address is asked about anew, and one that is in use already not at all', async () => {
  SpecServer.start().faults.set('GET /quizzes', 'unreachable');
  SpecServer.start('http://other:5000').faults.set('GET /quizzes', 'unreachable');
  const { dialog, field } = await openSettings();
  await userEvent.clear(field);
  await userEvent.type(field, 'other:5000');
  await press('Speichern');
  expect(await screen.findByText(/Trotzdem speichern\?$/)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'localhost:5000');
  expect(screen.queryByText(/Trotzdem speichern/)).not.toBeInTheDocument();
  await press('Speichern');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test.each(['/', '/session/BDFGH'])(
  'at %s, the address of a server that does not answer is shown, with a way back',
  async (path) => {
    localStorage.setItem(KEY, 'http://other:5000');
    SpecServer.start('http://other:5000')
      .faults.set('GET /quizzes', 'unreachable')
      .set('GET /session', 'unreachable');
    SpecServer.start().addSession('BDFGH', 'Ada');
    openAt(path);
    if (path === '/') await userEvent.click(screen.getByRole('button', { name: 'Load Quiz' }));
    const shown = path === '/' ? within(await screen.findByRole('dialog')) : screen;
    expect(await shown.findByText('Unter other:5000 antwortet nichts.')).toBeVisible();
    await waitFor(() => expectConsoleError(/no answer from the server$/));
    await userEvent.click(shown.getByRole('button', { name: 'Zurück zum Server dieses Laptops' }));
    await waitFor(() => expect(screen.queryByText(/antwortet nichts/)).not.toBeInTheDocument());
    expect(await screen.findByText(path === '/' ? 'Pub Quiz' : 'Ada')).toBeVisible();
  },
);

test("nothing is said of the laptop's own server, which is used by default", async () => {
  SpecServer.start().faults.set('GET /quizzes', 'unreachable');
  openAt('/');
  await userEvent.click(screen.getByRole('button', { name: 'Load Quiz' }));
  expect(await screen.findByText('Fehler beim Laden der Quizzes')).toBeVisible();
  expect(screen.queryByText(/antwortet nichts/)).not.toBeInTheDocument();
  expectConsoleError(/^The quizzes could not be loaded/);
});

test('a new address moves an open lobby over at once', async () => {
  const old = SpecServer.start();
  old.addSession('BDFGH', 'Ada');
  const other = SpecServer.start('http://other:5000');
  other.addSession('BDFGH', 'Grace');
  const { field } = await openSettings('/session/BDFGH');
  expect(await screen.findByText('Ada')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, 'other:5000{Enter}');
  expect(await screen.findByText('Grace')).toBeInTheDocument();
  expect(screen.queryByText('Ada')).not.toBeInTheDocument();
  await waitFor(() => expect([old.hub.monitors, other.hub.monitors]).toEqual([0, 1]));
});
