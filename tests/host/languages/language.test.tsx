import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { catalogues } from '../../../src/host/languages/catalogues';
import { english } from '../../../src/host/languages/english';
import { frameTexts } from '../../../src/host/languages/frameTexts';
import { german } from '../../../src/host/languages/german';
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
    expect([1, 2, 1000].map(german.settings.tested.found)).toEqual([
      '1 Quiz gefunden.',
      '2 Quizze gefunden.',
      '1.000 Quizze gefunden.',
    ]);
    expect(german.lobby.arrived(1, 'Ada', 7)).toBe('1 neues Team: Ada, 7 im Raum');
    expect(german.lobby.arrived(30, '', 1200)).toBe('30 neue Teams, 1.200 im Raum');
  });

  test('in English', () => {
    expect([1, 2].map(english.settings.tested.found)).toEqual(['1 quiz found.', '2 quizzes found.']);
    expect(english.lobby.arrived(1, 'Ada', 7)).toBe('1 new team: Ada, 7 in the room');
    expect(english.lobby.arrived(30, '', 1200)).toBe('30 new teams, 1,200 in the room');
  });
});

test('no text is empty, and none of the English ones is still German', () => {
  const wordsOf = (texts: object): string[] =>
    Object.values(texts).flatMap((text: unknown) =>
      typeof text === 'string' ? [text] : typeof text === 'object' && text ? wordsOf(text) : [],
    );
  const all = [...Object.values(catalogues), ...Object.values(frameTexts)];
  for (const texts of all) expect(wordsOf(texts)).not.toContain('');
  for (const text of wordsOf({ ...english, ...frameTexts.english }))
    expect(text).not.toMatch(/[äöüß]|\b(der|die|und|nicht)\b/i);
});
