import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene, SceneName, SceneNamed } from '../../../../src/contract/scene';
import { GameControls } from '../../../../src/host/game/controls/GameControls';
import { GameScreen } from '../../../../src/host/game/projector/GameScreen';
import { system } from '../../../../src/host/ui/theme';
import { loadTexts, saveLanguage } from '../../../../src/host/texts/useLanguage';
import { hostGameOf } from '../gameOf';
import { gameAt, joinUrl, podiumOf, session } from '../games';
import { showScene } from '../showGame';

beforeAll(() => loadTexts());

const send = vi.fn();
beforeEach(() => send.mockClear());

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

/** The host's page; `show` replaces the scene within this step. */
function openHost(first: Scene, next: SceneName | null) {
  const pageOf = (scene: Scene, step: number) => {
    const game = gameAt(scene, { step });
    const hostGame = hostGameOf(next, step);
    return (
      <StrictMode>
        <ChakraProvider value={system}>
          <GameScreen session={session} game={game} receivedAt={0} joinUrl={joinUrl}>
            <GameControls sessionCode="BDFGH" {...{ game, hostGame, send }} onRemote={send} failure={null} />
          </GameScreen>
        </ChakraProvider>
      </StrictMode>
    );
  };
  const { rerender } = render(pageOf(first, 3));
  return (scene: Scene, step: number) => rerender(pageOf(scene, step));
}

describe('Next', () => {
  test('leads from the uncovered podium to the table, and says so', async () => {
    openHost(podiumOf([2, 1]), 'season');
    const next = screen.getByRole('button', { name: 'Weiter' });
    expect(next).toHaveAccessibleDescription('Tabelle der Saison');
    await userEvent.click(next);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'next', step: 3 });
  });

  test('does nothing at the table, which offers neither pause nor break', async () => {
    openHost(seasonOf(3), null);
    await userEvent.keyboard('nps');
    expect(send).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'back', step: 3 });
  });

  test('leads to the table from the awards too', async () => {
    const awards = [{ award: 'climb' as const, name: 'Team 1', value: 4 }];
    openHost({ name: 'awards', awards }, 'season');
    const next = screen.getByRole('button', { name: 'Weiter' });
    expect(next).toHaveAccessibleDescription('Tabelle der Saison');
    await userEvent.keyboard('n{ArrowLeft}');
    expect(send.mock.calls).toEqual([[{ type: 'next', step: 3 }], [{ type: 'back', step: 3 }]]);
  });

  test('has nothing to uncover at a podium that the host goes back to', () => {
    const show = openHost(seasonOf(3), 'season');
    show(podiumOf([3, 2, 1]), 4);
    expect(rows()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Weiter' })).toHaveAccessibleDescription('Tabelle der Saison');
  });
});
