import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { HostGame } from '../../../../src/contract/toHosts';
import { GameHostContext, type SendCommand } from '../../../../src/host/game/controls/actions';
import { MarkingQueue } from '../../../../src/host/game/controls/MarkingQueue';
import { gameOf, hostGameOf } from '../gameOf';
import { renderPart } from '../../renderPart';
import { more, openControls } from './openControls';

const ofAnna = { questionId: 'q1', playerId: 'p1', name: 'Anna', text: 'Bach war es' } as const;
const ofBen = { questionId: 'q1', playerId: 'p2', name: 'Ben', text: 'Nein' } as const;
const hostGame = (changes: Partial<HostGame> = {}): HostGame => ({
  ...hostGameOf('question'),
  objections: [
    { ...ofAnna, state: 'open' },
    { ...ofBen, state: 'dismissed' },
  ],
  openObjections: 1,
  objectionsOff: undefined,
  ...changes,
});

test('the host agrees or not, and takes that back with a second press', async () => {
  const send = vi.fn<SendCommand>();
  renderPart(
    <GameHostContext value={{ game: gameOf('reveal'), hostGame: hostGame({ marking: [] }), send }}>
      <MarkingQueue />
    </GameHostContext>,
  );
  const list = within(await screen.findByRole('region', { name: '1 Einspruch' }));
  const [open, decided] = list.getAllByRole('listitem').map((row) => within(row));
  expect(open!.getByText(/Bach war es/)).toBeVisible();
  await userEvent.click(open!.getByRole('button', { name: 'Stattgeben' }));
  const pressed = decided!.getByRole('button', { name: 'Abgelehnt' });
  expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(pressed);
  const { questionId } = ofAnna;
  expect(send.mock.calls).toEqual([
    [{ type: 'objection', questionId, playerId: 'p1', state: 'upheld' }],
    [{ type: 'objection', questionId, playerId: 'p2', state: 'open' }],
  ]);
});

test('on the wall, guests see how many wait and not what they say', async () => {
  openControls({ game: gameOf('reveal'), hostGame: hostGame() });
  await userEvent.click(more());
  expect(more()).toHaveAccessibleName('Mehr, 3 Antworten zu prüfen');
  await userEvent.click(screen.getByRole('button', { name: /^Antworten prüfen/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Antworten prüfen' });
  expect(dialog).not.toHaveTextContent('Bach war es');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hier zeigen' }));
  expect(dialog).toHaveTextContent('Bach war es');
});

test('before the podium the host is told of them', async () => {
  const send = openControls({
    game: gameOf('scores'),
    hostGame: hostGame({ marking: [], next: 'podium' }),
  });
  await userEvent.keyboard(' ');
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '1 Einspruch' })).toBeVisible();
});

test('a switch lets no more of them in', async () => {
  const send = openControls({ hostGame: hostGame() });
  await userEvent.click(more());
  await userEvent.click(screen.getByRole('button', { name: 'Optionen' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Einsprüche erlauben' }));
  expect(send.mock.calls).toEqual([[{ type: 'objections', on: false }]]);
});
