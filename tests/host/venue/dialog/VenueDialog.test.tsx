import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { saveServerKey } from '../../../../src/host/api/serverKey';
import { VenueDialog } from '../../../../src/host/venue/dialog/VenueDialog';
import { expectConsoleError } from '../../../support/consoleErrors';
import { network } from '../../../support/network';
import { renderPart } from '../../renderPart';
import { VenueServer } from './venueServer';

const onClose = vi.fn();

async function openDialog(): Promise<void> {
  onClose.mockReset();
  renderPart(<VenueDialog open onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'Haus' });
}

async function openHouse(house: ConstructorParameters<typeof VenueServer>[0] = {}): Promise<VenueServer> {
  const server = new VenueServer(house);
  await openDialog();
  await screen.findByLabelText('Name des Hauses');
  return server;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const slides = () => screen.queryAllByRole('listitem', { name: /^Folie/ });
const TWO_TEXTS = [
  { text: 'Eins', where: ['lobby' as const] },
  { text: 'Zwei', where: ['end' as const] },
];

test('name and rules are saved, and the dialog closes', async () => {
  const server = await openHouse({ name: 'Alt', logo: 'logo.png' });
  await userEvent.clear(screen.getByLabelText('Name des Hauses'));
  await userEvent.type(screen.getByLabelText('Name des Hauses'), 'Zum Löwen');
  await userEvent.type(screen.getByLabelText('Regeln des Hauses'), 'Keine Handys.');
  await press('Speichern');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const saved = { name: 'Zum Löwen', logo: 'logo.png', slides: [], music: {}, rules: 'Keine Handys.' };
  expect(server.saved).toEqual([saved]);
});

test('a venue that was only viewed is not saved', async () => {
  const server = await openHouse({ name: 'Zum Löwen', slides: TWO_TEXTS });
  await press('Speichern');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.saved).toEqual([]);
});

test('a readable colour shows its contrast in both themes and is saved', async () => {
  const server = await openHouse();
  await userEvent.type(screen.getByLabelText('Farbwert'), '#14553F');
  expect(screen.getByText(/Helles Farbschema/)).toHaveTextContent(/Kontrast 7,\d : 1/);
  expect(screen.getByText(/Dunkles Farbschema/)).toHaveTextContent(/Kontrast 4,\d : 1/);
  await press('Speichern');
  await waitFor(() => expect(server.saved[0]?.accent).toBe('#14553F'));
});

test('the language that is spoken there is chosen, and the server’s again', async () => {
  const server = await openHouse({ language: 'sv' });
  const language = screen.getByLabelText('Sprache');
  expect(language).toHaveDisplayValue('Svenska');
  await userEvent.selectOptions(language, 'Polski');
  await press('Speichern');
  await waitFor(() => expect(server.saved[0]?.language).toBe('pl'));
  await userEvent.selectOptions(language, 'Die des Servers');
  await press('Speichern');
  await waitFor(() => expect(server.saved[1]).not.toHaveProperty('language'));
});

test('a look is chosen, and our own is chosen again; one that this version does not know is kept', async () => {
  const server = await openHouse({ look: 'baroque' });
  const look = screen.getByLabelText('Aussehen');
  expect(look).toHaveDisplayValue('Baroque');
  await userEvent.selectOptions(look, 'Salon');
  await press('Speichern');
  await waitFor(() => expect(server.saved[0]?.look).toBe('salon'));
  await userEvent.selectOptions(look, 'Quiz Night');
  await press('Speichern');
  await waitFor(() => expect(server.saved[1]).not.toHaveProperty('look'));
});

test('an unreadable colour is not saved, and the nearest readable one is offered', async () => {
  const server = await openHouse();
  await userEvent.type(screen.getByLabelText('Farbwert'), '#ffff00');
  expect(screen.getByText(/Kaum lesbar: Der Kontrast ist nur 1,/)).toBeInTheDocument();
  await press('Speichern');
  expect(await screen.findByRole('alert')).toHaveTextContent(/nicht gespeichert: Die Farbe/);
  await press('Nächste lesbare Farbe nehmen (#6d6d00)');
  expect(screen.queryByText(/Kaum lesbar/)).not.toBeInTheDocument();
  await press('Speichern');
  await waitFor(() => expect(server.saved[0]?.accent).toBe('#6d6d00'));
});

