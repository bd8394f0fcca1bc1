import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { VenueDialog } from '../../../../src/host/venue/dialog/VenueDialog';
import { expectConsoleError } from '../../../support/consoleErrors';
import { renderPart } from '../../renderPart';
import { VenueServer } from './venueServer';

const onClose = vi.fn();
/** Returns how many bytes the browser produces for a picture of this type and width. */
let bytesOf: (type: string, width: number) => number;
/** The widths of all canvases that were drawn on. */
let widths: number[];

beforeEach(() => {
  onClose.mockReset();
  widths = [];
  bytesOf = () => 1_000;
  vi.stubGlobal('createImageBitmap', (file: Blob) =>
    file.type === 'image/heic'
      ? Promise.reject(new Error('unknown'))
      : Promise.resolve({ width: 8000, height: 5000, close: () => {} }),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    widths.push(this.width);
    return { drawImage: () => {} } as unknown as CanvasRenderingContext2D;
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    const made = type ?? 'image/png';
    done(new Blob([new Uint8Array(bytesOf(made, this.width))], { type: made }));
  });
});

async function openHouse(house: ConstructorParameters<typeof VenueServer>[0] = {}): Promise<VenueServer> {
  const server = new VenueServer(house);
  renderPart(<VenueDialog open onClose={onClose} />);
  await screen.findByLabelText('Name des Hauses');
  return server;
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const fileField = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const choose = (name: string, file: File) => userEvent.upload(fileField(name), file, { applyAccept: false });
const picture = (name = 'foto.jpg', type = 'image/jpeg') => new File(['…'], name, { type });

test('a picture that stays too large is compressed more, then shrunk further', async () => {
  bytesOf = (type, width) => (type === 'image/webp' && width < 1024 ? 300_000 : 500_000);
  const server = await openHouse();
  await choose('Logo wählen', picture());
  await waitFor(() => expect(server.files).toEqual(['foto.jpg']));
  expect(widths).toEqual([1024, 768]);
});

test.each([
  ['by its type', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })],
  ['by its content', new File(['<?xml version="1.0"?>\n<svg xmlns="…">'], 'logo.png', { type: 'image/png' })],
])('an SVG is recognised %s and rejected with the reason', async (_, file) => {
  const server = await openHouse();
  await choose('Logo wählen', file);
  expect(await screen.findByText(/ist ein SVG und kann Skripte enthalten/)).toBeInTheDocument();
  expect(server.files).toEqual([]);
});

test('an unreadable picture is rejected with a list of the supported types', async () => {
  await openHouse();
  await choose('Logo wählen', picture('foto.heic', 'image/heic'));
  expect(await screen.findByText(/foto.heic kann dieser Browser nicht lesen.*PNG, JPEG/)).toBeInTheDocument();
});

test('a picture becomes a slide without losing what was typed meanwhile', async () => {
  const server = await openHouse();
  const chosen = choose('Bild hinzufügen', picture('menu.png', 'image/png'));
  await userEvent.type(screen.getByLabelText('Name des Hauses'), 'Zum Löwen');
  await chosen;
  const slide = within(await screen.findByRole('listitem', { name: 'Folie 1' }));
  expect(slide.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/stored-menu.png$/));
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.saved[0]).toMatchObject({
    name: 'Zum Löwen',
    slides: [{ image: 'stored-menu.png', where: ['lobby', 'break'] }],
  });
});

test('music is chosen, listened to, stopped and removed', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const server = await openHouse({ music: { break: 'alt.mp3' } });
  await choose('Wählen: Musik, Lobby', new File(['la'], 'lied.mp3', { type: 'audio/mpeg' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Anhören: Lobby' }));
  expect(play).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Anhalten: Lobby' }));
  expect(pause).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Musik entfernen: Pause' }));
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.saved[0]?.music).toEqual({ lobby: 'stored-lied.mp3' });
});

test('music that the browser cannot play is reported by name', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('unknown'));
  await openHouse({ music: { break: 'alt.mp3' } });
  await userEvent.click(screen.getByRole('button', { name: 'Anhören: Pause' }));
  expect(await screen.findByText('alt.mp3 kann dieser Browser nicht abspielen.')).toBeInTheDocument();
  expectConsoleError(/alt.mp3 cannot be played/);
});

test('music of 50 MB is rejected before it is uploaded', async () => {
  const server = await openHouse();
  const song = new File(['la'], 'lang.mp3', { type: 'audio/mpeg' });
  Object.defineProperty(song, 'size', { value: 50_000_000 });
  await choose('Wählen: Musik, Pause', song);
  expect(await screen.findByText('lang.mp3 ist zu groß (höchstens 15 MB).')).toBeInTheDocument();
  expect(server.files).toEqual([]);
});

test.each([
  [415, 'media_unsupported', /passt nicht/],
  [413, 'file_too_large', /zu groß/],
  [403, 'host_only', /nur der Laptop/],
  [507, 'save_failed', /kann nichts speichern/],
])('a file that the server rejects with %d is reported', async (status, code, sentence) => {
  const server = await openHouse();
  server.fileRefusal = { status, body: { code } };
  await choose('Wählen: Musik, Pause', new File(['la'], 'lied.mp3'));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('the venue is not saved during an upload', async () => {
  vi.stubGlobal('createImageBitmap', () => new Promise(() => {}));
  await openHouse();
  await choose('Logo wählen', picture());
  expect(await screen.findByText('foto.jpg wird hochgeladen…')).toBeInTheDocument();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/noch Dateien hochgeladen/);
  expect(onClose).not.toHaveBeenCalled();
});
