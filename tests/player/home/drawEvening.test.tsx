import { beforeEach, expect, test, vi } from 'vitest';
import { beerMat } from '../../../src/look/beerMat';
import { drawEvening } from '../../../src/player/home/drawEvening';
import { loadHome } from '../../../src/player/home/EveningEntry';
import { evening } from './evenings';

const { texts } = await loadHome('en');

const written: string[] = [];
const filled: unknown[] = [];

const NOT_RECORDED = 'fillRect beginPath arc rect drawImage save restore translate scale'.split(' ');

/** The canvas methods that jsdom lacks; it records the texts drawn. */
function fakeCanvas() {
  return {
    ...Object.fromEntries(NOT_RECORDED.map((method) => [method, () => undefined])),
    fill: (path: unknown) => void (path instanceof FakePath && filled.push(path.path)),
    measureText: (text: string) => ({ width: text.length * 25 }),
    fillText: (text: string) => written.push(text),
  };
}

/** jsdom has no paths; this one keeps what it was made of. */
class FakePath {
  constructor(readonly path: string) {}
}

beforeEach(() => {
  vi.stubGlobal('Path2D', FakePath);
  filled.length = 0;
  written.length = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(fakeCanvas() as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['picture'])));
});

test('the picture says who came where in which quiz, with the letters of the mat, and nothing else', async () => {
  expect(await drawEvening(evening(), texts)).toBeInstanceOf(Blob);
  expect(written.filter(Boolean)).toEqual([
    'Anna',
    'Pub Quiz',
    '3rd',
    'of 14',
    '3.5 points',
    'Friday, 20 November 2026',
    'AN',
  ]);
});

test('the picture has the team’s beer mat', async () => {
  await drawEvening(evening(), texts);
  const { card, print } = beerMat('Anna');
  expect(filled).toEqual([card, print]);
});

test('the picture shows the venue’s name if it has one, however long it is', async () => {
  await drawEvening(evening(), texts, 'Zur Gans');
  expect(written[0]).toBe('Zur Gans');
  written.length = 0;
  await drawEvening(evening(), texts, 'Wirtshaus Zur Goldenen Gans am alten Marktplatz von Neustadt');
  expect(written.slice(0, 2)).toEqual(['Wirtshaus Zur Goldenen Gans am', 'alten Marktplatz von Neustadt']);
});