test('an invalid colour is reported under the field and not saved', async () => {
  const server = await openHouse();
  await userEvent.type(screen.getByLabelText('Farbwert'), 'grün');
  expect(screen.getByLabelText('Farbwert')).toHaveAccessibleDescription(/#0a5c3f/);
  await press('Speichern');
  expect(await screen.findByText(/nicht gespeichert: Die Farbe/)).toBeInTheDocument();
  expect(server.saved).toEqual([]);
});

test('a text slide with a QR code is added, and its places are chosen', async () => {
  const server = await openHouse();
  await press('Text hinzufügen');
  const slide = within(slides()[0]!);
  await userEvent.type(slide.getByLabelText('Text'), 'Nächstes Quiz: Freitag');
  await userEvent.type(slide.getByLabelText(/QR-Code/), 'https://pub.example');
  await userEvent.click(slide.getByRole('checkbox', { name: 'Lobby' }));
  await userEvent.click(slide.getByRole('checkbox', { name: 'Ende' }));
  await press('Speichern');
  const where = ['break', 'end'];
  await waitFor(() =>
    expect(server.saved[0]?.slides).toEqual([
      { text: 'Nächstes Quiz: Freitag', qr: 'https://pub.example', where },
    ]),
  );
});

test('an empty slide is omitted, and one without a place is reported', async () => {
  const server = await openHouse({ slides: TWO_TEXTS });
  await press('Text hinzufügen');
  await userEvent.click(within(slides()[0]!).getByRole('checkbox', { name: 'Lobby' }));
  expect(within(slides()[0]!).getByText(/nirgends/)).toBeInTheDocument();
  await press('Speichern');
  await waitFor(() => expect(server.saved[0]?.slides.map(({ text }) => text)).toEqual(['Eins', 'Zwei']));
});

test('slides are moved and deleted by buttons', async () => {
  const server = await openHouse({ slides: [...TWO_TEXTS, { image: 'menu.webp', where: [] }] });
  expect(screen.getByRole('button', { name: 'Folie 1 nach oben' })).toBeDisabled();
  await press('Folie 3 nach oben');
  await press('Folie 1 löschen');
  expect(screen.getByRole('button', { name: 'Folie 2 nach unten' })).toBeDisabled();
  await press('Speichern');
  await waitFor(() => expect(server.saved).toHaveLength(1));
  expect(server.saved[0]!.slides.map(({ image, text }) => image ?? text)).toEqual(['menu.webp', 'Zwei']);
});

test('no more than thirty slides can be added', async () => {
  await openHouse({ slides: Array.from({ length: 30 }, () => TWO_TEXTS[0]!) });
  expect(screen.getByRole('button', { name: 'Text hinzufügen' })).toBeDisabled();
  expect(screen.getByText(/Mehr als 30 Folien/)).toBeInTheDocument();
});

test('files that are missing on the server are named where they belong', async () => {
  await openHouse({ logo: 'logo.png', music: { break: 'song.mp3' }, missing: ['logo.png', 'song.mp3'] });
  const named = (group: string) => within(screen.getByRole('group', { name: group }));
  expect(named('Logo').getByText(/^logo.png fehlt/)).toBeInTheDocument();
  expect(named('Musik').getByText(/^song.mp3 fehlt/)).toBeInTheDocument();
});

test('if another host saved first, the own version can still be saved', async () => {
  const server = await openHouse({ name: 'Alt' });
  server.etag = '"two"';
  await userEvent.type(screen.getByLabelText('Name des Hauses'), ' und neu');
  await press('Speichern');
  const question = await screen.findByRole('dialog', { name: 'Zwei Fassungen der Angaben zum Haus' });
  expect(question).toHaveTextContent('Diese FassungNur hier so:Name des Hauses: Alt und neu');
  expect(server.saved).toEqual([]);
  await press('Diese Fassung behalten');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.saved[0]?.name).toBe('Alt und neu');
});

