import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Placing } from '../../../src/contract/scores';
import { CertificateDialog } from '../../../src/host/print/CertificateDialog';
import { saveLanguage } from '../../../src/host/texts/useLanguage';

type Place = [rank: number, name: string, points?: number];
const standings = (places: Place[]): Placing[] =>
  places.map(([rank, name, points = 5]) => ({ rank, name, points }));

const onClose = vi.fn();
beforeEach(() => {
  onClose.mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21) });
});

/** Opens the certificate; returns the text of each of its places, and its other texts. */
function open(places: Place[]) {
  render(<CertificateDialog quizName="Pub Quiz" standings={standings(places)} onClose={onClose} />);
  const dialog = within(screen.getByRole('dialog', { name: /^(Urkunde|Certificate)$/ }));
  const partsOf = (place: HTMLElement) =>
    [...place.querySelectorAll('*')].filter(
      (part) => part.childElementCount === 0 && !part.closest('[aria-hidden]'),
    );
  return {
    dialog,
    places: dialog.getAllByRole('listitem').map((place) => partsOf(place).map((part) => part.textContent)),
    texts: dialog.getAllByRole('paragraph').map((text) => text.textContent),
  };
}

test('names the quiz, the day and the first three places', () => {
  const { dialog, places, texts } = open([
    [1, 'Anna', 9.5],
    [2, 'Ben', 1],
    [3, 'Cleo'],
    [4, 'Dora'],
  ]);
  expect(dialog.getByRole('heading', { name: 'Pub Quiz' })).toBeVisible();
  expect(texts).toEqual(['Siegerehrung', 'Samstag, 21. November 2026', '4 Teams']);
  expect(places).toEqual([
    ['1', 'Anna', '9,5 Punkte'],
    ['2', 'Ben', '1 Punkt'],
    ['3', 'Cleo', '5 Punkte'],
  ]);
});

test('speaks English too', () => {
  saveLanguage('en');
  const { places, texts } = open([[1, 'Anna', 9.5]]);
  expect(texts).toEqual(['The winners', expect.stringMatching(/^Saturday,? 21 November 2026$/), '1 team']);
  expect(places).toEqual([['1', 'Anna', '9.5 points']]);
});

const SHARED = Array.from({ length: 10 }, (_, i): Place => [i === 0 ? 1 : 2, `Team ${i}`]);
test('lists all who share a place together', () => {
  const [first, second] = open(SHARED).places;
  expect(first).toEqual(['1', 'Team 0', '5 Punkte']);
  expect(second).toEqual(['2', ...SHARED.slice(1).map(([, name]) => name), '5 Punkte']);
});

test('says that more share a place than have room on it', () => {
  const many = Array.from({ length: 12 }, (_, i): Place => [2, `Team ${i + 1}`]);
  const [first, second] = open([[1, 'Team 0'], ...many]).places;
  expect(first).not.toContain('und andere');
  expect(second!.slice(-3)).toEqual(['Team 10', 'und andere', '5 Punkte']);
});

test('has the beer mat of each team, and gives each name its own text direction', () => {
  const { dialog } = open([[1, 'فريق 7!']]);
  expect(dialog.getByText('فريق 7!').tagName).toBe('BDI');
  const mat = dialog.getByRole('listitem').querySelector('[data-beer-mat]');
  expect(mat).toHaveAttribute('data-beer-mat', 'فريق 7!');
});

test('prints, and closes', async () => {
  window.print = vi.fn();
  const { dialog } = open([[1, 'Anna']]);
  await userEvent.click(dialog.getByRole('button', { name: 'Drucken' }));
  expect(window.print).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalledOnce();
});
