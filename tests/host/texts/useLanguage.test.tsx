import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { SpecServer } from '../../support/specServer';
import { expectConsoleError } from '../../support/consoleErrors';
import { openAt } from '../openAt';
import { defineTexts, loadTexts, saveLanguage } from '../../../src/host/texts/useLanguage';
import roomsDe, { mixture as roomMixture } from '../../../src/host/texts/rooms/de';
import roomsEn from '../../../src/host/texts/rooms/en';
import startDe, { mixture as startMixture } from '../../../src/host/texts/start/de';
import startEn from '../../../src/host/texts/start/en';

const KEY = 'quiz-night.language';
const root = document.documentElement;

async function choose(language: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /Einstellungen|Settings/ }));
  await userEvent.click(await screen.findByRole('tab', { name: /Allgemein|General/ }));
  await userEvent.click(screen.getByRole('radio', { name: language }));
}

test('the mixture is what a host finds', async () => {
  openAt('/');
  expect(screen.getByRole('button', { name: 'Load Quiz' })).toBeInTheDocument();
  await choose('Gemischt');
  expect(screen.getByRole('radio', { name: 'Gemischt' })).toBeChecked();
  expect(root).toHaveAttribute('lang', 'en');
});

test('a chosen language shows at once, is told to the browser, and is stored', async () => {
  openAt('/');
  await choose('Deutsch');
  expect(await screen.findByText('Quiz laden')).toBeInTheDocument();
  expect(root).toHaveAttribute('lang', 'de');
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  expect(within(dialog).getByRole('tab', { name: 'General' })).toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBe('en');
});

test('another tab is followed', async () => {
  openAt('/');
  act(() => {
    localStorage.setItem(KEY, 'de');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'de' }));
  });
  expect(await screen.findByRole('button', { name: 'Quiz laden' })).toBeInTheDocument();
});

test('a stored language that is none counts as the mixture', () => {
  localStorage.setItem(KEY, 'klingon');
  openAt('/');
  expect(screen.getByRole('button', { name: 'Load Quiz' })).toBeInTheDocument();
});

test('an open lobby shows the language at once, in its connection light too', async () => {
  localStorage.setItem(KEY, 'de');
  SpecServer.start().addSession('BDFGH', 'Ada');
  openAt('/session/BDFGH');
  expect(await screen.findByRole('button', { name: 'Verbindung: Verbunden' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Quiz-Lobby' })).toBeInTheDocument();
});

describe('numbers and plurals are right', () => {
  test('in German', () => {
    expect([1, 2, 1000].map(roomsDe.settings.tested.found)).toEqual([
      '1 Quiz gefunden.',
      '2 Quizze gefunden.',
      '1.000 Quizze gefunden.',
    ]);
    const { arrived } = roomsDe.lobby;
    expect(arrived(1, 'Ada', 7)).toBe('1 neues Team: Ada, 7 im Raum');
    expect(arrived(30, '', 1200)).toBe('30 neue Teams, 1.200 im Raum');
  });

  test('in English', () => {
    expect([1, 2].map(roomsEn.settings.tested.found)).toEqual(['1 quiz found.', '2 quizzes found.']);
    const { arrived } = roomsEn.lobby;
    expect(arrived(1, 'Ada', 7)).toBe('1 new team: Ada, 7 in the room');
    expect(arrived(30, '', 1200)).toBe('30 new teams, 1,200 in the room');
  });
});

test('no text is German in English, and those of the first screens are never empty', () => {
  const wordsOf = (texts: unknown): string[] =>
    typeof texts === 'string'
      ? [texts]
      : typeof texts === 'object' && texts
        ? Object.values(texts).flatMap(wordsOf)
        : [];
  const english = Object.values(
    import.meta.glob<unknown>(['../../../src/**/texts/**/en.ts', '../../../src/look/words/en.ts'], {
      eager: true,
      import: 'default',
    }),
  );
  expect(english.length).toBeGreaterThanOrEqual(15);
  for (const text of english.flatMap(wordsOf)) expect(text).not.toMatch(/[äöüß]|\b(der|die|und|nicht)\b/i);
  for (const { start } of [startDe, startEn, startMixture]) expect(wordsOf(start)).not.toContain('');
  for (const { connection, lobby, quizDialog, settings } of [roomsDe, roomsEn, roomMixture])
    expect(wordsOf({ connection, lobby, quizDialog, settings })).not.toContain('');
});

test('a language is shown once all of its texts are here, and one that cannot be loaded never is', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  let isBroken = true;
  const useTexts = defineTexts({
    './de.ts': () => Promise.resolve({ default: 'auf Deutsch' }),
    './en.ts': () =>
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
