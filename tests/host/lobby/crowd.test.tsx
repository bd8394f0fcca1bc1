import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../../support/consoleErrors';
import { gameOf, hostGameOf } from '../game/gameOf';
import { openHosted } from '../session/openHosted';

const player = (playerId: string, name: string) => ({
  playerId,
  name,
  connected: true,
  answered: false,
  points: 0,
});
const ADA = player('a', 'Ada');
const RUDE = { ...player('r', 'Arsch'), starred: true as const, shownName: 'A****' };

/** Opens the lobby of a session with Ada and a player with an offensive name. */
async function openLobby({ isHost = true, locked = false, away = [] as string[] } = {}) {
  const game = gameOf('lobby', { locked });
  const { hub } = await openHosted({ names: ['Ada', 'A****'], game, isHost, away });
  if (isHost) hub.send('HostUpdated', { ...hostGameOf('question'), players: [ADA, RUDE] });
  return hub;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openMenu = async (name: string) => {
  await press(`${name} umbenennen oder entfernen`);
  return screen.findByRole('dialog', { name });
};

test('a player and all newer ones with phones are removed at once', async () => {
  const hub = await openLobby();
  const onPaper = { ...player('p', 'Die Füchse'), connected: false, paper: true as const };
  hub.send('HostUpdated', { ...hostGameOf('question'), players: [ADA, onPaper, RUDE] });
  await openMenu('Ada');
  await press('Dieses und alle neueren entfernen (2)');
  const question = await screen.findByRole('dialog', { name: 'Die 2 neuesten Teams entfernen?' });
  expect(hub.commands).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Alle entfernen' }));
  await waitFor(() => expect(hub.commands).toEqual([{ type: 'removeNewest', count: 2 }]));
});

test('each place has the icon of a person, and each player a beer mat beside it', async () => {
  await openHosted({ names: ['Ada', 'Bo', 'Gone Quizzing'], away: ['Bo'], paper: ['Gone Quizzing'] });
  const rows = within(screen.getByRole('region', { name: 'Spieler im Raum' })).getAllByRole('listitem');
  const iconsOf = (row: Element) => row.querySelectorAll('.wall-person > svg[aria-hidden="true"]').length;
  // The sign of a sheet is on the corner of a team that plays on paper.
  expect(rows.map((row) => [row.dataset.state, iconsOf(row)])).toEqual([
    ['there', 1],
    ['away', 1],
    ['paper', 2],
    ...Array<unknown>(3).fill(['waiting', 1]),
  ]);
  const mats = rows.map(
    (row) => row.querySelector<HTMLElement>('.wall-person + [data-beer-mat]')?.dataset.beerMat,
  );
  expect(mats).toEqual(['Ada', 'Bo', 'Gone Quizzing', undefined, undefined, undefined]);
});

test('all disconnected players can be removed at once if there are several', async () => {
  const hub = await openLobby();
  await openMenu('Ada');
  expect(screen.queryByRole('button', { name: /ohne Verbindung/ })).not.toBeInTheDocument();
  const players = [ADA, RUDE].map((each) => ({ ...each, connected: false }));
  hub.send('HostUpdated', { ...hostGameOf('question'), players });
  await press('Alle ohne Verbindung und ohne Antwort entfernen (2)');
  await press('Alle entfernen');
  await waitFor(() => expect(hub.commands).toEqual([{ type: 'removeAway' }]));
});

test('a player gets the name that the host types', async () => {
  const hub = await openLobby();
  const menu = await openMenu('Ada');
  expect(within(menu).queryByRole('button', { name: 'Namen zeigen' })).not.toBeInTheDocument();
  await press('Umbenennen');
  expect(await screen.findByRole('textbox', { name: 'Neuer Name' })).toHaveFocus();
  await userEvent.keyboard('Ada L.{Enter}');
  await waitFor(() => expect(hub.commands).toEqual([{ type: 'rename', playerId: 'a', name: 'Ada L.' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['{Backspace}', /Bitte einen Namen/],
  ['W'.repeat(33), /Höchstens 32 Zeichen/],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(6), /von langen Emoji weniger/],
])('says what is wrong with the name %j, and sends nothing', async (typed, reason) => {
  const hub = await openLobby();
  await openMenu('Ada');
  await press('Umbenennen');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Neuer Name' }), typed, {
    initialSelectionStart: 0,
    initialSelectionEnd: 3,
  });
  await press('Übernehmen');
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(hub.commands).toEqual([]);
});

test('says that a name was refused, and keeps what was typed', async () => {
  const hub = await openLobby();
  hub.commandError = 'command_refused';
  await openMenu('Ada');
  await press('Umbenennen');
  await userEvent.keyboard('Ben{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/vergeben/);
  expect(screen.getByRole('textbox', { name: 'Neuer Name' })).toHaveValue('Ben');
  expectConsoleError(/The command rename failed/);
});

test('the field for a new name starts with the current one, and sends nothing if it is unchanged', async () => {
  const hub = await openLobby();
  for (const name of ['Ada', 'A****']) {
    await openMenu(name);
    await press('Umbenennen');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Neuer Name' });
    expect(field).toHaveValue(name);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, name.length]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(hub.commands).toEqual([]);
});

test('a name with stars can be shown', async () => {
  const hub = await openLobby();
  await openMenu('A****');
  await press('Namen zeigen');
  await waitFor(() => expect(hub.commands).toEqual([{ type: 'uncover', text: 'Arsch' }]));
});

test.each([
  [false, 'Beitritt sperren', 0],
  [true, 'Beitritt erlauben', 1],
])('a room whose lock is %s can be changed', async (locked, name, notices) => {
  const hub = await openLobby({ locked });
  await press(name);
  await waitFor(() => expect(hub.commands).toEqual([{ type: 'lock', locked: !locked }]));
  expect(screen.queryAllByText('Beitritt gesperrt')).toHaveLength(notices);
});

test('a time for answers that the server does not confirm is reported', async () => {
  const { hub } = await openHosted({ game: gameOf('lobby', { pace: 1 }) });
  hub.commandError = 'internal_error';
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Zeit/ }), '1.5');
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Server hat das nicht bestätigt.');
  expect(screen.getByRole('combobox', { name: /^Zeit/ })).toHaveValue('1');
  expectConsoleError(/The command pace failed/);
});

test('a monitor sees who is away and that the room is locked, and can change nothing', async () => {
  await openLobby({ isHost: false, locked: true, away: ['Ada'] });
  const [ada, other] = within(screen.getByRole('region', { name: 'Spieler im Raum' })).getAllByRole(
    'listitem',
  );
  expect(ada).toHaveTextContent('Ada(nicht verbunden)');
  expect(other).toHaveTextContent('A****');
  expect(screen.getByText('Beitritt gesperrt')).toBeInTheDocument();
  for (const name of [/entfernen$/, /^Beitritt (sperren|erlauben)$/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
