import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { HostGame } from '../../../../src/contract/toHosts';
import { GridDialog } from '../../../../src/host/game/paper/PaperDialogs';
import { gameOf, hostGameOf } from '../gameOf';
import { Look } from '../../renderPart';
import { FOXES, openPaper } from '../paper/openPaper';
import { control, more, openControls } from './openControls';

const OFFER = /^Diese Seite sehen auch die Gäste/;
const unrevealed = (): HostGame => {
  const hostGame = hostGameOf('reveal');
  return { ...hostGame, marking: hostGame.marking.map((each) => ({ ...each, revealed: undefined })) };
};

async function openFromMenu(entry: RegExp) {
  await userEvent.click(more());
  await userEvent.click(screen.getByRole('button', { name: entry }));
  return within(await screen.findByRole('dialog', { name: entry }));
}

describe('while guests see the page', () => {
  test('answers are shown only at a second press, after how many wait', async () => {
    openControls({ game: gameOf('closed'), hostGame: unrevealed() });
    const dialog = await openFromMenu(/^Antworten prüfen/);
    expect(dialog.getByText('2 Antworten zu prüfen')).toBeVisible();
    expect(dialog.getByText(OFFER)).toBeVisible();
    expect(dialog.queryByText(/Haydn/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Hier zeigen' }));
    expect(await dialog.findByText('Haydn')).toBeVisible();
  });

  test('so are the names of who is wrong, in the grid', async () => {
    const places = { onRemote: () => {} };
    const grid = <GridDialog open onClose={() => {}} places={places} />;
    await openPaper(<Look>{grid}</Look>, {
      hostGame: { players: [FOXES], missingSheets: 3 },
    });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('3 Bögen fehlen')).toBeVisible();
    expect(dialog.queryByRole('grid')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Hier zeigen' }));
    expect(await dialog.findByRole('grid')).toHaveTextContent('Die Füchse');
  });

  test('so is the choice of what is right in a question of the host, which sends it with its points', async () => {
    const send = openControls({
      game: gameOf('reveal'),
      hostGame: { ...hostGameOf('question'), canAdd: true },
    });
    const dialog = await openFromMenu(/^Alle fragen/);
    await userEvent.type(await dialog.findByLabelText('Deine Frage'), 'Whose round?');
    await userEvent.type(dialog.getByLabelText('Antwort 1'), 'Ours');
    await userEvent.type(dialog.getByLabelText('Antwort 2'), 'Yours');
    await userEvent.click(dialog.getByRole('switch', { name: 'Sie bringt Punkte' }));
    expect(dialog.getByText(OFFER)).toBeVisible();
    expect(dialog.queryByRole('radio')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Hier zeigen' }));
    const submit = dialog.getByRole('button', { name: 'Fragen' });
    await userEvent.click(submit);
    expect(dialog.getByRole('alert')).toHaveTextContent('Wähle die richtige Antwort.');
    await userEvent.click(dialog.getByRole('radio', { name: 'Yours' }));
    await userEvent.type(dialog.getByLabelText('Punkte'), '000');
    await userEvent.click(submit);
    expect(dialog.getByRole('alert')).toHaveTextContent('100');
    expect(send).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByLabelText('Punkte'));
    await userEvent.type(dialog.getByLabelText('Punkte'), '2,5');
    await userEvent.click(submit);
    const asked = { type: 'ask', text: 'Whose round?', answers: ['Ours', 'Yours'] };
    expect(send).toHaveBeenLastCalledWith({ ...asked, correct: 1, points: 2.5 });
    await userEvent.click(dialog.getByRole('switch', { name: 'Sie bringt Punkte' }));
    await userEvent.click(submit);
    expect(send).toHaveBeenLastCalledWith(asked);
  });

  test('a question of the host says where it can bring no points', async () => {
    openControls({ game: gameOf('break'), hostGame: { ...hostGameOf('question'), canAdd: undefined } });
    const dialog = await openFromMenu(/^Alle fragen/);
    expect(await dialog.findByText(/^Hier bringt sie keine Punkte/)).toBeVisible();
    expect(dialog.queryByRole('switch')).toBeNull();
  });

  test('what was revealed is shown at once', async () => {
    openControls({ game: gameOf('reveal'), hostGame: hostGameOf('question') });
    const dialog = await openFromMenu(/^Antworten prüfen/);
    expect(await dialog.findByText('Haydn')).toBeVisible();
    expect(dialog.queryByText(OFFER)).toBeNull();
  });
});

describe('before the first question', () => {
  const alone = (hostGame = hostGameOf('question')): HostGame => ({ ...hostGame, devices: [] });

  test('the remote and the stage are offered where guests see the page', async () => {
    const onRemote = vi.fn();
    const onStage = vi.fn();
    openControls({ game: gameOf('round'), hostGame: alone(), onRemote, onStage });
    const offer = within(screen.getByText(OFFER).parentElement!);
    await userEvent.click(offer.getByRole('button', { name: 'Fernbedienung' }));
    await userEvent.click(offer.getByRole('button', { name: 'Bühne öffnen' }));
    expect(onRemote).toHaveBeenCalledOnce();
    expect(onStage).toHaveBeenCalledOnce();
  });

  test.each([
    ['there is a remote', gameOf('round'), hostGameOf('question')],
    ['a question was asked', gameOf('question'), alone()],
  ])('nothing is offered once %s', (_when, game, hostGame) => {
    openControls({ game, hostGame });
    expect(screen.queryByText(OFFER)).toBeNull();
    expect(control('Weiter')).toBeVisible();
  });
});
