import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { network } from '../../support/network';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function typeAddress(address: string) {
  openAt('/');
  await press('Einstellungen');
  const dialog = await screen.findByRole('dialog', { name: 'Einstellungen' });
  const field = within(dialog).getByLabelText('Ziel-Server-IP');
  await userEvent.clear(field);
  await userEvent.type(field, address);
  return { dialog, field };
}

test('the quizzes at the typed address are counted, without saving it, until another is typed', async () => {
  SpecServer.start('http://other:5000');
  const { field } = await typeAddress(' OTHER:5000/ ');
  await press('Verbindung testen');
  expect(await screen.findByText('2 Quizzes gefunden.')).toHaveAttribute('role', 'status');
  expect(localStorage.getItem('quiz-night.server-address')).toBeNull();
  await userEvent.type(field, '1');
  expect(screen.queryByText('2 Quizzes gefunden.')).not.toBeInTheDocument();
});

test.each([
  ['unreadable', 'Dort antwortet etwas, aber kein Quiz-Server.'],
  [404, 'Dort antwortet etwas, aber kein Quiz-Server.'],
  [500, 'Der Server antwortet, meldet aber einen Fehler.'],
  [403, 'Dort antwortet etwas, lässt diese Seite aber nicht zu.'],
  ['unreachable', 'Kein Gerät antwortet unter diesem Namen, oder nicht an diesem Port.'],
] as const)('a failed test is explained: %s', async (fault, sentence) => {
  SpecServer.start('http://other:5000').faults.set('GET /quizzes', fault);
  await typeAddress('other:5000');
  await press('Verbindung testen');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('at an IP address, the name cannot be wrong', async () => {
  SpecServer.start('http://192.168.0.7:5000').faults.set('GET /quizzes', 'unreachable');
  await typeAddress('192.168.0.7:5000');
  await press('Verbindung testen');
  expect(
    await screen.findByText('Unter dieser Adresse und diesem Port antwortet kein Quiz-Server.'),
  ).toBeInTheDocument();
});

test('a server that answers no other site is told from one that is away', async () => {
  // As a browser does: the answer to a request of another site is kept from the page.
  network.use(
    http.get('http://other:5000/quizzes', ({ request }) =>
      request.mode === 'no-cors' ? new HttpResponse() : HttpResponse.error(),
    ),
  );
  await typeAddress('other:5000');
  await press('Verbindung testen');
  expect(
    await screen.findByText('Dort antwortet etwas, lässt diese Seite aber nicht zu.'),
  ).toBeInTheDocument();
});

test('an invalid address is rejected under the field', async () => {
  const { field } = await typeAddress('ftp://laptop');
  await press('Verbindung testen');
  expect(field).toHaveAccessibleDescription('Nur Adressen mit http:// oder https:// sind möglich.');
});

test('a running test is shown, and closing the dialog cancels it', async () => {
  SpecServer.start('http://other:5000').faults.set('GET /quizzes', 'silent');
  const cancel = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  await typeAddress('other:5000');
  await press('Verbindung testen');
  expect(screen.getByText('Die Verbindung wird getestet…')).toBeInTheDocument();
  expect(cancel).not.toHaveBeenCalled();
  await press('Abbrechen');
  await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});

test('a silent server times out after 5 seconds', async () => {
  SpecServer.start('http://other:5000').faults.set('GET /quizzes', 'silent');
  await typeAddress('other:5000');
  // The browser's own timer ends a request, and no fake clock moves it.
  const timeout = vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
  await press('Verbindung testen');
  expect(screen.getByText('Die Verbindung wird getestet…')).toBeInTheDocument();
  await waitFor(() => expect(timeout.mock.calls).toEqual([[5_000]]));
  (timeout.mock.contexts[0] as XMLHttpRequest).dispatchEvent(new ProgressEvent('timeout'));
  expect(await screen.findByText('Keine Antwort innerhalb von 5 Sekunden.')).toBeInTheDocument();
});
