import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LANGUAGES, SPOKEN_LANGUAGES } from '../../../src/contract/languages';
import { PhoneApp } from '../../../src/player/PhoneApp';
import { PhoneClient } from '../../../src/player/phoneClient';
import { showLanguages } from '../../../src/player/texts/showLanguages';
import { FakeGameServer } from '../fakeGameServer';
import { HUB_URL } from '../phone';

/** Opens the join form of a phone whose browser prefers these languages; returns its language choice. */
async function openForm(wished: readonly string[] = ['de-AT']): Promise<HTMLElement> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wished);
  new FakeGameServer().addSession('BDFGH', 'Pub Quiz');
  const client = new PhoneClient(HUB_URL, 'BDFGH');
  const page = render(<main />);
  const onLanguage = showLanguages((texts) =>
    act(() => page.rerender(<PhoneApp client={client} texts={texts} onLanguage={onLanguage} />)),
  );
  return screen.findByRole('combobox');
}

test('every language is listed under its own name, and the phone’s is selected', async () => {
  const choice = await openForm();
  expect(choice).toHaveAccessibleName('Sprache');
  expect(choice).toHaveDisplayValue('Deutsch');
  for (const each of SPOKEN_LANGUAGES)
    expect(screen.getByRole('option', { name: LANGUAGES[each].name })).toHaveAttribute('lang', each);
});

test('another language is shown at once, keeps what was typed, and is used on the next visit', async () => {
  const choice = await openForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Teamname' }), 'Ada');
  await userEvent.selectOptions(choice, 'English');
  expect(await screen.findByRole('textbox', { name: 'Team name' })).toHaveValue('Ada');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  const shown = vi.fn();
  showLanguages(shown);
  await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ language: 'en' })));
});

test('an invalid stored language counts as not chosen', async () => {
  localStorage.setItem('quiz-night.phone-language', 'klingon');
  expect(await openForm(['ja', 'de-CH'])).toHaveDisplayValue('Deutsch');
});

test('a phone without a supported language shows English, even if nothing can be stored', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(await openForm(['ja'])).toHaveDisplayValue('English');
});

test('a language that is only begun is shown to those whose address asks for it, from right to left', async () => {
  history.replaceState(null, '', '/join?lang=he');
  expect(await openForm()).toHaveDisplayValue('עברית');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  history.replaceState(null, '', '/join');
  expect(screen.queryByRole('option', { name: 'עברית' })).toBeVisible();
  showLanguages(vi.fn());
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});
