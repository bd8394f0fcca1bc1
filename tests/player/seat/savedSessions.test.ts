import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  findSavedSession,
  forgetSession,
  lastName,
  recentSession,
  saveSession,
} from '../../../src/player/seat/savedSessions';

const HOUR = 60 * 60 * 1000;
const membershipIn = (code: string, name = 'Anna') => ({ code, name, token: `token in ${code}` });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function saveInTurn(...codes: string[]): void {
  for (const code of codes) {
    saveSession(membershipIn(code), true);
    vi.advanceTimersByTime(1);
  }
}

describe('a saved session', () => {
  it('is found under its code, however that is written', () => {
    saveSession(membershipIn('BDFGH'), true);
    expect(findSavedSession('bdf-gh')).toMatchObject({
      name: 'Anna',
      token: 'token in BDFGH',
      admitted: true,
    });
  });

  it('stands under the key of its code', () => {
    saveSession(membershipIn('BDFGH'), true);
    expect(localStorage.getItem('quiz-night.player.BDFGH')).toContain('"token":"token in BDFGH"');
  });

  it('is gone once forgotten, while the name stays', () => {
    saveSession(membershipIn('BDFGH'), true);
    forgetSession('BDFGH');
    expect(findSavedSession('BDFGH')).toBeUndefined();
    expect(lastName()).toBe('Anna');
  });

  it.each(['', 'null', '{', '{"code":"BDFGH"}', '[]'])('reads %j as none', (text) => {
    localStorage.setItem('quiz-night.player.BDFGH', text);
    expect(findSavedSession('BDFGH')).toBeUndefined();
    expect(recentSession()).toBeUndefined();
  });
});

describe('the recent session', () => {
  it('is the one joined last', () => {
    saveInTurn('BBBBB', 'DDDDD');
    expect(recentSession()?.code).toBe('DDDDD');
  });

  it('is none after twelve hours', () => {
    saveSession(membershipIn('BDFGH'), true);
    vi.advanceTimersByTime(12 * HOUR - 1);
    expect(recentSession()?.code).toBe('BDFGH');
    vi.advanceTimersByTime(1);
    expect(recentSession()).toBeUndefined();
  });
});

it('keeps the newest five sessions', () => {
  saveInTurn('B', 'D', 'F', 'G', 'H', 'J');
  expect(findSavedSession('B')).toBeUndefined();
  expect(['D', 'F', 'G', 'H', 'J'].map((code) => findSavedSession(code)?.code)).toEqual([
    'D',
    'F',
    'G',
    'H',
    'J',
  ]);
});

it('does without a storage that is switched off', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  saveSession(membershipIn('BDFGH'), true);
  forgetSession('BDFGH');
  expect([findSavedSession('BDFGH'), recentSession(), lastName()]).toEqual([undefined, undefined, '']);
});
