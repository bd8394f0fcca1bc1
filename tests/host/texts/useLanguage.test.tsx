import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { describe, expect, test } from 'vitest';
import { expectConsoleError } from '../../support/consoleErrors';
import { wordsOf } from '../../support/words';
import { openAt } from '../openAt';
import { defineTexts, loadTexts, readLanguage, saveLanguage } from '../../../src/host/texts/useLanguage';

const KEY = 'quiz-night.language';
const root = document.documentElement;

async function choose(language: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /Einstellungen|Settings/ }));
  await userEvent.click(await screen.findByRole('tab', { name: /Allgemein|General/ }));
  await userEvent.click(screen.getByRole('radio', { name: language }));
}

test('the mixture is the default', async () => {
  openAt('/');
  expect(screen.getByRole('button', { name: 'Load Quiz' })).toBeInTheDocument();
  await choose('Gemischt');
  expect(screen.getByRole('radio', { name: 'Gemischt' })).toBeChecked();
  expect(root).toHaveAttribute('lang', 'de');
});

test('a chosen language shows at once, sets the page’s lang, and is stored', async () => {
  openAt('/');
  await choose('Deutsch');
  expect(await screen.findByText('Quiz laden')).toBeInTheDocument();
  expect(root).toHaveAttribute('lang', 'de');
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  expect(within(dialog).getByRole('tab', { name: 'General' })).toBeInTheDocument();
  expect(root).toHaveAttribute('lang', 'en');
  expect(localStorage.getItem(KEY)).toBe('en');
});

test('a change in another tab is picked up', async () => {
  openAt('/');
  act(() => {
    localStorage.setItem(KEY, 'de');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'de' }));
  });
  expect(await screen.findByRole('button', { name: 'Quiz laden' })).toBeInTheDocument();
});

test('an unknown stored language counts as the mixture', () => {
  localStorage.setItem(KEY, 'klingon');
  expect(readLanguage()).toBe('mixture');
});

describe('numbers and plurals are right', () => {
  test('in German', async () => {
    const { lobby } = await wordsOf('rooms', 'de');
    const { settings } = await wordsOf('settings', 'de');
    expect([1, 2, 1000].map((count) => settings.tested.found({ count }))).toEqual([
      '1 Quiz gefunden.',
      '2 Quizze gefunden.',
      '1.000 Quizze gefunden.',
    ]);
    expect(lobby.arrivedNamed({ count: 1, names: 'Ada', total: 7 })).toBe('1 neues Team: Ada, 7 im Raum');
    expect(lobby.arrived({ count: 30, total: 1200 })).toBe('30 neue Teams, 1.200 im Raum');
  });

  test('in English', async () => {
    const { lobby } = await wordsOf('rooms');
    const { settings } = await wordsOf('settings');
    const found = [1, 2].map((count) => settings.tested.found({ count }));
    expect(found).toEqual(['1 quiz found.', '2 quizzes found.']);
    expect(lobby.arrivedNamed({ count: 1, names: 'Ada', total: 7 })).toBe('1 new team: Ada. 7 in the room');
    expect(lobby.arrived({ count: 30, total: 1200 })).toBe('30 new teams, 1,200 in the room');
  });
});

test('no text is German in English', () => {
  const files = import.meta.glob<string>('../../../src/locales/en/*.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(15);
  for (const text of Object.values(files)) expect(text).not.toMatch(/[äöüß]|\b(der|die|und|nicht)\b/i);
});

test('a language is shown once all of its texts are loaded; one that cannot be loaded never is', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  let isBroken = true;
  const useTexts = defineTexts({
    './de/room.json': () => Promise.resolve({ default: 'auf Deutsch' }),
    './en/room.json': () =>
      isBroken ? Promise.reject(new Error('away')) : late.then(() => ({ default: 'in English' })),
  });
  await loadTexts(['mixture', 'de']);
  const { result } = renderHook(useTexts);
  expect(result.current).toBe('auf Deutsch');
  await act(async () => saveLanguage('en'));
  expect(result.current).toBe('auf Deutsch');
  expectConsoleError(/texts could not be loaded/);
  isBroken = false;
  await act(async () => saveLanguage('en'));
  expect(result.current).toBe('auf Deutsch');
  await act(async () => arrive());
  expect(result.current).toBe('in English');
});

test('a language is shown although a room has arrived while it was loading', async () => {
  const texts = { './de/room.json': () => Promise.resolve({ default: 'auf Deutsch' }) };
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const english = { './en/room.json': () => late.then(() => ({ default: 'in English' })) };
  const useTexts = defineTexts({ ...texts, ...english });
  await loadTexts(['mixture', 'de']);
  const { result } = renderHook(useTexts);
  await act(async () => saveLanguage('en'));
  let arriveToo = () => {};
  const later = new Promise<void>((resolve) => (arriveToo = resolve));
  defineTexts({ ...texts, './en/room.json': () => later.then(() => ({ default: 'in English too' })) });
  const loading = loadTexts();
  await act(async () => arrive());
  expect(result.current).toBe('auf Deutsch');
  await act(async () => {
    arriveToo();
    await loading;
  });
  expect(result.current).toBe('in English');
});

test('a language that another tab chooses before this one listens is loaded and shown', async () => {
  const useTexts = defineTexts({
    './de/room.json': () => Promise.resolve({ default: 'auf Deutsch' }),
    './en/room.json': () => Promise.resolve({ default: 'in English' }),
  });
  await loadTexts(['mixture', 'de']);
  const { result } = renderHook(() => {
    useLayoutEffect(() => localStorage.setItem(KEY, 'en'), []);
    return useTexts();
  });
  expect(result.current).toBe('auf Deutsch');
  await act(async () => undefined);
  expect(result.current).toBe('in English');
});
