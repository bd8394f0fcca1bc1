import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { SceneName } from '../../../src/contract/scene';
import { createSessionOnce } from '../../../src/host/session/useCreatedSession';
import { keepHostKey, readHostKey } from '../../../src/host/session/openedSessions';
import '../../../src/host/routes/EveningLists';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { SpecServer } from '../../support/specServer';
import { catchSaved } from '../catchSaved';
import { gameOf } from '../game/gameOf';
import { openAt } from '../openAt';
import { HERE, KEY } from '../session/openHosted';

/** A session of this browser whose game is in this scene. */
function hostSession(server: SpecServer, code: string, quizName: string, scene: SceneName): void {
  Object.assign(server.addSession(code, 'Ada'), { quizName, game: gameOf(scene) });
  keepHostKey(HERE, code, KEY);
}

/** Makes the server keep the results of an ended session. Returns the requested files. */
function keepResults(code: string, quizName: string): string[] {
  const asked: string[] = [];
  const [openedAt, endedAt] = ['2026-03-07T19:00:00Z', '2026-03-07T22:41:00Z'];
  network.use(
    http.get(`${HERE}/session/${code}/results`, ({ request }) => {
      if (request.headers.get('authorization') !== `Bearer ${KEY}`)
        return new HttpResponse(null, { status: 403 });
      const { searchParams } = new URL(request.url);
      if (searchParams.get('format') === 'summary') return HttpResponse.json({ quizName, openedAt, endedAt });
      asked.push(searchParams.toString());
      return HttpResponse.text('Platz;Name');
    }),
  );
  return asked;
}

/** The start page's buttons and links, once it offers the browser's language. */
async function buttonsAndLinks(): Promise<(string | null)[]> {
  await screen.findByRole('button', { name: 'In English' });
  return [...document.querySelectorAll('main a, main button')].map((each) => each.textContent);
}

test('of each game it says where it is', async () => {
  const server = SpecServer.start();
  const places = {
    lobby: 'Lobby',
    round: 'Runde 1',
    closed: 'Frage 1',
    reveal: 'Auflösung von Frage 1',
    scores: 'Punktestand',
    break: 'Pause',
    podium: 'Siegerehrung',
  } satisfies Partial<Record<SceneName, string>>;
  for (const scene of Object.keys(places) as SceneName[]) hostSession(server, scene, scene, scene);
  openAt('/');
  for (const [scene, place] of Object.entries(places))
    expect(await screen.findByRole('link', { name: `Weiter: ${scene}, ${place}` })).toBeVisible();
});

test('the start page leads back to the games of this browser, the newest first, and forgets those that are gone', async () => {
  const server = SpecServer.start();
  network.use(http.get(`${HERE}/session/CCCCC/results`, () => new HttpResponse(null, { status: 404 })));
  hostSession(server, 'BBBBB', 'First', 'scores');
  keepHostKey(HERE, 'CCCCC', KEY);
  hostSession(server, 'DDDDD', 'Second', 'lobby');
  openAt('/');
  await screen.findByRole('link', { name: 'Weiter: First, Punktestand' });
  expect(await buttonsAndLinks()).toEqual([
    'Weiter: Second, Lobby',
    'Load Quiz',
    'Saison',
    'Weiter: First, Punktestand',
    'In English',
  ]);
  await waitFor(() => expect(readHostKey(HERE, 'CCCCC')).toBeNull());
  expect(readHostKey(HERE, 'BBBBB')).toBe(KEY);
  await userEvent.click(screen.getByRole('link', { name: 'Weiter: Second, Lobby' }));
  expect(window.location.pathname).toBe('/session/DDDDD');
});

test('a server that knows only the specification offers the lobby of a session opened here', async () => {
  SpecServer.start();
  await createSessionOnce('a pick', HERE, 'pub');
  openAt('/');
  expect(await screen.findByRole('link', { name: 'Weiter: Pub Quiz, Lobby' })).toBeVisible();
});

test('an evening that has ended offers its results', async () => {
  SpecServer.start();
  catchSaved();
  const asked = keepResults('BDFGH', 'Der große Anker-Abend');
  keepHostKey(HERE, 'BDFGH', KEY);
  openAt('/');
  const evenings = await screen.findByRole('region', { name: 'Letzte Abende' });
  expect(evenings).toHaveTextContent(/Der große Anker-Abend.*\d\d:41/);
  expect((await buttonsAndLinks())[0]).toBe('Load Quiz');
  for (const name of [/Excel/, /CSV/]) {
    await userEvent.click(within(evenings).getByRole('button', { name }));
    expect(await within(evenings).findByText('Die Datei ist gespeichert.')).toBeVisible();
  }
  await waitFor(() => expect(asked).toEqual(['format=xlsx&lang=de', 'format=csv&lang=de']));
});

test('an unreachable server makes no key forgotten, and leaves the start page as it is', async () => {
  SpecServer.start().faults.set('GET /session', 'unreachable');
  keepHostKey(HERE, 'BDFGH', KEY);
  openAt('/');
  await waitFor(() => expectConsoleError(/The sessions of this browser could not be read/));
  expect(await buttonsAndLinks()).toEqual(['Load Quiz', 'Saison', 'In English']);
  expect(readHostKey(HERE, 'BDFGH')).toBe(KEY);
});

test('returning to the page shows the current state of the game', async () => {
  const server = SpecServer.start();
  hostSession(server, 'BDFGH', 'Quiz', 'lobby');
  openAt('/');
  await screen.findByRole('link', { name: 'Weiter: Quiz, Lobby' });
  hostSession(server, 'BDFGH', 'Quiz', 'podium');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('link', { name: 'Weiter: Quiz, Siegerehrung' })).toBeVisible();
});
