import { act, screen, waitFor } from '@testing-library/react';
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
import { HERE, KEY } from '../session/openHosted';

const PATH = '/quizzes/pub/print';

/** Makes the server respond with this quiz or status. */
function answerQuiz(answer: object | number): void {
  network.use(
    http.get(`${HERE}/quizzes/pub`, () =>
      typeof answer === 'number'
        ? HttpResponse.json({}, { status: answer })
        : HttpResponse.json(answer, { headers: { etag: '"1"' } }),
    ),
  );
}

/** Lets the server be told that sheets were printed; returns the keys that it was sent. */
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
  [403, /darf auf diesem Server keine Quizze lesen/],
  [503, 'Der Server antwortet nicht.'],
])('if the server responds with %d, the page says why nothing can be printed', async (status, reason) => {
  answerQuiz(status);
  openAt(PATH);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expectConsoleError(/cannot be read for printing/);
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  if (status === 404) return;
  answerQuiz(SECRET_QUIZ);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('radio', { name: 'Antwortbogen' })).toBeChecked();
});

test('a quiz that was changed in another window is printed as it is now', async () => {
  answerQuiz(SECRET_QUIZ);
  openAt(PATH);
  expect(await screen.findByText(SECRET_QUIZ.quizName, { selector: '.print-quiz' })).toBeVisible();
  answerQuiz({ ...SECRET_QUIZ, quizName: 'Corrected' });
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('Corrected', { selector: '.print-quiz' })).toBeVisible();
});

test('the preview stays where it is while the quiz is the same as before', async () => {
  answerQuiz(SECRET_QUIZ);
  openAt(PATH);
  const page = await screen.findByRole('region', { name: /^Seite 1 / });
  const again = vi.fn(() => HttpResponse.json(SECRET_QUIZ, { headers: { etag: '"1"' } }));
  network.use(http.get(`${HERE}/quizzes/pub`, again));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(again).toHaveBeenCalled());
  await act(async () => {});
  expect(page).toBeInTheDocument();
});

test('printing without a session is not reported to the server', async () => {
  answerQuiz(SECRET_QUIZ);
  const shown = takePrinted(() => 204);
  openAt(PATH);
  await print();
  expect(shown).toEqual([]);
});

test('printing is reported to the server with the host key, and once more if that failed', async () => {
  SpecServer.start().addSession('BDFGH', 'Ada');
  answerQuiz(SECRET_QUIZ);
  keepHostKey(HERE, 'BDFGH', KEY);
  const statuses = [503, 204];
  const shown = takePrinted(() => statuses.shift() ?? 204);
  openAt(`${PATH}?session=BDFGH`);
  await print();
  expect(await screen.findByText(/schließt womöglich früher/)).toBeVisible();
  expectConsoleError(/was not told/);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText(/bleiben jetzt sieben Tage/)).toBeVisible();
  expect(shown).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`]);
});

test("a host without a host key can still print tonight's teams, without reporting it", async () => {
  SpecServer.start().addSession('BDFGH', 'Ada');
  answerQuiz(SECRET_QUIZ);
  const shown = takePrinted(() => 204);
  openAt(`${PATH}?session=BDFGH`);
  await userEvent.click(await screen.findByRole('radio', { name: 'Punktetabelle' }));
  expect(await screen.findByText('Ada')).toBeVisible();
  await print();
  expect(shown).toEqual([]);
});

test('a session that has ended is reported as such, and its quiz can still be printed', async () => {
  SpecServer.start();
  answerQuiz(SECRET_QUIZ);
  openAt(`${PATH}?session=ZZZZZ`);
  expect(await screen.findByText('Diesen Raum gibt es nicht mehr.')).toBeVisible();
  expectConsoleError(/session cannot be read for printing/);
  await userEvent.click(screen.getByRole('radio', { name: 'Tischkarte' }));
  expect(screen.getByText(/Tischkarten brauchen einen Raum/)).toBeVisible();
});
