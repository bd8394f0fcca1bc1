import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlayerGame, PlayerOwn } from '../../src/contract/toPhones';
import { closing, game, question } from './games';
import { button, happens, heading, openGame, openPhone, press, texts } from './playing';

const STANDING = { points: 12.5, rank: 3, of: 24 };
const podium = game({ name: 'podium', tied: false });

test.each([
  ['while it looks on', true],
  ['while it is away, after the podium', false],
])('a phone says thank you when the session is ended %s, and keeps its place', async (_when, isTold) => {
  const server = await openGame(podium, STANDING);
  await heading(texts.final);
  await happens(() => server.end('BDFGH', { isTold }));
  expect(await button('Join another room')).toBeVisible();
  expect(screen.getByText(texts.rank({ rank: 3, of: 24 }))).toBeVisible();
  expect(screen.getByText(texts.points({ points: 12.5 }))).toBeVisible();
  expect(screen.getByText(texts.thanks)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

const award = { award: 'climb', name: 'Anna', value: 4 } as const;
const season = { rank: 3, of: 14, moved: 2 };

test.each<[string, PlayerGame, Partial<PlayerOwn>, string, string]>([
  ['place', podium, {}, texts.final, texts.rank({ rank: 3, of: 24 })],
  [
    'place in the season',
    game({ name: 'season', seasonName: 'Autumn' }),
    { season },
    texts.season,
    texts.rankUp({ rank: 3, of: 14, places: 2 }),
  ],
  [
    'award',
    game({ name: 'awards', awards: [award] }),
    { awards: [award] },
    texts.ownAward,
    'The biggest climb: 4 places',
  ],
])('a phone that is opened again after the end still has its %s', async (_what, shown, own, title, text) => {
  const server = await openGame(shown, { ...STANDING, ...own });
  await heading(title);
  await happens(() => server.end('BDFGH'));
  await button('Join another room');
  document.body.replaceChildren();
  await openPhone('BDFGH');
  expect(await heading(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('a place that was still covered when the session ended stays unknown', async () => {
  const server = await openGame(podium, { points: null, rank: null, of: 24, amongFirst: true });
  await heading(texts.amongFirst);
  await happens(() => server.end('BDFGH'));
  expect(await heading(texts.over)).toBeVisible();
  expect(screen.queryByText(texts.amongFirst)).toBeNull();
  expect(screen.getByText(texts.thanks)).toBeVisible();
});

test.each<[string, PlayerGame, string?]>([
  ['a question', closing(question('choice')), texts.points({ points: 12.5 })],
  ['the lobby', game({ name: 'lobby' })],
])('a session that its host ends in %s is over on the phone too', async (_where, shown, points) => {
  const server = await openGame(shown, points ? STANDING : {});
  await screen.findByRole('heading');
  await happens(() => server.end('BDFGH'));
  expect(await heading(texts.over)).toBeVisible();
  expect(screen.getByText(texts.thanks)).toBeVisible();
  if (points) expect(screen.getByText(points)).toBeVisible();
});

test('a session that is lost during a question is reported as lost', async () => {
  const server = await openGame(closing(question('choice')), STANDING);
  await heading(texts.closed);
  await happens(() => server.end('BDFGH', { isTold: false }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your last room has closed.');
});

test('from there another room can be joined, and the old one does not come back', async () => {
  const server = await openGame(podium, STANDING);
  await heading(texts.final);
  await happens(() => server.end('BDFGH'));
  await press('Join another room');
  expect(screen.getByRole('textbox', { name: 'Team name' })).toHaveValue('Anna');
  expect(localStorage.getItem('quiz-night.player.BDFGH')).toBeNull();
});
