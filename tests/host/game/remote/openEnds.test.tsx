import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gameOf } from '../gameOf';
import { openRemote } from './openRemote';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const note = () => screen.queryByRole('group', { name: 'Vor der Siegerehrung noch offen' });
const beforePodium = { game: gameOf('scores'), hostGame: { next: 'podium', missingSheets: 3 } } as const;

test('before the podium the remote tells once what is open, then goes on', async () => {
  const send = openRemote(beforePodium);
  await press('Weiter');
  expect(send).not.toHaveBeenCalled();
  expect(note()).toHaveTextContent(/2 Antworten zu prüfen.*3 Bögen fehlen/);
  await press('Weiter');
  expect(send.mock.calls).toEqual([[{ type: 'next', step: 3 }]]);
});

test('the remote does not repeat what the laptop has already passed', async () => {
  const send = openRemote({ ...beforePodium, hostGame: { ...beforePodium.hostGame, endReached: true } });
  await press('Weiter');
  expect(send.mock.calls).toEqual([[{ type: 'next', step: 3 }]]);
  expect(note()).toBeNull();
});

test('each item leads to its view', async () => {
  openRemote(beforePodium);
  await press('Weiter');
  await press('2 Antworten zu prüfen');
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('Prüfen');
  await userEvent.click(within(note()!).getByRole('button', { name: '3 Bögen fehlen' }));
  expect(screen.getByRole('main')).toHaveAttribute('data-view', 'paper');
  expect(note()).toBeNull();
});