test('if another host saved first, the other version can be loaded', async () => {
  const server = await openHouse({ name: 'Alt' });
  Object.assign(server, { etag: '"two"', house: { name: 'Von drüben' } });
  await userEvent.type(screen.getByLabelText('Name des Hauses'), ' und neu');
  await press('Speichern');
  await userEvent.click(await screen.findByRole('button', { name: 'Die andere übernehmen' }));
  await waitFor(() => expect(screen.getByLabelText('Name des Hauses')).toHaveValue('Von drüben'));
});

test('a venue that was saved although the response was lost is no other version', async () => {
  const server = await openHouse({ name: 'Alt' });
  await userEvent.type(screen.getByLabelText('Regeln des Hauses'), 'Keine Handys.');
  server.house = { ...server.house, rules: 'Keine Handys.' };
  server.etag = '"mine"';
  await press('Speichern');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('problems found by the server are shown in its words', async () => {
  const server = await openHouse();
  const problems = [{ path: 'rules', message: 'die Regeln: darf höchstens 1000 Zeichen haben' }];
  server.refusal = { status: 422, body: { code: 'venue_invalid', problems } };
  await userEvent.type(screen.getByLabelText('Regeln des Hauses'), 'x');
  await press('Speichern');
  expect(await screen.findByRole('alert')).toHaveTextContent(/nicht gespeichert.*höchstens 1000 Zeichen/);
  expect(onClose).not.toHaveBeenCalled();
});

test('a server failure is reported, and nothing is lost', async () => {
  const server = await openHouse();
  server.refusal = { status: 500, body: {} };
  await userEvent.type(screen.getByLabelText('Name des Hauses'), 'Zum Löwen');
  await press('Speichern');
  expect(await screen.findByRole('alert')).toHaveTextContent(/meldet einen Fehler/);
  expectConsoleError(/The venue could not be saved/);
  expect(screen.getByLabelText('Name des Hauses')).toHaveValue('Zum Löwen');
});

test('a host without permission sees the venue read-only, with the reason', async () => {
  new VenueServer({ name: 'Zum Löwen' }, { mayChange: false });
  await openDialog();
  expect(await screen.findByText(/^Nur zum Ansehen/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name des Hauses')).toBeDisabled();
  expect(screen.getByLabelText('Name des Hauses')).toHaveValue('Zum Löwen');
  expect(screen.getByRole('button', { name: 'Text hinzufügen' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
});

test('a device that has the server’s key reads and saves the venue with it', async () => {
  const key = 'A'.repeat(22);
  saveServerKey('http://localhost:5000', key);
  new VenueServer();
  const asked = new Set<string>();
  const note = ({ request }: { request: Request }) =>
    void asked.add(`${request.method} ${request.headers.get('authorization')}`);
  network.use(http.all('http://localhost:5000/venue', note));
  await openDialog();
  await userEvent.type(await screen.findByLabelText('Name des Hauses'), 'Zum Löwen');
  await press('Speichern');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect([...asked]).toEqual([`GET Bearer ${key}`, `PUT Bearer ${key}`]);
});

test.each([
  ['nothing', () => new HttpResponse(null, { status: 404 })],
  ['a page', () => HttpResponse.html('<!doctype html>')],
])('a server that responds with %s has no venue', async (_, answer) => {
  network.use(http.get('http://localhost:5000/venue', answer));
  await openDialog();
  expect(await screen.findByText(/Dieser Server hat keine Einstellungen für das Haus/)).toBeInTheDocument();
});

test('an unreachable server is reported, and asked again on request', async () => {
  network.use(http.get('http://localhost:5000/*', () => HttpResponse.error()));
  await openDialog();
  expect(await screen.findByText(/konnten nicht geladen werden/)).toBeInTheDocument();
  expectConsoleError(/The venue could not be loaded/);
  new VenueServer({ name: 'Zum Löwen' });
  await press('Erneut versuchen');
  expect(await screen.findByLabelText('Name des Hauses')).toHaveValue('Zum Löwen');
});

test('Abbrechen closes the dialog and saves nothing', async () => {
  const server = await openHouse({ name: 'Alt' });
  await userEvent.type(screen.getByLabelText('Name des Hauses'), ' und neu');
  await press('Abbrechen');
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.saved).toEqual([]);
});
