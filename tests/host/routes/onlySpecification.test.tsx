import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import '../../../src/host/routes/EveningLists';
import '../../../src/host/season/SeasonDialog';
import { keepHostKey } from '../../../src/host/session/openedSessions';
import { closeByEscape } from '../../support/closeByEscape';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';

const HERE = 'http://localhost:5000';
/** What the specification names, and what SignalR makes of its hub. */
const SPECIFIED =
  /^(GET \/quizzes|POST \/session|GET \/session\/[^/]+|POST \/quizHub\/negotiate|GET \/quizHub)$/;

/** Starts a server that knows the specification alone. Returns the other calls that it gets. */
function startSpecServer(answer: () => Response): string[] {
  SpecServer.start().addSession('BDFGH');
  keepHostKey(HERE, 'BDFGH', undefined);
  const others = ['venue', 'seasons', 'evenings', 'quizzes/trash', 'network', 'wifi'];
  network.use(...others.map((path) => http.all(`${HERE}/${path}`, answer)));
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (!SPECIFIED.test(call)) asked.push(call);
  };
  network.events.on('request:start', note);
  onTestFinished(() => network.events.removeListener('request:start', note));
  return asked;
}

/** Opens the dialogs of the start page, and closes them. */
async function lookAround() {
  for (const name of ['Load Quiz', 'Saison']) {
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).queryByText(/^Loading/)).not.toBeInTheDocument());
    await closeByEscape(dialog);
  }
}

test.each([
  ['status 404', () => new HttpResponse(null, { status: 404 })],
  ['status 405', () => new HttpResponse(null, { status: 405 })],
  ['a page', () => HttpResponse.html('<h1>Welcome</h1>')],
  ['nothing that another site may read', () => HttpResponse.error()],
])('a server that has nothing else, and answers %s, is asked for it once', async (_what, answer) => {
  const asked = startSpecServer(answer);
  openAt('/');
  await lookAround();
  for (let visit = 0; visit < 2; visit++) {
    await userEvent.click(await screen.findByRole('link', { name: /Pub Quiz/ }));
    await screen.findByText('Quiz Lobby');
    window.dispatchEvent(new Event('focus'));
    window.history.back();
    await lookAround();
  }
  expectConsoleError(/The seasons could not be read/);
  expect(asked).toContain('GET /evenings');
  expect(asked.toSorted()).toEqual([...new Set(asked)].sort());
});
