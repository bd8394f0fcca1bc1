import { renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlayerOwn } from '../../../src/contract/toPhones';
import { keepEvening, keptEvenings } from '../../../src/player/home/keptEvenings';
import { useKeptEvening } from '../../../src/player/home/EveningKeeper';
import { loadHome } from '../../../src/player/home/EveningEntry';
import { game, own } from '../games';
import { happens, openGame, press } from '../playing';
import { evening } from './evenings';

const { texts } = await loadHome('en');

const podium = game({ name: 'podium', tied: false } as never);
const outcome = { points: 3.5, rank: 3, of: 14 };
const dialog = () => screen.findByRole('dialog', { name: texts.title });

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

/** Opens the dialog of a player at the podium, whose phone has this evening. */
async function openEvening(more: Parameters<typeof evening>[0] = {}) {
  keepEvening('BDFGH', evening(more));
  await openGame(podium, outcome);
  await press('Your evening');
  return within(await dialog());
}

describe('the evening', () => {
  test('shows place, points, quiz and day', async () => {
    const shown = await openEvening();
    expect(shown.getByText('3rd of 14')).toBeInTheDocument();
    expect(shown.getByText('3.5 points')).toBeVisible();
    expect(shown.getByText('Pub Quiz')).toBeVisible();
    expect(shown.getByText('Friday, 20 November 2026')).toBeVisible();
  });

  test('shows questions, answers and solutions by round', async () => {
    const shown = await openEvening();
    const lines = shown.getAllByRole('listitem').map((each) => each.textContent);
    expect(lines).toEqual([
      'Question 1: 1. Question of 1?✓Right, 1 pointYour answerTea',
      'Question 2: 2. Question of 2?½Partly right, 0.5 pointsYour answerSalt | Right answerSalt | Pepper',
      'Question 3: 3. Question of 3?✗Wrong, -5 pointsStake: 5Your answerRomeRight answerNaples',
      `Question 4: 4. Question of 4?–Not answered, 0 pointsYour answer${texts.notAnswered}Right answerRye`,
    ]);
    expect(shown.getByRole('heading', { name: '1. Food' })).toBeVisible();
    expect(shown.getByText('1 of 4 right')).toBeVisible();
    expect(shown.getByRole('heading', { name: 'Round 2' })).toBeVisible();
  });

  test('uses a round’s own number if earlier ones were not shown', async () => {
    const shown = await openEvening({ rounds: [{ number: 3, title: null, points: 0, questions: [] }] });
    expect(shown.getByRole('heading', { name: 'Round 3' })).toBeVisible();
  });

  test('is one of several, each of which can be opened', async () => {
    keepEvening('JKLMP', evening({ quizName: 'Last week', date: 'soon' }));
    const shown = await openEvening();
    await userEvent.click(shown.getByRole('button', { name: /Last week/ }));
    expect(await shown.findByRole('button', { name: /Pub Quiz/ })).toBeVisible();
    expect(shown.getByText('soon')).toBeVisible();
  });

  test('lists the awards of the evening', async () => {
    const awards = [
      { award: 'onlyRight', name: 'Anna', value: 'Who wrote it?' },
      { award: 'climb', name: 'Anna', value: 1 },
    ] as const;
    const shown = await openEvening({ awards: [...awards] });
    expect(shown.getByText('Only you knew: Who wrote it?')).toBeVisible();
    expect(shown.getByText('The biggest climb: 1 place')).toBeVisible();
  });

  test('shows a correction by the host while it is open', async () => {
    keepEvening('BDFGH', evening());
    const server = await openGame(podium, outcome);
    await press('Your evening');
    const shown = within(await dialog());
    expect(shown.getByText('3rd of 14')).toBeInTheDocument();
    server.evening = evening({ points: 4.5, rank: 2 });
    await happens(() => server.sendOwn(own({ points: 4.5, rank: 2, of: 14 })));
    expect(await shown.findByText('4.5 points')).toBeVisible();
    expect(shown.getByText('2nd of 14')).toBeInTheDocument();
  });

  test('stays as it is while a later one is saved', async () => {
    keepEvening('BDFGH', evening());
    const server = await openGame({ ...podium, earlierQuizzes: 1 }, outcome);
    await press('Your evening');
    const shown = within(await dialog());
    const round = shown.getByRole('heading', { name: 'Round 2' });
    server.evening = evening({ quizName: 'Second quiz' });
    await happens(() => server.sendOwn(own({ points: 4.5, rank: 2, of: 14 })));
    expect(await shown.findByRole('button', { name: /Second quiz/ })).toBeVisible();
    expect(round).toBeVisible();
  });

  test('is closed by its button', async () => {
    const shown = await openEvening();
    await userEvent.click(shown.getByRole('button', { name: texts.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the evening is asked for', () => {
  const asking = (first: Partial<PlayerOwn> = { rank: 3 }, isAccepted = true, scene = podium) => {
    vi.useFakeTimers();
    const call = vi.fn().mockResolvedValue({ kind: 'value', value: evening() });
    const state = (more: Partial<PlayerOwn>, isKnown = isAccepted, name = 'Anna') => ({
      play: { game: scene, own: own(more), receivedAt: 0, pending: {}, refused: {} },
      membership: { code: 'BDFGH', name, token: 't', isAccepted: isKnown, call },
    });
    const { rerender } = renderHook(({ play, membership }) => useKeptEvening(play, membership), {
      initialProps: state(first),
    });
    return { call, show: (...shown: Parameters<typeof state>) => rerender(state(...shown)) };
  };

  test('once, and again after later corrections, but not after each', async () => {
    const { call, show } = asking();
    await vi.advanceTimersByTimeAsync(10);
    show({ rank: 3 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call.mock.calls).toEqual([['GetEvening']]);
    show({ rank: 2 });
    await vi.advanceTimersByTimeAsync(10);
    for (const rank of [1, 2, 4]) {
      show({ rank });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(call).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('again if the connection was lost before it arrived', async () => {
    const { call, show } = asking();
    call.mockResolvedValueOnce({ kind: 'lost' });
    await vi.advanceTimersByTimeAsync(10);
    show({ rank: 3 }, false);
    show({ rank: 3 }, true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(2);
    expect(keptEvenings()).toHaveLength(1);
  });

  test('again once the host has changed the name, which disconnects the phone', async () => {
    const { call, show } = asking();
    await vi.advanceTimersByTimeAsync(10);
    show({ rank: 3 }, false);
    call.mockResolvedValue({ kind: 'value', value: evening({ playerName: 'Anne' }) });
    show({ rank: 3 }, true, 'Anne');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keptEvenings().map(({ evening }) => evening.playerName)).toEqual(['Anne']);
  });

  test('of each quiz of the session, by its place in it', async () => {
    const { call } = asking({ rank: 3 }, true, { ...podium, earlierQuizzes: 1 });
    keepEvening('BDFGH', evening());
    await vi.advanceTimersByTimeAsync(10);
    expect(call).toHaveBeenCalled();
    expect(keptEvenings().map(({ quiz }) => quiz)).toEqual([1, 0]);
  });

  test('neither before the podium nor before the server knows the connection', async () => {
    const early = asking({ rank: 3 }, true, game({ name: 'break', remainingMs: null }));
    const unknown = asking({ rank: 3 }, false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(early.call).not.toHaveBeenCalled();
    expect(unknown.call).not.toHaveBeenCalled();
  });

  test('only once the own place is uncovered, and again with an award', async () => {
    const { call, show } = asking({ amongFirst: true, of: 14 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).not.toHaveBeenCalled();
    show({ rank: 1, of: 14 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(1);
    show({ rank: 1, of: 14, awards: [{ award: 'climb', name: 'Anna', value: 4 }] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('never in a rehearsal, of which nothing is kept', async () => {
    const { call } = asking({ rank: 3 }, true, { ...podium, rehearsal: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).not.toHaveBeenCalled();
  });

  test.each([[null], [{}], ['text'], [{ ...evening(), rounds: [{}] }]])(
    'and %j is not kept',
    async (value) => {
      const { call } = asking();
      call.mockResolvedValue({ kind: 'value', value });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(call).toHaveBeenCalled();
      expect(keptEvenings()).toEqual([]);
    },
  );
});
