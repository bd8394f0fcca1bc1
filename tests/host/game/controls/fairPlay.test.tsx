import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { HostGame } from '../../../../src/contract/hostGame';
import { gameOf, hostGameOf } from '../gameOf';
import { openRemote } from '../remote/openRemote';
import { control, more, openControls } from './openControls';

const [anna] = hostGameOf('closed').players;
const players = [{ ...anna!, left: { times: 2, ms: 14_200 } }];
const fair = { fairPlay: true, players } as const satisfies Partial<HostGame>;

test('fair play can be switched on, with a sentence on what it does', async () => {
  const send = openControls();
  await userEvent.click(more());
  await userEvent.click(control('Optionen'));
  const fairPlay = screen.getByRole('switch', { name: 'Fair Play', checked: false });
  expect(fairPlay).toHaveAccessibleDescription(/wer während einer Frage die Seite am Handy verlässt/);
  await userEvent.click(fairPlay);
  expect(send.mock.calls).toEqual([[{ type: 'fairPlay', on: true }]]);
});

test('the remote switches it off, and shows which player has left the page', async () => {
  const send = openRemote({ hostGame: fair });
  await userEvent.click(control('Teams'));
  expect(screen.getByText('2× weg, 14 s')).toBeVisible();
  await userEvent.click(control('Mehr'));
  await userEvent.click(screen.getByRole('switch', { name: 'Fair Play', checked: true }));
  expect(send.mock.calls).toEqual([[{ type: 'fairPlay', on: false }]]);
});

test('the laptop, whose page is projected, never shows who has left', async () => {
  openControls({ hostGame: { ...hostGameOf('closed'), ...fair }, game: gameOf('question') });
  for (const name of ['Punkte korrigieren', 'Antworten prüfen']) {
    await userEvent.click(more());
    await userEvent.click(control(name));
    await screen.findByRole('dialog', { name: /./ });
    expect(document.body).not.toHaveTextContent(/weg|14 s/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});
