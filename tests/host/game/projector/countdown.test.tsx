import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GameScreen } from '../../../../src/host/game/projector/GameScreen';
import { OutageContext } from '../../../../src/host/game/useCountdown';
import { renderPart } from '../../renderPart';
import { asking, choice, gameAt, joinUrl, session } from '../games';
import { showGame, showScene } from '../showGame';

beforeEach(() => vi.useFakeTimers());

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

const timer = () => screen.getByRole('timer', { name: 'Verbleibende Zeit' });

test('the seconds count down to zero and stay there', () => {
  showScene(asking(choice, { remainingMs: 2_500 }));
  expect(timer()).toHaveTextContent('3');
  wait(600);
  expect(timer()).toHaveTextContent('2');
  wait(1_000);
  expect(timer()).toHaveTextContent('1');
  wait(10_000);
  expect(timer()).toHaveTextContent('0');
});

test('a paused countdown stops, says so, and goes on from there', () => {
  const { update } = showScene(asking(choice, { remainingMs: 20_000 }));
  wait(3_000);
  update(gameAt(asking(choice, { remainingMs: 17_000 }), { paused: true }));
  wait(9_000);
  expect(timer()).toHaveTextContent('17');
  expect(screen.getAllByText('Pausiert')).not.toHaveLength(0);
  update(gameAt(asking(choice, { remainingMs: 17_000 })));
  wait(2_000);
  expect(timer()).toHaveTextContent('15');
});

test('a countdown stands still while the connection is lost', () => {
  const scene = asking(choice, { remainingMs: 20_000 });
  const page = (isLost: boolean) => (
    <OutageContext value={{ isLost, news: null }}>
      <GameScreen session={session} game={gameAt(scene)} receivedAt={receivedAt} joinUrl={joinUrl} />
    </OutageContext>
  );
  const receivedAt = performance.now();
  const { rerender } = renderPart(page(false));
  wait(3_000);
  rerender(page(true));
  wait(60_000);
  expect(timer()).toHaveTextContent('17');
});

test('the time of a question waits until its sound or film is played, and the screen says why', () => {
  const song = { ...choice, audioUrl: '/media/1' };
  const { update } = showGame(gameAt(asking(song, { remainingMs: 30_000, waiting: true })));
  wait(9_000);
  expect(timer()).toHaveTextContent('30');
  expect(screen.getByText('Die Zeit läuft ab dem Ton')).toBeVisible();
  update(gameAt(asking(song, { remainingMs: 30_000 })));
  wait(2_000);
  expect(timer()).toHaveTextContent('28');
  expect(screen.queryByText('Die Zeit läuft ab dem Ton')).not.toBeInTheDocument();
});

test('a question that is only read has the time to read it, and no answers', () => {
  const unanswered = { ...choice, answers: [] };
  const reading = { remainingMs: 4_000, durationMs: 5_000 };
  const { update } = showGame(gameAt(asking(unanswered, { remainingMs: 30_000, reading })));
  wait(1_000);
  expect(timer()).toHaveTextContent('3');
  expect(screen.getByText('Gleich geht’s los')).toBeVisible();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  update(gameAt(asking(choice, { remainingMs: 30_000 })));
  expect(timer()).toHaveTextContent('30');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
});

test('added time shows at once', () => {
  const { update } = showGame(gameAt(asking(choice, { remainingMs: 4_000 })));
  wait(1_000);
  update(gameAt(asking(choice, { remainingMs: 18_000 })));
  expect(timer()).toHaveTextContent('18');
});

test('a question without a limit has no countdown', () => {
  showScene(asking(choice, { remainingMs: null, durationMs: null }));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('a break shows minutes and seconds', () => {
  showScene({ name: 'break', remainingMs: 61_000 });
  expect(screen.getByRole('timer', { name: 'Weiter geht es in' })).toHaveTextContent('1:01');
  wait(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('1:00');
});
