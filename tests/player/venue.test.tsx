import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { loadVenue } from '../../src/player/join/useVenue';
import { network } from '../support/network';
import { game } from './games';
import { happens, openGame, openPhone, texts } from './playing';

const house = {
  name: 'Zur Gans',
  logo: 'logo.png',
  accent: '#8a1538',
  slides: [
    { text: 'Bis Mittwoch!', qr: 'https://gans.example/quiz', where: ['end'] },
    { image: 'menu.png', where: ['end'] },
    { image: 'gone.png', where: ['end'] },
    { text: 'Nur in der Pause', qr: 'WIFI:S:Gans;;', where: ['break'] },
  ],
  missing: ['gone.png'],
};
const answerWith = (answer: () => Response) => network.use(http.get('*/venue', answer));
const podium = game({ name: 'podium', tied: false }, { last: true });

afterEach(async () => {
  network.resetHandlers();
  await act(loadVenue);
  document.getElementById('venue-look')?.remove();
});

test('the lobby shows the venue’s name and logo in its colours', async () => {
  answerWith(() => HttpResponse.json(house));
  await act(loadVenue);
  await openGame(game({ name: 'lobby' }));
  expect(await screen.findByText('Zur Gans')).toBeVisible();
  expect(document.querySelector('.brand img')).toHaveAttribute('src', '/venue/files/logo.png');
  expect(document.getElementById('venue-look')).toHaveTextContent('--qn-accent:#8a1538');
  fireEvent.error(document.querySelector('.brand img')!);
  expect(document.querySelector('.brand img')).toHaveAttribute('src', '/icon.svg');
});

test('the game shows the venue’s logo, and its end slides after the podium, with an address as a link', async () => {
  answerWith(() => HttpResponse.json(house));
  await act(loadVenue);
  await openGame(podium);
  expect(await screen.findByText('Bis Mittwoch!')).toBeVisible();
  expect(document.querySelector('.bar img')).toHaveAttribute('src', '/venue/files/logo.png');
  expect(screen.getByRole('link', { name: 'gans.example/quiz' })).toHaveAttribute(
    'href',
    'https://gans.example/quiz',
  );
  expect(screen.queryByText('Nur in der Pause')).not.toBeInTheDocument();
  const pictures = [...document.querySelectorAll('.end-slide img')].map((each) => each.getAttribute('src'));
  expect(pictures).toEqual(['/venue/files/menu.png']);
});

test('the end slides wait until the last scene', async () => {
  answerWith(() => HttpResponse.json(house));
  await act(loadVenue);
  const server = await openGame({ ...podium, last: undefined }, { points: 2, rank: 4, of: 9 });
  expect(await screen.findByText(texts.thanks)).toBeVisible();
  expect(screen.queryByText('Bis Mittwoch!')).toBeNull();
  await happens(() => server.sendGame({ ...podium, revision: 2, step: 2 }));
  expect(await screen.findByText('Bis Mittwoch!')).toBeVisible();
});

test.each([
  ['nothing', () => new HttpResponse(null, { status: 404 })],
  ['what cannot be read', () => HttpResponse.text('<html>')],
])('the phone keeps its own look if the server returns %s for the venue', async (_, answer) => {
  answerWith(answer);
  await act(loadVenue);
  await openGame(game({ name: 'lobby' }));
  expect(await screen.findByText('Quiz Night')).toBeVisible();
});

test.each([
  [8760, 'Names and answers stay on the venue’s computer for 1 year.'],
  [720, 'Names and answers stay on the venue’s computer for 30 days.'],
  ['forever', 'Names and answers stay on the venue’s computer until the host deletes them.'],
])(
  'before joining, the phone says for how long the venue keeps what is written: %s',
  async (keepResults, said) => {
    answerWith(() => HttpResponse.json({ keepResults }));
    await act(loadVenue);
    await openPhone('');
    expect(await screen.findByText(said)).toBeVisible();
  },
);
