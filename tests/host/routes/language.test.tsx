import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../src/contract/languages';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';

const KEY = 'quiz-night.language';

/** Sets the browser's languages, preferred first. */
function wish(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

afterEach(() => {
  document.title = 'Quiz Night';
});

/** The buttons that offer a language. */
const OFFERS = new RegExp(
  Object.values(LANGUAGES)
    .map(({ offer }) => `^${offer}$`)
    .join('|'),
);

describe('the start page', () => {
  test.each([
    ['fr-CA', 'En français', 'fr'],
    ['tr', 'Türkçe', 'tr'],
    ['en-US', 'In English', 'en'],
    ['no', 'På norsk', 'nb'],
  ])(
    'offers a browser in %s its language with one button, and never again',
    async (wished, offer, language) => {
      wish(wished, 'de');
      openAt('/');
      const button = await screen.findByRole('button', { name: new RegExp(offer) });
      expect(button).toHaveAttribute('lang', language);
      await userEvent.click(button);
      expect(localStorage.getItem(KEY)).toBe(language);
      await waitFor(() => expect(document.documentElement.lang).toBe(language));
      expect(screen.queryByRole('button', { name: new RegExp(offer) })).not.toBeInTheDocument();
    },
  );

  test.each([[['de-AT', 'en']], [['sr-Latn', 'zz']], [['zz', 'de']], [[]]])(
    'offers nothing to a browser in %j',
    (wished) => {
      wish(...wished);
      openAt('/');
      expect(screen.getByRole('button', { name: 'Load Quiz' })).toBeInTheDocument();
      expect(screen.queryAllByRole('button', { name: OFFERS })).toEqual([]);
    },
  );

  test('offers nothing once a language was chosen, even the mixture', () => {
    wish('fr');
    localStorage.setItem(KEY, 'mixture');
    openAt('/');
    expect(screen.queryAllByRole('button', { name: OFFERS })).toEqual([]);
  });

  test('marks the language of each part', async () => {
    SpecServer.start();
    openAt('/');
    expect(document.documentElement.lang).toBe('de');
    expect(screen.getByText('Welcome to your best Night ever!')).toHaveAttribute('lang', 'en');
    await userEvent.click(screen.getByRole('button', { name: 'Load Quiz' }));
    const title = await screen.findByText('Open new Quiz');
    expect(title).toHaveAttribute('lang', 'en');
  });
});

describe('the quizzes', () => {
  const QUIZZES = [
    { quizId: 'fr', quizName: 'Le quiz', language: 'fr' },
    { quizId: 'en', quizName: 'The quiz', language: 'en' },
    { quizId: 'de', quizName: 'Das Quiz', language: 'de' },
    { quizId: 'own', quizName: 'Friday' },
  ];

  async function cardsIn(stored: string | null, wished: string[], quizzes: unknown[] = QUIZZES) {
    wish(...wished);
    if (stored) localStorage.setItem(KEY, stored);
    SpecServer.start().quizzes = quizzes;
    openAt('/');
    await userEvent.click(document.querySelector('.start-choices button')!);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findAllByRole('listitem');
    const names = () =>
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    return { dialog, names };
  }

  test('in other languages wait behind a button', async () => {
    const { dialog, names } = await cardsIn(null, ['de']);
    expect(names()).toEqual(['Friday', 'Das Quiz', 'The quiz']);
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Quizzes in anderen Sprachen zeigen (1)' }),
    );
    expect(names()).toEqual(['Friday', 'Das Quiz', 'The quiz', 'Le quiz']);
    expect(within(dialog).getByRole('button', { name: 'Le quiz' })).toHaveAttribute('lang', 'fr');
  });

  test('in the chosen language come first, then what the browser reads', async () => {
    const { names } = await cardsIn('fr', ['en-GB', 'fr']);
    expect(names()).toEqual(['Friday', 'Le quiz', 'The quiz']);
  });

  test('in no language are enough for a host who can read none of the others', async () => {
    const { names } = await cardsIn('uk', ['uk']);
    expect(names()).toEqual(['Friday']);
  });

  test('are all shown if the host can read none, English ones first', async () => {
    const { names } = await cardsIn('uk', ['uk'], QUIZZES.slice(0, 3));
    expect(names()).toEqual(['The quiz', 'Le quiz', 'Das Quiz']);
  });
});

test('the tab names what the page shows', async () => {
  SpecServer.start().addSession('BDFGH', 'Ada');
  openAt('/session/BDFGH');
  await waitFor(() => expect(document.title).toBe('Pub Quiz · Quiz Night'));
});
