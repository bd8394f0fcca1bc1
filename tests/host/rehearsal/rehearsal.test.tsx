import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { RehearsalReport } from '../../../src/contract/rehearsal';
import '../../../src/host/rehearsal/FirstEvening';
import '../../../src/host/rehearsal/RehearsalDialog';
import '../../../src/host/rehearsal/ReportPage';
import { watchSmallTexts } from '../../../src/host/rehearsal/smallTexts';
import { keepHostKey } from '../../../src/host/session/openedSessions';
import { closeByEscape } from '../../support/closeByEscape';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { PUB_QUIZ, SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';
import { FilesServer, openQuizDialog } from '../workshop/files/filesServer';

const HERE = 'http://localhost:5000';
const KEY = 'q4ul-_AbCdEfGhIjKlMnOw';
const REPORT: RehearsalReport = {
  quizId: 'pub',
  quizName: 'Pub Quiz',
  minutes: { least: 42, most: 61 },
  missing: [],
  untypable: [],
  allRight: [],
  allWrong: [],
  unplayed: [],
  pastCheck: [],
  hints: [],
};

/** Makes the server respond with this report or status; returns the keys that it was sent. */
function answerReport(answer: () => Partial<RehearsalReport> | number): (string | null)[] {
  keepHostKey(HERE, 'BDFGH', KEY);
  const shown: (string | null)[] = [];
  network.use(
    // The start page asks for the results of ended sessions.
    http.get(`${HERE}/session/BDFGH/results`, () => HttpResponse.json({}, { status: 404 })),
    http.get(`${HERE}/session/BDFGH/rehearsal`, ({ request }) => {
      shown.push(request.headers.get('authorization'));
      const given = answer();
      return typeof given === 'number'
        ? HttpResponse.json({}, { status: given })
        : HttpResponse.json({ ...REPORT, ...given });
    }),
  );
  return shown;
}

test('a rehearsal starts from a quiz card, with the maximum number of teams', async () => {
  FilesServer.start();
  const asked = vi.fn();
  network.use(
    http.post(`${HERE}/session`, async ({ request }) => {
      asked(await request.json());
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  await openQuizDialog();
  await userEvent.click(await screen.findByRole('button', { name: 'Probe mit „Pub Quiz“' }));
  const teams = await screen.findByRole('spinbutton', { name: 'Erfundene Teams' });
  await userEvent.clear(teams);
  await userEvent.type(teams, '201');
  await userEvent.click(screen.getByRole('button', { name: 'Probe starten' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Möglich sind 5 bis 200 Teams.');
  await userEvent.clear(teams);
  await userEvent.type(teams, '40');
  await userEvent.click(screen.getByRole('button', { name: 'Probe starten' }));
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith({
      quizId: 'pub',
      rehearsal: { teams: 40, fast: true, language: 'de' },
    }),
  );
  expectConsoleError(/could not be created/);
});

test('a rehearsal says what it leaves out, and cannot start where nothing is finished', async () => {
  const server = FilesServer.start();
  const named = (quizName: string, more: object) => ({ ...PUB_QUIZ, quizId: quizName, quizName, ...more });
  server.spec.quizzes = [
    named('Pub Quiz', { questionCount: 5, drafts: 2 }),
    named('New', { questionCount: 0, drafts: 3 }),
  ];
  await openQuizDialog();
  await userEvent.click(await screen.findByRole('button', { name: 'Probe mit „Pub Quiz“' }));
  const dialog = await screen.findByRole('dialog', { name: 'Probe' });
  expect(dialog).toHaveTextContent('2 Fragen sind nicht fertig.');
  await closeByEscape(dialog);
  await userEvent.click(screen.getByRole('button', { name: 'Probe mit „New“' }));
  expect(await screen.findByText('Noch keine Frage ist fertig.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fertig machen' })).toHaveAttribute('href', '/quizzes/New');
  expect(screen.queryByRole('button', { name: 'Probe starten' })).toBeNull();
});

test('the findings are reported in sections, with the texts too small on this screen', async () => {
  const answer = '<li data-small><span>A: </span><bdi>A long answer</bdi></li>';
  document.body.innerHTML = `<div class="scene"><h1 data-small>A long question?</h1>${answer}</div>`;
  watchSmallTexts('BDFGH', 'A long question?')();
  document.body.innerHTML = '';
  const question = { questionId: 'q1', text: 'Who?' };
  const shown = answerReport(() => ({
    missing: [{ ...question, file: 'spider.jpg' }],
    untypable: [{ ...question, answer: 'Ω' }],
    allWrong: [question],
  }));
  openAt('/rehearsals/BDFGH');
  expect(await screen.findByText('42 bis 61 Minuten, ohne Pausen')).toBeVisible();
  const part = (name: string) => within(screen.getByRole('region', { name })).getByRole('listitem');
  expect(part('Dateien, die fehlen')).toHaveTextContent('spider.jpg: Who?');
  expect(part('Antworten, die niemand tippen kann')).toHaveTextContent('„Ω“: Who?');
  expect(part('Niemand lag richtig')).toHaveTextContent('Who?');
  const small = within(screen.getByRole('region', { name: 'Auf der Leinwand klein' }));
  const lines = small.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['A long question?', '„A long answer“: A long question?']);
  expect(screen.queryByRole('region', { name: 'Alle lagen richtig' })).toBeNull();
  expect(shown).toContain(`Bearer ${KEY}`);
});

test('the report names what is past its day, and hints at what guests may notice', async () => {
  const question = { questionId: 'q1', text: 'Who?' };
  answerReport(() => ({
    pastCheck: [{ ...question, checkAfter: '2020-03-14' }],
    hints: [
      { hint: 'longest' },
      { hint: 'sameLetter', place: 1 },
      { ...question, hint: 'inQuestion', answer: 'Bach' },
      { ...question, hint: 'silent', count: 17 },
    ],
  }));
  openAt('/rehearsals/BDFGH');
  const past = await screen.findByRole('region', { name: 'Noch einmal prüfen' });
  expect(past).toHaveTextContent('Who? (seit 14.3.2020)');
  const hints = within(screen.getByRole('region', { name: 'Einen zweiten Blick wert' }));
  expect(hints.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Die richtige Antwort ist fast immer die längste.',
    'Die richtige Antwort ist fast immer B.',
    '„Bach“ steht schon in der Frage: Who?',
    '17 Fragen hintereinander ohne Bild, Ton oder Video, ab: Who?',
  ]);
});

test('a report without findings says so, and offers to edit the quiz', async () => {
  answerReport(() => ({}));
  openAt('/rehearsals/BDFGH');
  expect(await screen.findByText(/Sonst ist nichts aufgefallen/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Quiz bearbeiten' })).toBeVisible();
});

test('a report that is gone cannot be requested again', async () => {
  answerReport(() => 404);
  openAt('/rehearsals/BDFGH');
  expect(await screen.findByRole('alert')).toHaveTextContent('Von dieser Probe ist nichts mehr da.');
  expectConsoleError(/report could not be read/);
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
});

test('a report that failed to load can be requested again', async () => {
  let isThere = false;
  answerReport(() => (isThere ? {} : 503));
  openAt('/rehearsals/BDFGH');
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expectConsoleError(/report could not be read/);
  isThere = true;
  await userEvent.click(retry);
  expect(await screen.findByText(/Sonst ist nichts aufgefallen/)).toBeVisible();
});

test('the checklist of the first evening stays ticked off', async () => {
  openAt('/first-evening');
  const ticks = await screen.findAllByRole('checkbox');
  expect(ticks).toHaveLength(10);
  await userEvent.click(ticks[0]!);
  await userEvent.click(ticks[3]!);
  expect(screen.getByRole('status')).toHaveTextContent('2 von 10 erledigt');
  expect(localStorage.getItem('quiz-night.first-evening')).toBe('power card');
  await userEvent.click(screen.getByRole('button', { name: 'Alle Haken weg' }));
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
});

test('reading a report ticks off the rehearsal', async () => {
  SpecServer.start();
  answerReport(() => ({}));
  openAt('/rehearsals/BDFGH');
  await userEvent.click(await screen.findByRole('link', { name: 'Mein erster Abend' }));
  expect(await screen.findByRole('checkbox', { name: /^Eine Probe mit 20 Teams/ })).toBeChecked();
});

test('the steps of the first evening lead to the quizzes while no session is open', async () => {
  FilesServer.start();
  openAt('/first-evening');
  expect(await screen.findByRole('link', { name: 'WLAN-Karte drucken' })).toHaveAttribute(
    'href',
    '/wifi/print',
  );
  const links = screen.getAllByRole('link', { name: 'Zu den Quizzen' });
  expect(links).toHaveLength(6);
  await userEvent.click(links[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Open new Quiz' });
  expect(await within(dialog).findByRole('button', { name: /^Pub Quiz/ })).toBeVisible();
});

test('while a session is open, they lead to its lobby and its sheets', async () => {
  SpecServer.start().addSession('BDFGH');
  keepHostKey(HERE, 'BDFGH', KEY);
  openAt('/first-evening');
  const lobbies = await screen.findAllByRole('link', { name: 'Zur Lobby' });
  expect(lobbies.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/session/BDFGH'));
  const sheets = screen.getByRole('link', { name: 'Bögen drucken' });
  expect(sheets).toHaveAttribute('href', expect.stringMatching(/print[?]session=BDFGH$/));
});
