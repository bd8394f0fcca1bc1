import '../../../support/browserLike';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { GameHostContext } from '../../../../src/host/game/controls/actions';
import { PlayersView } from '../../../../src/host/game/remote/PlayersView';
import { gameOf, hostGameOf } from '../gameOf';
import { openRemote } from './openRemote';

const anna = { ...hostGameOf('closed').players[0]!, ready: false };
let send: ReturnType<typeof openRemote>;

async function openPlayers(...args: Parameters<typeof openRemote>) {
  cleanup();
  send = openRemote(...args);
  await userEvent.click(screen.getByRole('button', { name: 'Teams' }));
  await screen.findByRole('region', { name: /^\d+ Teams?$/ });
}

beforeEach(() => openPlayers({ hostGame: { players: [anna] } }));

const players = () => screen.getByRole('region', { name: '1 Team' });
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

test.each([
  ['owes an answer', {}, /Anna.*Antwort fehlt.*2/],
  ['has handed in', { ready: true }, /hat abgegeben/],
  ['is away', { connected: false }, /nicht verbunden/],
  ['is on paper', { paper: true as const, connected: false }, /auf Papier/],
  ['has left the page under fair play', { answered: true, left: { times: 2, ms: 14_200 } }, /2× weg, 14 s/],
])('a player who %s is marked as that', async (_, state, mark) => {
  await openPlayers({ hostGame: { players: [{ ...anna, ...state }] } });
  const marks = /Antwort fehlt|hat abgegeben|nicht verbunden|auf Papier|weg,/g;
  const { textContent } = within(players()).getByRole('listitem');
  expect(textContent).toMatch(mark);
  expect(textContent.match(marks)).toHaveLength(1);
});

test('the name of a team has a direction of its own', () => {
  expect(within(players()).getByText('Anna').localName).toBe('bdi');
});

