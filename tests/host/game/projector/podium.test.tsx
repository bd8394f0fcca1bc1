import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { HostGame } from '../../../../src/contract/hostGame';
import type { Scene } from '../../../../src/contract/scene';
import { GameControls } from '../../../../src/host/game/controls/GameControls';
import { GameScreen } from '../../../../src/host/game/projector/GameScreen';
import { podiumPlaces } from '../../../../src/host/game/projector/usePodiumShow';
import { system } from '../../../../src/host/ui/theme';
import { hostGameOf } from '../gameOf';
import { gameAt, joinUrl, podiumOf, session } from '../games';
import { showScene } from '../showGame';

const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const ranks = () => rows().map((row) => parseInt(row ?? '', 10));
const press = (keys: string) => userEvent.keyboard(keys);
const next = () => screen.getByRole('button', { name: 'Weiter' });
const send = vi.fn();

/** A podium on the host's page, in the third step. */
function openPodium(scene: Scene, hostGame: HostGame = hostGameOf(null)) {
  const game = gameAt(scene);
  render(
    <StrictMode>
      <ChakraProvider value={system}>
        <GameScreen session={session} game={game} receivedAt={0} joinUrl={joinUrl}>
          <GameControls
            sessionCode="BDFGH"
            game={game}
            hostGame={hostGame}
            send={send}
            onRemote={send}
            failure={null}
          />
        </GameScreen>
      </ChakraProvider>
    </StrictMode>,
  );
}
/** A podium of `count` players, each with a point less than the one before. */
function podiumWith(count: number) {
  const points = Array.from({ length: count }, (_, place) => count - place);
  const rest = points.slice(10).map((own, i) => ({ rank: i + 11, name: `Team ${i + 11}`, points: own }));
  return { ...podiumOf(points.slice(0, 10)), rest, playerCount: count };
}
const three = podiumWith(3);

beforeEach(() => send.mockClear());

