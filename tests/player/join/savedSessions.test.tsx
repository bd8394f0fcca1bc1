import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  findSavedSession,
  forgetSession,
  lastName,
  recentSession,
  saveSession,
} from '../../../src/player/join/savedSessions';
import { FakeGameServer } from '../fakeGameServer';
import { heading, openPhone, phoneTexts } from '../playing';

const texts = phoneTexts.join;
const HOUR = 60 * 60 * 1000;
const tokenIn = (code: string) => `token-in-${code}`.padEnd(22, '-');
const membershipIn = (code: string, name = 'Anna') => ({ code, name, token: tokenIn(code) });
const KEY = 'quiz-night.player.BDFGH';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));

function saveInTurn(...codes: string[]): void {
  for (const code of codes) {
    saveSession(membershipIn(code), true);
    vi.advanceTimersByTime(1);
  }
}

describe('a saved session', () => {
  test('is stored under the key of its code, and found by it, however that is written', () => {
    saveSession(membershipIn('BDFGH'), true);
    expect(localStorage.getItem(KEY)).toContain(`"token":"${tokenIn('BDFGH')}"`);
    expect(findSavedSession('bdf-gh')).toMatchObject({ ...membershipIn('BDFGH'), admitted: true });
  });

  test('is not forgotten with that of another tab in the same session', () => {
    saveSession(membershipIn('BDFGH'), true);
    forgetSession({ code: 'BDFGH', token: tokenIn('other') });
    expect(findSavedSession('BDFGH')).toMatchObject(membershipIn('BDFGH'));
  });

  test('is gone once forgotten, while the name stays', () => {
    saveSession(membershipIn('BDFGH'), true);
    forgetSession(membershipIn('BDFGH'));
    expect(findSavedSession('BDFGH')).toBeUndefined();
    expect(lastName()).toBe('Anna');
  });

  test.each(['', 'null', '{', '{"code":"BDFGH"}', '[]'])('reads %j as none, and forgets it', (text) => {
    localStorage.setItem(KEY, text);
    expect(findSavedSession('BDFGH')).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each([
    ['a token that is too short', { token: 'short' }],
    ['a token with other signs', { token: 'A'.repeat(21) + '+' }],
    ['a token that is a number', { token: 7 }],
    ['a code that is a number', { code: 12345 }],
    ['the code of another session', { code: 'JKLMP' }],
    ['a name that is none', { name: null }],
    ['a name that no call could carry', { name: 'A'.repeat(40_000) }],
  ])('with %s is none, and forgotten', (_what, damage) => {
    const saved = { ...membershipIn('BDFGH'), admitted: true, savedAt: Date.now() };
    localStorage.setItem(KEY, JSON.stringify({ ...saved, ...damage }));
    expect(recentSession()).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('the recent session', () => {
  test('is the one joined last', () => {
    saveInTurn('BBBBB', 'DDDDD');
    expect(recentSession()?.code).toBe('DDDDD');
  });

  test('expires after twelve hours', () => {
    saveSession(membershipIn('BDFGH'), true);
    vi.advanceTimersByTime(12 * HOUR - 1);
    expect(recentSession()?.code).toBe('BDFGH');
    vi.advanceTimersByTime(1);
    expect(recentSession()).toBeUndefined();
  });
});

test('keeps the five latest sessions', () => {
  saveInTurn('B', 'D', 'F', 'G', 'H', 'J');
  expect(findSavedSession('B')).toBeUndefined();
  for (const code of ['D', 'F', 'G', 'H', 'J']) expect(findSavedSession(code)).toMatchObject({ code });
});

describe('a browser that blocks its storage', () => {
  beforeEach(() => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  });

  test('keeps a place in the state of the page, and never in its address', () => {
    const address = location.href;
    saveSession(membershipIn('BDFGH'), true);
    expect(findSavedSession('bdfgh')).toMatchObject(membershipIn('BDFGH'));
    expect(findSavedSession('JKLMP')).toBeUndefined();
    expect(recentSession()).toMatchObject(membershipIn('BDFGH'));
    expect(location.href).toBe(address);
    forgetSession(membershipIn('BDFGH'));
    expect([findSavedSession('BDFGH'), recentSession(), lastName()]).toEqual([undefined, undefined, '']);
  });

  test('says so to those who join, and finds the place after a reload', async () => {
    new FakeGameServer().addSession('BDFGH', 'Pub Quiz');
    await openPhone('BDFGH');
    expect(await screen.findByText(texts.keepsNothing)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Team name' }), 'Owls{Enter}');
    expect(await heading(/You’re in/)).toBeVisible();
    expect(screen.getByText(texts.keepsNothing)).toBeVisible();
    cleanup();
    await openPhone('BDFGH');
    expect(await heading(/Owls/)).toBeVisible();
  });
});
