import '../../../support/browserLike';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { HostGame } from '../../../../src/contract/toHosts';
import { PaperGrid } from '../../../../src/host/game/paper/PaperGrid';
import type { CommandAnswer } from '../../../../src/host/api/commandOutcome';
import { gameOf, round } from '../gameOf';
import { FOXES, openPaper, OWLS, paperTeam, SHEETS } from './openPaper';

const cell = (name: string) => screen.getByRole('gridcell', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const keys = (typed: string) => userEvent.keyboard(typed);

/** Opens the grid at its first round. */
async function openFirst(options: Parameters<typeof openPaper>[1] = {}) {
  const opened = await openPaper(<PaperGrid />, options);
  await keys('{PageUp}');
  return opened;
}

test('opens at the newest round, with the focus on its first cell', async () => {
  await openPaper(<PaperGrid />);
  expect(screen.getByRole('grid', { name: 'Runde 2' })).toBeVisible();
  expect(cell('Die Füchse, Frage 4: leer')).toHaveFocus();
  expect(screen.getByText('Noch offen')).toBeVisible();
});

test('opens at the round asked last, not at one that is open beside the others', async () => {
  const rounds = [SHEETS.rounds[0]!, { ...SHEETS.rounds[1]!, index: 3, title: 'Bilder' }];
  const besideRound = { ...round, index: 3, of: 4, reveal: 'round', beside: true } as const;
  const game = { ...gameOf('scores'), beside: { round: besideRound } };
  const getSheets = () => Promise.resolve({ rounds });
  await openPaper(<PaperGrid />, { game, host: { getSheets } });
  expect(screen.getByRole('grid', { name: 'Runde 1: Musik' })).toBeVisible();
});

test('can be marked with keys only', async () => {
  const { carryOut } = await openFirst();
  expect(cell('Die Füchse, Frage 1: leer')).toHaveFocus();
  await keys('1h0');
  expect(cell('Eulen, Frage 1: leer')).toHaveFocus();
  await keys('2{ArrowLeft}{Delete}');
  const scored = carryOut.mock.calls.map(([command]) => 'share' in command && command.share);
  expect(scored).toEqual([1, 0.5, 0, 0.5, null]);
  expect(carryOut).toHaveBeenLastCalledWith({ type: 'score', playerId: 'p2', questionId: 'q1', share: null });
  expect(cell('Die Füchse, Frage 2: halb')).toHaveAttribute('data-share', '0.5');
  expect(field('Die Füchse, Summe: 1,5')).toHaveAttribute('placeholder', '1,5');
  expect(field('Eulen, Summe: fehlt')).toBeVisible();
});

test('Backspace takes back the mark typed last, also at the end of a row', async () => {
  const { carryOut } = await openFirst();
  await keys('111{Backspace}');
  expect(cell('Die Füchse, Frage 3: leer')).toHaveFocus();
  await keys('0{ArrowLeft}{Backspace}');
  expect(cell('Die Füchse, Frage 3: leer')).toHaveFocus();
  const last = carryOut.mock.calls.map(([command]) => 'share' in command && command.share);
  expect(last).toEqual([1, 1, 1, null, 0, null]);
});

test('marks stay at the last cell, so that nothing is typed over', async () => {
  const { carryOut } = await openFirst();
  await keys('1111110');
  expect(cell('Eulen, Frage 3: falsch')).toHaveFocus();
  expect(cell('Die Füchse, Frage 1: richtig')).toBeVisible();
  expect(carryOut).toHaveBeenCalledTimes(7);
});

test('marks skip the stake before a question, which the arrow keys reach', async () => {
  const [first, second, third] = SHEETS.rounds[0]!.questions;
  const questions = [first!, { ...second!, wager: true as const }, third!];
  const getSheets = () => Promise.resolve({ rounds: [{ index: 0, title: null, questions }] });
  await openPaper(<PaperGrid />, { host: { getSheets } });
  await keys('1');
  expect(cell('Die Füchse, Frage 2: leer')).toHaveFocus();
  await keys('{ArrowLeft}');
  expect(field('Die Füchse, Einsatz')).toHaveFocus();
});

test('shows what a team answered by phone before it went on paper, until it is marked', async () => {
  const byPhone = { ...FOXES, byPhone: ['q1', 'q2', 'q3'] };
  await openFirst({ hostGame: { players: [byPhone, OWLS] } });
  expect(cell('Die Füchse, Frage 1: mit dem Handy beantwortet')).toHaveFocus();
  expect(field('Die Füchse, Summe')).toHaveAttribute('placeholder', '');
  expect(field('Eulen, Summe: fehlt')).toBeVisible();
  await keys('0');
  expect(cell('Die Füchse, Frage 1: falsch')).toBeVisible();
});

test('only one cell is reached with Tab', async () => {
  await openFirst();
  await keys('{ArrowDown}{ArrowRight}');
  const cells = screen.getByRole('grid').querySelectorAll('[tabindex="0"]');
  expect([...cells]).toEqual([cell('Eulen, Frage 2: leer')]);
  expect(cell('Eulen, Frage 2: leer')).toHaveAttribute('aria-selected', 'true');
});

test('a total replaces the questions, and is removed by emptying it', async () => {
  const { carryOut, update } = await openFirst();
  await keys('t');
  expect(field('Die Füchse, Summe: fehlt')).toHaveFocus();
  await keys('7,5{Enter}');
  const total = { type: 'scoreRound', playerId: 'p1', roundIndex: 0 };
  expect(carryOut.mock.calls).toEqual([[{ ...total, points: 7.5 }]]);
  expect(field('Eulen, Summe: fehlt')).toHaveFocus();
  update({ revision: 99, players: [{ ...FOXES, totals: { 0: 7.5 } }, OWLS] });
  await userEvent.clear(field('Die Füchse, Summe: 7,5'));
  await keys('{Enter}');
  expect(carryOut).toHaveBeenLastCalledWith({ ...total, points: null });
});

test('an invalid total is reported, and not sent', async () => {
  const { carryOut } = await openFirst();
  await keys('t7,3{Enter}');
  expect(field('Die Füchse, Summe: fehlt')).toBeInvalid();
  expect(screen.getByText('Ganze oder halbe Punkte, etwa 7 oder 7,5.')).toBeVisible();
  expect(carryOut).not.toHaveBeenCalled();
});

test('a total that the round cannot bring is reported with its limit, and not sent', async () => {
  const rounds = [{ ...SHEETS.rounds[0]!, mostPoints: 3 }];
  const { carryOut } = await openPaper(<PaperGrid />, {
    host: { getSheets: () => Promise.resolve({ rounds }) },
  });
  await keys('t3,5{Enter}');
  expect(field('Die Füchse, Summe: fehlt')).toBeInvalid();
  expect(screen.getByText('In dieser Runde sind höchstens 3 möglich.')).toBeVisible();
  expect(carryOut).not.toHaveBeenCalled();
});

test('an entry is pending until the server responds, and later entries of others count', async () => {
  let answer: (answer: CommandAnswer) => void = () => {};
  const carryOut = vi.fn(() => new Promise<CommandAnswer>((resolve) => (answer = resolve)));
  const { update } = await openFirst({ host: { carryOut } });
  await keys('1');
  expect(cell('Die Füchse, Frage 1: richtig, wird gespeichert')).toBeVisible();
  await act(async () => answer({ outcome: 'done', revision: 7 }));
  expect(cell('Die Füchse, Frage 1: richtig')).toBeVisible();
  const scored = (share: number): Partial<HostGame> => ({ players: [{ ...FOXES, sheets: { q1: share } }] });
  update({ revision: 8, ...scored(0.5) });
  expect(cell('Die Füchse, Frage 1: halb')).toBeVisible();
});

test('a rejected entry is removed from its cell and reported', async () => {
  await openFirst({ host: { carryOut: () => Promise.resolve({ outcome: 'refused' }) } });
  await keys('1');
  expect(cell('Die Füchse, Frage 1: leer, nicht übernommen')).toBeVisible();
  expect(screen.getByText('Nicht übernommen: Das geht gerade nicht.')).toBeVisible();
});

test('an entry without a response counts as stored once the game includes it', async () => {
  const { update } = await openFirst({ host: { carryOut: () => Promise.resolve({ outcome: 'lost' }) } });
  await keys('1');
  expect(cell('Die Füchse, Frage 1: leer, nicht übernommen')).toBeVisible();
  update({ players: [{ ...FOXES, sheets: { q1: 1 } }] });
  expect(cell('Die Füchse, Frage 1: richtig')).toBeVisible();
});

test('a tap marks the selected cell and moves on, at the end of a row to the next one', async () => {
  const { carryOut } = await openFirst();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(cell('Die Füchse, Frage 2: leer'));
  await press('½ halb');
  await press('0 falsch');
  await press('1 richtig');
  expect(carryOut.mock.calls.map(([command]) => command)).toEqual([
    { type: 'score', playerId: 'p1', questionId: 'q2', share: 0.5 },
    { type: 'score', playerId: 'p1', questionId: 'q3', share: 0 },
    { type: 'score', playerId: 'p2', questionId: 'q1', share: 1 },
  ]);
});

test('a team with a phone is listed only where a host wants all', async () => {
  const players = [FOXES, paperTeam('p3', 'Anna', { paper: undefined, connected: true })];
  await openFirst({ hostGame: { players } });
  expect(screen.queryByRole('gridcell', { name: /^Anna/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alle Teams' }));
  expect(cell('Anna, Frage 1: leer')).toBeVisible();
});

test('a joker is ticked by hosts and scorers, where the quiz has one', async () => {
  const getSheets = () => Promise.resolve({ ...SHEETS, joker: true as const });
  const { carryOut, update } = await openFirst({ host: { getSheets } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Eulen, Joker' }));
  expect(carryOut.mock.calls).toEqual([[{ type: 'joker', playerId: 'p2', roundIndex: 0 }]]);
  update({ role: 'scorer' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Die Füchse, Joker' }));
  expect(carryOut).toHaveBeenLastCalledWith({ type: 'joker', playerId: 'p1', roundIndex: 0 });
});

test('where guests see it, right answers are kept back until the reveal', async () => {
  const marking = [{ questionId: 'q2', text: 'Frage nach 2?', revealed: true as const }];
  await openFirst({ host: { isPublic: true }, hostGame: { marking } });
  expect(screen.queryByText('Lösung 1')).toBeNull();
  await keys('{ArrowRight}');
  expect(screen.getByText('Lösung 2')).toBeVisible();
});

test('before a question is asked, and where no team is on paper, it says so', async () => {
  await openPaper(<PaperGrid />, { host: { getSheets: () => Promise.resolve({ rounds: [] }) } });
  expect(screen.getByText(/^Hier erscheinen die Runden/)).toBeVisible();
});

test('rounds that failed to load are loaded again on request', async () => {
  const getSheets = vi.fn(() => Promise.resolve<typeof SHEETS | null>(null));
  await openPaper(<PaperGrid />, { host: { getSheets } });
  expect(screen.getByText('Die Runden konnten nicht geladen werden.')).toBeVisible();
  getSheets.mockResolvedValue(SHEETS);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});
