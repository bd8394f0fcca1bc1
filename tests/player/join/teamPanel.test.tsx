import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PlayerOwn } from '../../../src/contract/toPhones';
import { asking, game, own, phones, question } from '../games';
import { ticketOf, type FakeGameServer } from '../fakeGameServer';
import { button, happens, heading, openGame, phoneTexts, press, teamTexts } from '../playing';

const team = { ...phoneTexts.teamEntry, ...teamTexts };
const lobby = game({ name: 'lobby' });
/** Returns the link with the ticket issued last. */
const link = (server: FakeGameServer) =>
  `${location.origin}/join/BDFGH#device=${ticketOf(server.argsOf('InviteDevice').length)}`;
const linkShown = (server: FakeGameServer) =>
  waitFor(() => expect(screen.getByText(link(server))).toBeVisible());

async function openPanel(more: Partial<PlayerOwn> = {}) {
  const server = await openGame(lobby, more);
  await press(new RegExp(more.devices ? team.phones({ count: more.devices.length }) : team.another));
  return server;
}

test('shows a QR code for another phone, and the same as a link', async () => {
  const server = await openPanel();
  expect(await screen.findByRole('img', { name: team.qr })).toBeVisible();
  await linkShown(server);
});

test('is available during the game too', async () => {
  await openGame(asking(question('text')));
  expect(await button(team.another)).toBeVisible();
});

test('shares the link where the phone can', async () => {
  const share = vi.fn(() => Promise.reject(new Error('changed their mind')));
  Object.assign(navigator, { share });
  const server = await openPanel();
  await press(team.share);
  expect(share).toHaveBeenCalledWith({ url: link(server) });
  Reflect.deleteProperty(navigator, 'share');
});

test('shows a new code once the first was used', async () => {
  const server = await openPanel();
  await linkShown(server);
  const used = screen.getByText(link(server)).textContent;
  await happens(() => server.sendOwn(own({ devices: phones(2) })));
  await expect.poll(() => screen.queryByText(used)).toBeNull();
  await linkShown(server);
});

test('invites nobody if teams have one phone', async () => {
  await openGame({ ...lobby, deviceLimit: 1 });
  expect(await heading(/Anna/)).toBeVisible();
  expect(screen.queryByRole('button', { name: team.another })).not.toBeInTheDocument();
});

test('says when a team has all the phones that it can have', async () => {
  const server = await openGame({ ...lobby, deviceLimit: 2 }, { devices: phones(2) });
  await press(new RegExp(team.phones({ count: 2 })));
  expect(await screen.findByText(team.full)).toBeVisible();
  expect(server.calls).not.toContain('InviteDevice');
});

test('says that there is no code without a connection', async () => {
  const server = await openPanel();
  await linkShown(server);
  await happens(() => server.goDown());
  expect(await screen.findByText(team.offline)).toBeVisible();
  expect(screen.queryByRole('img', { name: team.qr })).not.toBeInTheDocument();
});

test('lists the phones, and the captain signs one out after a second tap', async () => {
  const server = await openPanel({ devices: phones(2) });
  const list = await screen.findByRole('list');
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Phone 1 (captain, this phone)');
  expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(within(second!).getByRole('button', { name: team.remove({ number: 2 }) }));
  expect(await button(team.cancel)).toHaveFocus();
  expect(server.calls).not.toContain('RemoveDevice');
  await press(team.removeYes);
  await expect.poll(() => server.argsOf('RemoveDevice')).toEqual([['phone 2']]);
});

test('says when a phone could not be signed out', async () => {
  const server = await openPanel({ devices: phones(2) });
  await linkShown(server);
  await press(team.remove({ number: 2 }));
  server.refusals.push('not_captain');
  await press(team.removeYes);
  expect(await screen.findByText(team.failed)).toBeVisible();
});

test('lets nobody but the captain sign phones out', async () => {
  await openPanel({ devices: phones(2, 2) });
  expect(await screen.findByRole('list')).toBeVisible();
  expect(screen.queryByRole('button', { name: team.remove({ number: 1 }) })).not.toBeInTheDocument();
});
