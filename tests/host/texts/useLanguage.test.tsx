import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../../support/consoleErrors';
import { openAt } from '../openAt';
import { defineTexts, loadTexts, readLanguage, saveLanguage } from '../../../src/host/texts/useLanguage';

const KEY = 'quiz-night.language';

test('the mixture is the default', async () => {
  openAt('/');
  expect(screen.getByRole('button', { name: 'Load Quiz' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Einstellungen' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Allgemein' }));
  expect(screen.getByRole('radio', { name: 'Gemischt' })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('lang', 'de');
});

test('an unknown stored language counts as the mixture', () => {
  localStorage.setItem(KEY, 'klingon');
  expect(readLanguage()).toBe('mixture');
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