const team = (name: string, state: Partial<typeof anna> & { share?: number; paper?: true } = {}) => ({
  ...anna,
  playerId: name,
  name,
  ...state,
});
const rows = () =>
  within(screen.getByRole('region', { name: /^\d+ Teams$/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('while a question is open, those without an answer are first, and nobody moves while one is unfolded', async () => {
  cleanup();
  const names = ['Ada', 'Ben', 'Cleo', 'Dora'];
  const list = (...done: string[]) => (
    <GameHostContext
      value={{
        game: gameOf('question'),
        hostGame: {
          ...hostGameOf('closed'),
          players: names.map((name) => team(name, { answered: done.includes(name) })),
        },
        send,
      }}
    >
      <PlayersView />
    </GameHostContext>
  );
  const { rerender } = render(list('Ada', 'Cleo'));
  const order = () => rows().map((row) => names.find((name) => row?.includes(name)));
  expect(order()).toEqual(['Ben', 'Dora', 'Ada', 'Cleo']);
  expect(rows()[0]).toContain('Antwort fehlt');
  expect(rows()[2]).toContain('hat geantwortet');
  await userEvent.click(screen.getByText('Dora'));
  rerender(list('Ada', 'Ben', 'Cleo'));
  expect(order()).toEqual(['Ben', 'Dora', 'Ada', 'Cleo']);
  await userEvent.click(screen.getByText('Dora'));
  await vi.waitFor(() => expect(order()).toEqual(['Dora', 'Ada', 'Ben', 'Cleo']));
});

test.each(['closed', 'reveal'] as const)(
  'once a question is closed, each team says whether it was right, those who were first (%s)',
  async (scene) => {
    const players = [
      team('Ada', { answered: true, share: 0 }),
      team('Ben'),
      team('Cleo', { answered: true, share: 0.5 }),
      team('Dora', { answered: true, share: 1 }),
      team('Emil', { paper: true }),
      team('Fritz', { paper: true, share: 0 }),
    ];
    await openPlayers({ game: gameOf(scene), hostGame: { players } });
    const said = [
      /Dora.*Richtig/,
      /Cleo.*Teils richtig/,
      /Ada.*Falsch/,
      /Fritz.*Falsch/,
      /Ben.*Keine Antwort/,
    ];
    for (const [place, mark] of said.entries()) expect(rows()[place]).toMatch(mark);
    expect(rows()[5]).toMatch(/^(?!.*(Falsch|Keine Antwort)).*Emil/);
  },
);

test('a starred name shows what guests see, and can be uncovered', async () => {
  await openPlayers();
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('auf der Leinwand: A****');
  await press('Namen zeigen');
  expect(send.mock.calls).toEqual([[{ type: 'uncover', text: 'Arsch' }]]);
});

test('a closed room is shown beside the number of players', async () => {
  expect(within(players()).getByRole('heading')).toHaveTextContent(/^1 Team$/);
  await openPlayers({ game: gameOf('question', { locked: true }), hostGame: { players: [anna] } });
  expect(within(players()).getByRole('heading')).toHaveTextContent('Beitritt gesperrt');
});

test.each([
  ['Punkte geben', 2.5],
  ['Punkte abziehen', -2.5],
])('%s sends them with the reason', async (name, points) => {
  await type('Punkte', '2,5');
  await type('Grund', 'Ständchen');
  await press(name);
  const adjustment = { type: 'adjust', playerId: 'p1', points, reason: 'Ständchen' };
  expect(send.mock.calls).toEqual([[expect.objectContaining(adjustment), expect.any(Function)]]);
});

const sentIds = () => send.mock.calls.map(([command]) => command.type === 'adjust' && command.adjustmentId);
const lose = () => act(() => send.mock.lastCall![1]!('lost'));

test('each correction is separate', async () => {
  await press('Punkte geben');
  await press('Punkte geben');
  expect(new Set(sentIds()).size).toBe(2);
});

test('points that the server did not confirm are repeated under the same id, so that they count once', async () => {
  await type('Grund', 'Ständchen');
  await press('Punkte geben');
  lose();
  expect(field('Grund')).toHaveValue('Ständchen');
  await press('Punkte geben');
  expect(new Set(sentIds()).size).toBe(1);
  lose();
  await type('Punkte', '2');
  await press('Punkte geben');
  lose();
  expect(new Set(sentIds()).size).toBe(2);
  await type('Punkte', '1');
  await press('Punkte geben');
  expect(sentIds().at(-1)).toBe(sentIds()[0]);
});

test('points that the server has all the same are given again under a new id', async () => {
  const adjustments = [{ adjustmentId: '1-2-3-4', playerId: 'p1', points: 1, reason: '' }];
  await openPlayers({ hostGame: { players: [anna], adjustments } });
  vi.spyOn(crypto, 'getRandomValues').mockReturnValueOnce(Uint32Array.of(1, 2, 3, 4));
  await press('Punkte geben');
  lose();
  await press('Punkte geben');
  expect(sentIds()).toEqual(['1-2-3-4', expect.not.stringMatching('1-2-3-4')]);
});

test.each(['0,3', '0', '-1'])('invalid points are reported, and not sent: %s', async (typed) => {
  await type('Punkte', typed);
  expect(field('Punkte')).toBeInvalid();
  expect(field('Punkte')).toHaveAccessibleDescription('Ganze oder halbe Punkte, etwa 2 oder 0,5.');
  await press('Punkte geben');
  expect(send).not.toHaveBeenCalled();
});

test('the field for a new name contains the present one, which the next letter replaces', async () => {
  await press('Umbenennen');
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(field('Name'));
  await userEvent.keyboard(' Zoe {Enter}');
  expect(send.mock.calls).toEqual([[{ type: 'rename', playerId: 'p1', name: 'Zoe' }]]);
});

test('a player is removed only after confirmation', async () => {
  await press('Entfernen');
  expect(screen.getByText('Anna wirklich entfernen? Alle Punkte sind dann weg.')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  await press('Entfernen');
  expect(send.mock.calls).toEqual([[{ type: 'remove', playerId: 'p1' }]]);
});

test('players who are away and have answered nothing are removed together after confirmation', async () => {
  await openPlayers();
  await press('Alle ohne Verbindung und ohne Antwort entfernen');
  expect(screen.getByText(/^Alle entfernen, die nicht verbunden sind/)).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  await press('Alle entfernen');
  expect(send.mock.calls).toEqual([[{ type: 'removeAway' }]]);
});

test('the newest are removed by number, which cannot exceed the number of players', async () => {
  await openPlayers();
  await type('Wie viele?', '99');
  expect(field('Wie viele?')).toBeInvalid();
  expect(screen.queryByRole('button', { name: 'Die neuesten entfernen' })).toBeNull();
  await type('Wie viele?', '2');
  await press('Die neuesten entfernen');
  expect(screen.getByText(/^Die 2 neuesten Teams entfernen\?/)).toBeInTheDocument();
  await press('Alle entfernen');
  expect(send.mock.calls).toEqual([[{ type: 'removeNewest', count: 2 }]]);
});

test('entries for sheets are listed with the corrections, and can be taken back', async () => {
  const onPaper = { ...anna, paper: true as const, connected: false, sheets: { q1: 1 }, totals: { 1: 6.5 } };
  await openPlayers({ hostGame: { players: [onPaper], adjustments: [] } });
  const items = within(screen.getByRole('region', { name: 'Korrekturen' })).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Runde 1: 1 Frage');
  expect(items[1]).toHaveTextContent(/6,5.*Runde 2/);
  for (const item of items) await userEvent.click(within(item).getByRole('button'));
  expect(send.mock.calls).toEqual([
    [{ type: 'score', playerId: 'p1', questionId: 'q1', share: null }],
    [{ type: 'scoreRound', playerId: 'p1', roundIndex: 1, points: null }],
  ]);
});
