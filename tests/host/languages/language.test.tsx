import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { defineTexts } from '../../../src/host/languages/defineTexts';
import { LANGUAGES } from '../../../src/host/languages/language';
import { useSettingsTexts } from '../../../src/host/layout/settingsTexts';
import { useLobbyTexts } from '../../../src/host/lobby/lobbyTexts';
import { useQuizDialogTexts } from '../../../src/host/routes/QuizDialog';
import { useStartTexts } from '../../../src/host/routes/Start';
import { useConnectionTexts } from '../../../src/host/session/connectionTexts';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';

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
  expect(screen.getByText('Quiz laden')).toBeInTheDocument();
  expect(root).toHaveAttribute('lang', 'de');
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  const dialog = screen.getByRole('dialog', { name: 'Settings' });
  expect(within(dialog).getByRole('tab', { name: 'General' })).toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBe('english');
});

test('another tab is followed', () => {
  openAt('/');
  act(() => {
    localStorage.setItem(KEY, 'german');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'german' }));
  });
  expect(screen.getByRole('button', { name: 'Quiz laden' })).toBeInTheDocument();
});

test('a stored language that is none counts as the mixture', () => {
  localStorage.setItem(KEY, 'klingon');
  openAt('/');
  expect(screen.getByRole('button', { name: 'Load Quiz' })).toBeInTheDocument();
});

test('an open lobby shows the language at once, in its connection light too', async () => {
  localStorage.setItem(KEY, 'german');
  SpecServer.start().addSession('BDFGH', 'Ada');
  openAt('/session/BDFGH');
  expect(await screen.findByRole('button', { name: 'Verbindung: Verbunden' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Quiz-Lobby' })).toBeInTheDocument();
});

describe('numbers and plurals are right', () => {
  test('in German', () => {
    expect([1, 2, 1000].map(useSettingsTexts.in('german').tested.found)).toEqual([
      '1 Quiz gefunden.',
      '2 Quizze gefunden.',
      '1.000 Quizze gefunden.',
    ]);
    const { arrived } = useLobbyTexts.in('german');
    expect(arrived(1, 'Ada', 7)).toBe('1 neues Team: Ada, 7 im Raum');
    expect(arrived(30, '', 1200)).toBe('30 neue Teams, 1.200 im Raum');
  });

  test('in English', () => {
    expect([1, 2].map(useSettingsTexts.in('english').tested.found)).toEqual([
      '1 quiz found.',
      '2 quizzes found.',
    ]);
    const { arrived } = useLobbyTexts.in('english');
    expect(arrived(1, 'Ada', 7)).toBe('1 new team: Ada, 7 in the room');
    expect(arrived(30, '', 1200)).toBe('30 new teams, 1,200 in the room');
  });
});

type TextsHook = ReturnType<typeof defineTexts<object>>;

/** Every room's texts, by their hooks. */
const rooms = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../src/host/*/**/*.{ts,tsx}', { eager: true }),
)
  .flatMap((file) => Object.values(file))
  .filter((each): each is TextsHook => typeof each === 'function' && 'in' in each);

test('no text is German in English, and those of the first screens are never empty', () => {
  const wordsOf = (texts: unknown): string[] =>
    typeof texts === 'string'
      ? [texts]
      : typeof texts === 'object' && texts
        ? Object.values(texts).flatMap(wordsOf)
        : [];
  expect(rooms.length).toBeGreaterThan(20);
  for (const text of rooms.flatMap((room) => wordsOf(room.in('english'))))
    expect(text).not.toMatch(/[äöüß]|\b(der|die|und|nicht)\b/i);
  for (const language of LANGUAGES)
    for (const room of [
      useLobbyTexts,
      useSettingsTexts,
      useConnectionTexts,
      useQuizDialogTexts,
      useStartTexts,
    ])
      expect(wordsOf(room.in(language))).not.toContain('');
});

test('a language that lacks a text, or has one too many, does not compile', () => {
  // @ts-expect-error -- without `save`
  defineTexts({ de: { save: 'Speichern', retry: 'Erneut versuchen' }, en: { retry: 'Try again' } });
  // @ts-expect-error -- without English
  defineTexts({ de: { save: 'Speichern' } });
  const texts = defineTexts({
    de: { save: 'Speichern', retry: 'Erneut versuchen' },
    en: {
      save: 'Save',
      retry: 'Try again',
      // @ts-expect-error -- German has none
      other: 'Other',
    },
    quoted: { save: 'Save it' },
  });
  expect(texts.in('mixture')).toEqual({ save: 'Save it', retry: 'Erneut versuchen' });
});
