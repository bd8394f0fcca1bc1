import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Award } from '../../../../src/contract/scores';
// Loaded by the screen where there are awards; imported here so that it is ready without waiting.
import '../../../../src/host/game/projector/EndScenes';
import { loadTexts } from '../../../../src/host/texts/useLanguage';
import { showScene } from '../showGame';

beforeAll(() => loadTexts());

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const show = (awards: Award[]) => showScene({ name: 'awards', awards });

test('the awards say who earned them, and for what', async () => {
  show([
    { award: 'onlyRight', name: 'Änne', value: 'Wer schrieb den Faust?' },
    { award: 'climb', name: 'Quizzly Bears', value: 5 },
    { award: 'closest', name: 'Team Rocket 🚀', value: 2.5 },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Auszeichnungen des Abends' })).toBeVisible();
  expect(rows()).toEqual([
    'ÄnneWussten nur sie: Wer schrieb den Faust?',
    'Quizzly BearsDer längste Aufstieg: 5 Plätze',
    'Team Rocket 🚀Die beste Schätzung: nur 2,5 daneben',
  ]);
});

test.each<[string, Award['award'], string | number, string]>([
  ['a guess that was right', 'closest', 0, 'Die beste Schätzung: genau richtig'],
  ['a round with a title', 'comeback', 'Musik', 'Vom letzten Platz zur besten Runde: Musik'],
  ['a round whose title is a number', 'comeback', '1984', 'Vom letzten Platz zur besten Runde: 1984'],
  ['a round without a title', 'comeback', 3, 'Vom letzten Platz zum besten Ergebnis in Runde 3'],
])('%s has words of its own', async (_, award, value, words) => {
  show([{ award, name: 'Änne', value }]);
  expect(await screen.findByText(words)).toBeVisible();
});

test('each stands beside the mat of who earned it, with a name of its own text direction', async () => {
  show([
    { award: 'climb', name: 'فريق 7!', value: 3 },
    { award: 'closest', name: 'Änne', value: 1 },
  ]);
  expect((await screen.findByText('فريق 7!')).tagName).toBe('BDI');
  const mats = screen.getAllByRole('listitem').map((row) => row.querySelector('[data-beer-mat]'));
  expect(mats.map((mat) => mat?.getAttribute('data-beer-mat'))).toEqual(['فريق 7!', 'Änne']);
});
