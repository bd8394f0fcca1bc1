import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SendCommand } from '../../../../src/host/game/controls/actions';
import { GameHostContext } from '../../../../src/host/game/controls/actions';
import { CorrectionsDialog, MarkingDialog } from '../../../../src/host/game/controls/HostDialogs';
import { renderPart } from '../../renderPart';
import { gameOf, hostGameOf } from '../gameOf';

async function openDialog(failure: string | null = null) {
  const send = vi.fn<SendCommand>();
  renderPart(
    <GameHostContext value={{ game: gameOf('closed'), hostGame: hostGameOf('closed'), send }}>
      <CorrectionsDialog open failure={failure} onClose={() => {}} />
    </GameHostContext>,
  );
  await screen.findByRole('dialog', { name: 'Punkte korrigieren' });
  return send;
}
const choose = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), name);
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Punkte geben', 2.5],
  ['Punkte abziehen', -2.5],
])('%s sends them for the chosen player, with the reason', async (name, points) => {
  const send = await openDialog();
  await choose('Anna');
  await userEvent.clear(field('Punkte'));
  await userEvent.type(field('Punkte'), '2,5');
  await userEvent.type(field('Grund'), 'Ständchen');
  await press(name);
  const adjustment = { type: 'adjust', playerId: 'p1', points, reason: 'Ständchen' };
  expect(send.mock.calls).toEqual([[expect.objectContaining(adjustment), expect.any(Function)]]);
});

test('nobody gets points before a player is chosen', async () => {
  const send = await openDialog();
  await press('Punkte geben');
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte ein Team wählen');
  expect(screen.getByRole('combobox', { name: 'Team' })).toBeInvalid();
  await choose('Anna');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('a correction is listed with its reason, and can be taken back', async () => {
  const send = await openDialog();
  expect(screen.getByRole('listitem')).toHaveTextContent(/-0,5.*Anna.*late/);
  await press('Zurücknehmen');
  const takenBack = { type: 'adjust', adjustmentId: 'a1', playerId: 'p1', points: 0, reason: 'late' };
  expect(send.mock.calls).toEqual([[takenBack]]);
  expect(screen.getByRole('region', { name: 'Korrekturen' })).toHaveFocus();
});

test('a starred name stays starred, since guests can see it', async () => {
  await openDialog();
  expect(screen.getByRole('option', { name: 'A****' })).toBeInTheDocument();
  expect(screen.queryByText('Arsch')).toBeNull();
});

test('a failed correction is reported in the dialog, which hides what is outside', async () => {
  await openDialog('Der Server hat nicht geantwortet.');
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server hat nicht geantwortet.');
});

test.each([
  [[], 0, 0],
  [['text'], 1, 0],
  [['poll'], 0, 1],
  [['text', 'poll'], 1, 1],
] as const)(
  'beside answers to %j the dialog explains the keys and what it keeps back',
  async (kinds, answers, polls) => {
    const marking = kinds.map((kind) => ({ questionId: kind, text: 'Who?', kind, groups: [] }));
    const hostGame = { ...hostGameOf('closed'), marking };
    renderPart(
      <GameHostContext value={{ game: gameOf('closed'), hostGame, send: () => {} }}>
        <MarkingDialog open failure={null} onClose={() => {}} places={undefined} />
      </GameHostContext>,
    );
    await screen.findByRole('dialog');
    expect(screen.queryAllByText(/^Mit der Tastatur.* halb richtig,/)).toHaveLength(answers);
    expect(screen.queryAllByText(/^Mit der Tastatur.* freigeben,/)).toHaveLength(polls);
    expect(screen.queryAllByText(/^Was richtig ist/)).toHaveLength(answers);
  },
);
