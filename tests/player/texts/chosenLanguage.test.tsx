import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LANGUAGES, SPOKEN_LANGUAGES } from '../../../src/contract/languages';
import { PhoneApp } from '../../../src/player/PhoneApp';
import { PhoneClient } from '../../../src/player/phoneClient';
import { showLanguages } from '../../../src/player/texts/showLanguages';
import { FakeGameServer } from '../fakeGameServer';
import { HUB_URL } from '../phone';

/** Opens the join form of a phone whose browser asks for these languages; answers the choice on it. */
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

test('every language stands in the choice under its own name, the phone’s own one is chosen', async () => {
  const choice = await openForm();
  expect(choice).toHaveAccessibleName('Sprache');
  expect(choice).toHaveDisplayValue('Deutsch');
  for (const each of SPOKEN_LANGUAGES)
    expect(screen.getByRole('option', { name: LANGUAGES[each] })).toHaveAttribute('lang', each);
});

test('another language shows at once, what was typed stays, and the next visit begins in it', async () => {
  const choice = await openForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Teamname' }), 'Ada');
  await userEvent.selectOptions(choice, 'English');
  expect(await screen.findByRole('textbox', { name: 'Team name' })).toHaveValue('Ada');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  const shown = vi.fn();
  showLanguages(shown);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ language: 'en' })));
});

test('a stored language that is none counts as not chosen', async () => {
  localStorage.setItem('quiz-night.phone-language', 'klingon');
  expect(await openForm(['ja', 'de-CH'])).toHaveDisplayValue('Deutsch');
});

test('a phone that asks for languages that we lack speaks English, also where nothing can be stored', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(await openForm(['ja'])).toHaveDisplayValue('English');
});
