import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SceneNamed } from '../../../../src/contract/scene';
import { loadTexts, saveLanguage } from '../../../../src/host/texts/useLanguage';
import { showScene } from '../showGame';

beforeAll(() => loadTexts());

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
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

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

test('the rules are shown as they are written', () => {
  showScene({ name: 'rules', text: 'Keine Handys.\nKein Rufen.' });
  expect(screen.getByText(/Keine Handys/)).toHaveTextContent('Keine Handys. Kein Rufen.');
});
