import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { keepHostKey } from '../../../src/host/session/openedSessions';
import '../../../src/host/routes/Print';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { SECRET_QUIZ } from '../../support/secretQuiz';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';

const HERE = 'http://localhost:5000';
const KEY = 'q4ul-_AbCdEfGhIjKlMnOw';
const PATH = '/quizzes/pub/print';

/** Has the server answer with this quiz, or with this status. */
function answerQuiz(answer: object | number): void {
  network.use(
    http.get(`${HERE}/quizzes/pub`, () =>
      typeof answer === 'number'
        ? HttpResponse.json({}, { status: answer })
        : HttpResponse.json(answer, { headers: { etag: '"1"' } }),
    ),
  );
}

/** Has the server be told that sheets were printed; answers the keys that it was shown. */
function takePrinted(status: () => number): (string | null)[] {
  const shown: (string | null)[] = [];
  network.use(
    http.post(`${HERE}/session/BDFGH/printed`, ({ request }) => {
      shown.push(request.headers.get('authorization'));
      return new HttpResponse(null, { status: status() });
    }),
  );
  return shown;
}

/** Prints as the browser does. */
async function print(): Promise<void> {
  vi.stubGlobal('print', () => window.dispatchEvent(new Event('beforeprint')));
  await userEvent.click(await screen.findByRole('button', { name: 'Drucken' }));
}

test.each([
  [404, /Dieses Quiz gibt es nicht/],
  [403, /darf an diesem Server keine Quizze lesen/],
  [503, 'Der Server antwortet nicht.'],
])('where the server answers %d it is said why nothing can be printed', async (status, reason) => {
  answerQuiz(status);
  openAt(PATH);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expectConsoleError(/cannot be read for printing/);
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  if (status === 404) return;
  answerQuiz(SECRET_QUIZ);
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('radio', { name: 'Antwortbogen' })).toBeChecked();
});

test('without a session printing tells nobody', async () => {
  answerQuiz(SECRET_QUIZ);
  const shown = takePrinted(() => 204);
  openAt(PATH);
  await print();
  expect(shown).toEqual([]);
});

test('the server is told with the host key, and once more where it did not take it', async () => {
  SpecServer.start().addSession('BDFGH', 'Ada');
  answerQuiz(SECRET_QUIZ);
  keepHostKey(HERE, 'BDFGH', KEY);
  const statuses = [503, 204];
  const shown = takePrinted(() => statuses.shift() ?? 204);
  openAt(`${PATH}?session=BDFGH`);
  await print();
  expect(await screen.findByText(/endet womöglich früher/)).toBeVisible();
  expectConsoleError(/was not told/);
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByText(/bleiben jetzt sieben Tage/)).toBeVisible();
  expect(shown).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`]);
});

test("who has no host key prints tonight's teams all the same, and tells nobody", async () => {
  SpecServer.start().addSession('BDFGH', 'Ada');
  answerQuiz(SECRET_QUIZ);
  const shown = takePrinted(() => 204);
  openAt(`${PATH}?session=BDFGH`);
  await userEvent.click(await screen.findByRole('radio', { name: 'Punktetabelle' }));
  expect(await screen.findByText('Ada')).toBeVisible();
  await print();
  expect(shown).toEqual([]);
});

test('of a session that has ended it is said, and the quiz can be printed', async () => {
  SpecServer.start();
  answerQuiz(SECRET_QUIZ);
  openAt(`${PATH}?session=ZZZZZ`);
  expect(await screen.findByText('Diese Session gibt es nicht mehr.')).toBeVisible();
  expectConsoleError(/session cannot be read for printing/);
  await userEvent.click(screen.getByRole('radio', { name: 'Tischkarte' }));
  expect(screen.getByText(/Tischkarten brauchen eine Session/)).toBeVisible();
});