describe('the podium', () => {
  test.each([' ', '{ArrowRight}', 'n', '{PageDown}'])(
    'is uncovered from the third place by %j',
    async (key) => {
      openPodium(three);
      expect(rows()).toEqual([]);
      expect(next()).toHaveAccessibleDescription('Platz aufdecken');
      await press(key);
      expect(rows()).toEqual(['3. PlatzLes Quizérables31 Punkt']);
      expect(screen.getByText('3. Platz: Les Quizérables')).toBeInTheDocument();
      await press(key);
      expect(ranks()).toEqual([2, 3]);
      await press(`${key}${key}`);
      expect(ranks()).toEqual([1, 2, 3]);
      expect(send).not.toHaveBeenCalled();
    },
  );

  test('is uncovered by the button, which then has nothing left to do', async () => {
    openPodium(three);
    for (const count of [1, 2, 3]) {
      await userEvent.click(next());
      expect(rows()).toHaveLength(count);
    }
    expect(next()).toHaveAttribute('aria-disabled', 'true');
  });

  test('leads to the tie-break once uncovered, where the first place came to be shared', async () => {
    openPodium(podiumOf([2, 2]), hostGameOf('tieBreak'));
    expect(screen.queryByText('Geteilter erster Platz')).not.toBeInTheDocument();
    await press(' ');
    expect(screen.getByText('Geteilter erster Platz')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await press(' ');
    expect(send.mock.calls).toEqual([[{ type: 'next', step: 3 }]]);
  });

  test('goes on where it was after a reload', async () => {
    openPodium(three);
    await press('  ');
    cleanup();
    openPodium(three);
    expect(ranks()).toEqual([2, 3]);
    cleanup();
    showScene(three, { step: 5 });
    expect(rows()).toEqual([]);
  });
});

describe('after the podium', () => {
  test('all places come in pages, by key forwards and backwards', async () => {
    openPodium(podiumWith(24));
    await press('   ');
    expect(next()).toHaveAccessibleDescription('Nächste Seite');
    await press(' ');
    expect(ranks()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(screen.getByText('Plätze 1 bis 12 von 24')).toBeVisible();
    await press(' ');
    expect(ranks()[0]).toBe(13);
    await press('{ArrowLeft}');
    expect(ranks()[0]).toBe(1);
    await press('{ArrowLeft}');
    expect(ranks()).toEqual([1, 2, 3]);
    expect(send).not.toHaveBeenCalled();
    await press('{ArrowLeft}');
    expect(send.mock.calls).toEqual([[{ type: 'back', step: 3 }]]);
  });

  test('the podium follows the last page', async () => {
    openPodium(podiumWith(5));
    await press('    ');
    expect(rows()).toHaveLength(5);
    await press(' ');
    expect(rows()).toHaveLength(3);
  });
});

describe('by itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

  test('each place is uncovered after five seconds, and then the pages turn', () => {
    showScene(podiumWith(24));
    for (const count of [0, 1, 2, 3]) {
      expect(rows()).toHaveLength(count);
      if (count < 3) pass(5);
    }
    pass(15);
    expect(ranks()[0]).toBe(1);
    pass(8);
    expect(ranks()[0]).toBe(13);
    pass(8);
    expect(rows()).toHaveLength(3);
  });
});

describe('confetti', () => {
  const pieces = () => document.querySelectorAll('svg[data-confetti]').length;

  test('falls once the first place is uncovered', async () => {
    openPodium(three);
    await press('  ');
    expect(pieces()).toBe(0);
    await press(' ');
    expect(pieces()).toBeGreaterThan(0);
  });

  test.each([[[]], [[0, 0]]])('does not fall where nobody has points: %j', async (points) => {
    openPodium(podiumOf(points));
    await press(' ');
    expect(rows()).toHaveLength(points.length ? 1 : 0);
    expect(pieces()).toBe(0);
  });
});

describe('uncovered', () => {
  const show = (points: number[]) => {
    const scene = podiumOf(points);
    localStorage.setItem('quiz-night.podium', `FHGZF 3 ${podiumPlaces(scene).steps.length}`);
    showScene(scene);
  };

  test('the first three stand on their steps', () => {
    show([12.5, 11, 10, 9, 8]);
    expect(rows()).toEqual([
      '1. PlatzDie Besserwisser112,5 Punkte',
      '2. PlatzTeam Rocket 🚀211 Punkte',
      '3. PlatzLes Quizérables310 Punkte',
    ]);
  });

  test('those who share the first place are on one step, and the screen says so', () => {
    show([1, 1, 0.5]);
    expect(rows()).toEqual([
      '1. PlatzDie BesserwisserTeam Rocket 🚀11 Punkt',
      '3. PlatzLes Quizérables30,5 Punkte',
    ]);
    expect(screen.getByText('Geteilter erster Platz')).toBeVisible();
  });

  test.each([1, 2])('a podium of %i has no more steps than players', (count) => {
    show([5, 3].slice(0, count));
    expect(rows()).toHaveLength(count);
  });

  test('a podium without players says so', () => {
    show([]);
    expect(screen.getByText('Diesmal hat niemand mitgespielt.')).toBeVisible();
  });

  test('four who share the second place leave out the third step', () => {
    show([9, 7, 7, 7, 7, 1]);
    expect(ranks()).toEqual([1, 2]);
  });
});

test('a step names the first ten who share it, and counts the others; pages list them all', () => {
  const shared = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ rank: 1, name: `Team ${i}`, points: 5, gained: 0 }));
  const all = shared(200);
  const scene = { ...podiumOf([]), standings: all.slice(0, 10), rest: all.slice(10), playerCount: 300 };
  const { steps, pages } = podiumPlaces(scene);
  expect(steps.map(({ rank, names, others }) => [rank, names.length, others])).toEqual([[1, 10, 190]]);
  expect(pages.map(({ length }) => length)).toEqual([...Array<number>(12).fill(16), 8]);
});
