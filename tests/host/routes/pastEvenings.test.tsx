import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { KeepResults } from '../../../src/contract/venue';
import type { OpenedEvening, PastEvening } from '../../../src/contract/pastEvenings';
import '../../../src/host/routes/EveningLists';
import '../../../src/host/routes/EveningsDialog';
import '../../../src/host/routes/OpenedEvening';
import { keepHostKey } from '../../../src/host/session/openedSessions';
import { closeByEscape } from '../../support/closeByEscape';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { SpecServer } from '../../support/specServer';
import { catchSaved } from '../catchSaved';
import { openAt } from '../openAt';

const HERE = 'http://localhost:5000';

const evening = (day: number, more: Partial<PastEvening> = {}): PastEvening => ({
  eveningId: `evening-${day}`,
  quizNames: ['Pub Quiz'],
  openedAt: new Date(2026, 2, day, 19).toISOString(),
  endedAt: new Date(2026, 2, day, 22, 41).toISOString(),
  players: 14,
  winners: ['The Owls'],
  ...more,
});

/** Starts a server that keeps these evenings. Returns the requests other than for the list. */
function keepEvenings(evenings: PastEvening[], keepResults: KeepResults = 8760): string[] {
  // The start page asks at once if this browser has opened a session.
  SpecServer.start().addSession('BDFGH');
  keepHostKey(HERE, 'BDFGH', undefined);
  const asked: string[] = [];
  network.use(
    http.get(`${HERE}/evenings`, () => HttpResponse.json({ evenings, keepResults })),
    http.get(`${HERE}/evenings/:id/results`, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      const standings = [{ rank: 1, name: 'The Owls', points: 12 }];
      return search.includes('json') ? HttpResponse.json({ standings }) : HttpResponse.text('Platz;Name');
    }),
    http.delete(`${HERE}/evenings/:id`, ({ request, params }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`DELETE ${pathname}${search}`);
      evenings = evenings.filter(({ eveningId }) => eveningId !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return asked;
}

async function openList() {
  openAt('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Vergangene Abende' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vergangene Abende' });
  await within(dialog).findAllByRole('listitem');
  return within(dialog);
}

test('past evenings are listed from the start page, with their teams, winner and retention time', async () => {
  keepEvenings([evening(14, { quizNames: ['Pub Quiz', 'Songs'] }), evening(7, { winners: ['A', 'B'] })]);
  const dialog = await openList();
  const [first, second] = dialog.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Pub Quiz \+ Songs.*14\. März 2026.*14 Teams · 1\. Platz: The Owls/);
  expect(second).toHaveTextContent('1. Platz: A und B');
  expect(dialog.getByText(/Die Ergebnisse bleiben 1 Jahr\./)).toBeVisible();
});

test('the results of each can be saved', async () => {
  catchSaved();
  const asked = keepEvenings([evening(14), evening(7)], 'forever');
  const dialog = await openList();
  await userEvent.click(dialog.getByRole('button', { name: /CSV: Pub Quiz, .*7\. März/ }));
  expect(await dialog.findByText('Die Datei ist gespeichert.')).toBeVisible();
  expect(asked).toEqual(['/evenings/evening-7/results?format=csv&lang=de']);
  expect(dialog.getByText(/bis du sie löschst/)).toBeVisible();
});

test('one shows its certificate above the list; once the last one is deleted, nothing is listed any more', async () => {
  keepEvenings([evening(14)]);
  const dialog = await openList();
  await userEvent.click(dialog.getByRole('button', { name: /^Urkunde zum Drucken/ }));
  const certificate = await screen.findByRole('dialog', { name: 'Urkunde' });
  expect(within(certificate).getByRole('listitem')).toHaveTextContent('1The Owls12 Punkte');
  await closeByEscape(certificate);
  await userEvent.click(dialog.getByRole('button', { name: /^Löschen/ }));
  const question = await screen.findByRole('dialog', { name: 'Pub Quiz löschen?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Löschen' }));
  expect(await dialog.findByText('Hier ist kein Abend mehr gespeichert.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Vergangene Abende' })).toBeNull());
});

