import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SceneNamed } from '../../../../src/contract/scene';
import type { Award } from '../../../../src/contract/scores';
// Loaded by the screen where there are awards or a season; imported here so that it is ready without waiting.
import '../../../../src/host/game/projector/EndScenes';
import { loadTexts, saveLanguage } from '../../../../src/host/texts/useLanguage';
import { gameAt } from '../games';
import { showScene } from '../showGame';

beforeAll(() => loadTexts());

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const show = (awards: Award[]) => showScene({ name: 'awards', awards });

test('the awards of a server that shows them at once say who earned them, and for what', async () => {
  show([
    { award: 'onlyRight', name: 'Änne', value: 'Wer schrieb den Faust?' },
    { award: 'climb', name: 'Quizzly Bears', value: 5 },
    { award: 'closest', name: 'Team Rocket 🚀', value: 2.5 },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Auszeichnungen des Abends' })).toBeVisible();
  expect(rows()).toEqual([
    'ÄnneWussten nur sie: Wer schrieb den Faust?',
    'Quizzly BearsDer größte Sprung nach oben: 5 Plätze',
    'Team Rocket 🚀Die beste Schätzung: nur 2,5 daneben',
  ]);
});

test('one of several awards fills the wall, until the next takes its place', async () => {
  const awards: Award[] = [
    { award: 'climb', name: 'Änne', value: 5 },
    { award: 'closest', name: 'Rum', value: 2 },
  ];
  const { update, container } = showScene({ name: 'awards', awards: awards.slice(0, 1), of: 2 });
  expect(await screen.findByText('Änne')).toBeVisible();
  update(gameAt({ name: 'awards', awards, of: 2 }));
  expect(rows()).toEqual(['RumDie beste Schätzung: nur 2 daneben']);
  expect(container.querySelectorAll('[data-is-shown=true]')).toHaveLength(2);
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

/** A season of `count` teams, each with a point less than the one before. */
function seasonOf(count: number, changes: Partial<SceneNamed<'season'>> = {}): SceneNamed<'season'> {
  const standings = Array.from({ length: Math.min(20, count) }, (_, place) => ({
    rank: place + 1,
    name: `Team ${place + 1}`,
    points: count - place,
    moved: [2, -1, 0][place % 3]!,
  }));
  return { name: 'season', seasonName: 'Winterliga', standings, teamCount: count, ...changes };
}

describe('the table of the season', () => {
  test('shows its name, and for each team its place, its movement and its points', async () => {
    showScene(seasonOf(3));
    expect(await screen.findByRole('heading', { name: 'Tabelle der Saison' })).toBeInTheDocument();
    expect(screen.getByText('Winterliga')).toBeInTheDocument();
    expect(rows()).toEqual([
      '1.▲22 Plätze hochTeam 13',
      '2.▼1einen Platz runterTeam 22',
      '3.–Platz gehaltenTeam 31',
    ]);
    expect(screen.queryByText(/Die ersten/)).not.toBeInTheDocument();
  });

  test('says who is new and what the evening brought, and has no signs on a first evening', async () => {
    const [one, two] = seasonOf(2, {}).standings.map((place) => ({ ...place, moved: 0, tonight: 9 }));
    const standings = [one!, { ...two!, isNew: true as const, tonight: 7.5 }];
    const { update } = showScene(seasonOf(2, { standings }));
    await screen.findByRole('list');
    expect(rows()).toEqual(['1.–Platz gehaltenTeam 1+92', '2.neuTeam 2+7,51']);
    update(gameAt(seasonOf(2, { standings: [one!, two!] })));
    expect(rows()).toEqual(['1.Team 1+92', '2.Team 2+91']);
  });

  test('shows the teams as they stand, also where two names are starred to the same', async () => {
    const [first, ...others] = seasonOf(3).standings.map((place, at) => ({
      ...place,
      name: at ? 'T***' : 'Ben',
    }));
    const { update } = showScene(seasonOf(3, { standings: [...others, first!] }));
    await screen.findByRole('list');
    update(gameAt(seasonOf(2, { standings: [first!, others[0]!] })));
    expect(rows()).toEqual(['1.▲22 Plätze hochBen3', '2.▼1einen Platz runterT***2']);
  });

  test('writes places as its language does', async () => {
    saveLanguage('fr');
    await loadTexts();
    showScene(seasonOf(2));
    expect(await screen.findByText('1re')).toBeInTheDocument();
    expect(screen.getByText('2e')).toBeInTheDocument();
  });

  test('says of how many teams it shows the first', async () => {
    showScene(seasonOf(34));
    await screen.findByRole('list');
    expect(rows()).toHaveLength(20);
    expect(screen.getByText('Die ersten 20 von 34 Teams')).toBeInTheDocument();
  });

  test('says that no evening counts yet', async () => {
    showScene(seasonOf(0, { teamCount: undefined }));
    expect(await screen.findByText('Noch zählt kein Abend in dieser Saison.')).toBeInTheDocument();
  });
});
