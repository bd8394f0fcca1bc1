import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRoom, forgetRoom, lastName, recentRoom, saveRoom } from '../../../src/player/seat/savedSessions';

const HOUR = 60 * 60 * 1000;
const seatIn = (code: string, name = 'Anna') => ({ code, name, token: `token in ${code}` });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function saveInTurn(...codes: string[]): void {
  for (const code of codes) {
    saveRoom(seatIn(code), true);
    vi.advanceTimersByTime(1);
  }
}

describe('a saved room', () => {
  it('is found under its code, however that is written', () => {
    saveRoom(seatIn('BDFGH'), true);
    expect(findRoom('bdf-gh')).toMatchObject({ name: 'Anna', token: 'token in BDFGH', admitted: true });
  });

  it('stands under the key of its code', () => {
    saveRoom(seatIn('BDFGH'), true);
    expect(localStorage.getItem('quiz-night.player.BDFGH')).toContain('"token":"token in BDFGH"');
  });

  it('is gone once forgotten, while the name stays', () => {
    saveRoom(seatIn('BDFGH'), true);
    forgetRoom('BDFGH');
    expect(findRoom('BDFGH')).toBeUndefined();
    expect(lastName()).toBe('Anna');
  });

  it.each(['', 'null', '{', '{"code":"BDFGH"}', '[]'])('reads %j as none', (text) => {
    localStorage.setItem('quiz-night.player.BDFGH', text);
    expect(findRoom('BDFGH')).toBeUndefined();
    expect(recentRoom()).toBeUndefined();
  });
});

describe('the recent room', () => {
  it('is the one joined last', () => {
    saveInTurn('BBBBB', 'DDDDD');
    expect(recentRoom()?.code).toBe('DDDDD');
  });

  it('is none after twelve hours', () => {
    saveRoom(seatIn('BDFGH'), true);
    vi.advanceTimersByTime(12 * HOUR - 1);
    expect(recentRoom()?.code).toBe('BDFGH');
    vi.advanceTimersByTime(1);
    expect(recentRoom()).toBeUndefined();
  });
});

it('keeps the newest five rooms', () => {
  saveInTurn('B', 'D', 'F', 'G', 'H', 'J');
  expect(findRoom('B')).toBeUndefined();
  expect(['D', 'F', 'G', 'H', 'J'].map((code) => findRoom(code)?.code)).toEqual(['D', 'F', 'G', 'H', 'J']);
});

it('does without a storage that is switched off', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  saveRoom(seatIn('BDFGH'), true);
  forgetRoom('BDFGH');
  expect([findRoom('BDFGH'), recentRoom(), lastName()]).toEqual([undefined, undefined, '']);
});