test('each quiz of an evening has a certificate of its own', async () => {
  keepEvenings([evening(14, { quizNames: ['Pub Quiz', 'Songs'] })]);
  const of = (name: string) => ({ standings: [{ rank: 1, name, points: 3 }] });
  const results = { ...of('Owls'), former: [{ quizName: 'Pub Quiz', results: of('Cats') }] };
  network.use(http.get(`${HERE}/evenings/:id/results`, () => HttpResponse.json(results)));
  const dialog = await openList();
  for (const [quizName, winner] of [
    ['Pub Quiz', 'Cats'],
    ['Songs', 'Owls'],
  ] as const) {
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^Urkunde.*: ${quizName}`) }));
    const certificate = await screen.findByRole('dialog', { name: 'Urkunde' });
    expect(within(certificate).getByRole('heading')).toHaveTextContent(quizName);
    expect(within(certificate).getByRole('listitem')).toHaveTextContent(winner);
    await userEvent.click(within(certificate).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(certificate).not.toBeInTheDocument());
  }
});

test('one that could not be deleted stays, the dialog says so, and the next attempt deletes it alone', async () => {
  const asked = keepEvenings([evening(14), evening(7)]);
  const refused = () => new HttpResponse(null, { status: 507 });
  network.use(http.delete(`${HERE}/evenings/:id`, refused, { once: true }));
  const dialog = await openList();
  const remove = async () => {
    await userEvent.click(dialog.getByRole('button', { name: /Löschen: Pub Quiz, .*14\. März/ }));
    const question = await screen.findByRole('dialog', { name: 'Pub Quiz löschen?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Löschen' }));
  };
  await remove();
  expect(await dialog.findByText('Der Abend konnte nicht gelöscht werden.')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  expectConsoleError(/An evening could not be deleted/);
  await remove();
  expect(await dialog.findByText('Der Abend ist gelöscht.')).toBeVisible();
  expect(asked).toEqual(['DELETE /evenings/evening-14']);
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
});

test('the dialog says that one was deleted, even if the list cannot be read again', async () => {
  keepEvenings([evening(14), evening(7)]);
  const dialog = await openList();
  network.use(http.get(`${HERE}/evenings`, () => HttpResponse.error()));
  await userEvent.click(dialog.getByRole('button', { name: /Löschen: Pub Quiz, .*14\. März/ }));
  const question = await screen.findByRole('dialog', { name: 'Pub Quiz löschen?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expectConsoleError(/The past evenings could not be loaded/));
  expect(dialog.getByText('Der Abend ist gelöscht.')).toBeVisible();
});

test('of many evenings the latest fifty are shown first, then earlier ones', async () => {
  keepEvenings(Array.from({ length: 70 }, (_, day) => evening(70 - day)));
  const dialog = await openList();
  expect(dialog.getAllByRole('listitem')).toHaveLength(50);
  await userEvent.click(dialog.getByRole('button', { name: 'Frühere Abende zeigen' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(70);
});

test.each([
  ['that keeps none', () => HttpResponse.json({ evenings: [] })],
  ['that knows only the specification', () => new HttpResponse(null, { status: 404 })],
  ['that tells this browser nothing', () => new HttpResponse(null, { status: 403 })],
  ['that answers something else', () => HttpResponse.html('<p>Hello</p>')],
])('a server %s shows nothing of past evenings', async (_which, answer) => {
  const asked = vi.fn();
  keepEvenings([]);
  network.use(http.get(`${HERE}/evenings`, () => (asked(), answer())));
  openAt('/');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await screen.findByRole('button', { name: 'Saison' });
  expect(screen.queryByRole('button', { name: 'Vergangene Abende' })).toBeNull();
});

test('an evening that counts in a season leaves it, too, but only if the host says so', async () => {
  const asked = keepEvenings([evening(14, { seasons: ['Winter'] }), evening(7)]);
  const dialog = await openList();
  const remove = async (name: RegExp, isCounted: boolean) => {
    await userEvent.click(dialog.getByRole('button', { name }));
    const question = within(await screen.findByRole('dialog', { name: 'Pub Quiz löschen?' }));
    const ticks = question.queryAllByRole('checkbox', { name: 'Auch aus der Saison löschen: Winter' });
    expect(ticks).toHaveLength(Number(isCounted));
    for (const tick of ticks) await userEvent.click(tick);
    await userEvent.click(question.getByRole('button', { name: 'Löschen' }));
  };
  await remove(/Löschen: .*14\. März/, true);
  expect(await dialog.findByText('Der Abend ist gelöscht.')).toBeVisible();
  await remove(/Löschen: .*7\. März/, false);
  await waitFor(() =>
    expect(asked).toEqual(['DELETE /evenings/evening-14?season=1', 'DELETE /evenings/evening-7']),
  );
});

/** Serves an evening in which Ben is misjudged. Returns what a host sends to change it. */
function openEvening() {
  const place = (rank: number, name: string, points: number) => ({ rank, name, points });
  const of = (benIsRight: boolean): OpenedEvening => ({
    ...evening(14),
    countsIn: [],
    quizzes: [
      {
        quizName: 'Pub Quiz',
        standings: [place(1, 'Anna', 1), benIsRight ? place(1, 'Ben', 1) : place(2, 'Ben', 0)],
        correctable: true,
        game: {
          revision: 0,
          step: 0,
          next: null,
          adjustments: [],
          players: [
            { playerId: 'p1', name: 'Anna', connected: false, answered: false, points: 1 },
            { playerId: 'p2', name: 'Ben', connected: false, answered: false, points: 0 },
          ],
          marking: [
            {
              questionId: 'q1',
              text: 'Wer schrieb Faust?',
              kind: 'text',
              round: 0,
              number: 1,
              revealed: true,
              groups: [
                {
                  text: 'J. W.',
                  count: 1,
                  correct: benIsRight,
                  suggested: false,
                  marked: benIsRight || undefined,
                },
              ],
            },
          ],
        },
      },
    ],
  });
  const sent: unknown[] = [];
  const change =
    (now: OpenedEvening) =>
    async ({ request }: { request: Request }) => {
      sent.push(await request.json());
      return HttpResponse.json(now);
    };
  network.use(
    http.get(`${HERE}/evenings/:id`, () => HttpResponse.json(of(false))),
    http.post(`${HERE}/evenings/:id/commands`, change(of(true))),
    http.put(
      `${HERE}/evenings/:id/season`,
      change({ ...of(false), countsIn: [{ seasonId: 'winter', name: 'Winter' }] }),
    ),
    http.get(`${HERE}/seasons`, () =>
      HttpResponse.json({ seasons: [{ seasonId: 'winter', name: 'Winter', evenings: 3 }] }),
    ),
  );
  return sent;
}

async function view() {
  const list = await openList();
  await userEvent.click(list.getByRole('button', { name: /^Ansehen: Pub Quiz/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Pub Quiz' });
  await within(dialog).findByText('Fragen und Antworten');
  return within(dialog);
}

test('one is opened with its places, and an answer marked again moves them', async () => {
  keepEvenings([evening(14)]);
  const sent = openEvening();
  const dialog = await view();
  const places = () =>
    within(dialog.getByRole('region', { name: 'Plätze: Pub Quiz' })).getAllByRole('listitem');
  expect(places().map(({ textContent }) => textContent)).toEqual(['1 Anna 1', '2 Ben 0']);
  await userEvent.click(dialog.getByText('Wer schrieb Faust?'));
  await userEvent.click(dialog.getByRole('button', { name: 'Richtig' }));
  expect(await dialog.findByText(/^Gespeichert\./)).toBeVisible();
  expect(places()[1]).toHaveTextContent('1 Ben 1');
  const command = { type: 'mark', questionId: 'q1', answer: 'J. W.', correct: true };
  expect(sent).toEqual([{ quiz: 0, command }]);
});

test('its scores are corrected, and it is counted in a season', async () => {
  keepEvenings([evening(14)]);
  const sent = openEvening();
  const dialog = await view();
  await userEvent.click(dialog.getByText('Punkte korrigieren'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Team' }), 'Ben');
  await userEvent.click(dialog.getByRole('button', { name: 'Punkte geben' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Zählt für die Saison' }), 'Winter');
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Zählt für die Saison' })).toHaveValue('winter'),
  );
  expect(sent).toMatchObject([
    { quiz: 0, command: { type: 'adjust', playerId: 'p2', points: 1 } },
    { seasonId: 'winter' },
  ]);
});

test('what was not saved is said', async () => {
  keepEvenings([evening(14)]);
  openEvening();
  network.use(http.post(`${HERE}/evenings/:id/commands`, () => new HttpResponse(null, { status: 507 })));
  const dialog = await view();
  await userEvent.click(dialog.getByText('Wer schrieb Faust?'));
  await userEvent.click(dialog.getByRole('button', { name: 'Falsch' }));
  expect(await dialog.findByText('Die Änderung wurde nicht gespeichert.')).toBeVisible();
  expectConsoleError(/The evening could not be changed/);
});

test('one of an earlier version can be looked at only, and says why', async () => {
  keepEvenings([evening(14)]);
  const game = { revision: 0, step: 0, next: null, adjustments: [], players: [] };
  const groups = [{ text: 'Goethe', count: 2, correct: true, suggested: false }];
  const marking = [{ questionId: 'q1', text: 'Wer schrieb Faust?', round: 0, number: 1, groups }];
  openEvening();
  const quizzes = [{ quizName: 'Pub Quiz', standings: [], game: { ...game, marking } }];
  network.use(
    http.get(`${HERE}/evenings/:id`, () => HttpResponse.json({ ...evening(14), countsIn: [], quizzes })),
  );
  const dialog = await view();
  expect(dialog.getByText(/^Dieses Quiz hat eine frühere Version gespeichert/)).toBeVisible();
  await userEvent.click(dialog.getByText('Wer schrieb Faust?'));
  expect(dialog.getByText('Goethe')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Richtig' })).toBeNull();
});
