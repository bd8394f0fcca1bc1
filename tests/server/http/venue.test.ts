import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mp3, mp4, PNG, png, wav } from '../../support/mediaSamples';
import { jpeg, webp } from '../../support/pictureSamples';
import { dataFolderWith, startQuizServer, type TestQuizServer } from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';

const HOUSE = { name: 'Zum Löwen', accent: '#0a5c3f', slides: [], music: {} };

const read = async ({ origin }: TestQuizServer) => {
  const response = await fetch(`${origin}/venue`);
  const { mayChange, keepResults, ...house } = (await response.json()) as Record<string, unknown>;
  expect([mayChange, keepResults]).toEqual([true, 365 * 24]);
  return [house, response.headers.get('etag')!] as [unknown, string];
};
async function save({ origin }: TestQuizServer, house: unknown, headers: HeadersInit = {}, query = '') {
  const body = typeof house === 'string' ? house : JSON.stringify(house);
  const response = await fetch(`${origin}/venue${query}`, { method: 'PUT', body, headers });
  return [response.status, await response.json()] as [number, { etag: string }];
}
const fileUrl = ({ origin }: TestQuizServer, name: string) =>
  `${origin}/venue/files/${encodeURIComponent(name)}`;
const put = async (server: TestQuizServer, name: string, content: string | Uint8Array | Blob) => {
  const response = await fetch(fileUrl(server, name), { method: 'PUT', body: content as BodyInit });
  return [response.status, await response.json()] as [number, unknown];
};
const storedFiles = ({ dataFolder }: TestQuizServer) => readdir(join(dataFolder, 'venue'));
/** Gives stored files a time more than a day ago. */
async function age({ dataFolder }: TestQuizServer, ...names: string[]): Promise<void> {
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
  for (const name of names) await utimes(join(dataFolder, 'venue', name), yesterday, yesterday);
}
/** Starts a server whose venue file was written by hand. */
async function serverWith(venue: string): Promise<TestQuizServer> {
  const dataFolder = await dataFolderWith({});
  await writeFile(join(dataFolder, 'venue.json'), venue);
  return startQuizServer({ dataFolder });
}
const venueFile = ({ dataFolder }: TestQuizServer) => readFile(join(dataFolder, 'venue.json'), 'utf8');

test('a saved venue can be read again, and is a file that people can edit', async () => {
  const server = await startQuizServer();
  expect(await save(server, {}, { 'If-None-Match': '*' })).toMatchObject([200, {}]);
  const [, empty] = await read(server);
  const [status, { etag }] = await save(server, HOUSE, { 'If-Match': empty });
  expect(status).toBe(200);
  expect(await read(server)).toEqual([HOUSE, etag]);
  expect(await venueFile(server)).toMatch(/^{\n {2}"name": "Zum Löwen",\n/);
});

test('a change to an outdated version of the venue is refused with the current ETag', async () => {
  const server = await startQuizServer();
  const [, empty] = await read(server);
  const [, { etag }] = await save(server, HOUSE, { 'If-Match': empty });
  const refused = await save(server, { name: 'Other' }, { 'If-Match': empty });
  expect(refused).toMatchObject([412, { code: 'venue_changed', etag }]);
  expect(await save(server, { name: 'New' }, { 'If-None-Match': '*' })).toMatchObject([412, { etag }]);
  expect((await read(server))[0]).toEqual(HOUSE);
  expect(await save(server, { name: 'Other' }, { 'If-Match': etag })).toMatchObject([200, {}]);
  expect(await save(server, { name: 'Third' }, { 'If-Match': '*' })).toMatchObject([200, {}]);
  expect(await save(server, { name: 'Fourth' })).toMatchObject([200, {}]);
});

test('a venue that cannot be shown is refused with all its problems, in the requested language', async () => {
  const server = await startQuizServer();
  const faulty = { name: 'x'.repeat(61), slides: [{ where: [] }, { text: 'x'.repeat(301), where: [] }] };
  const problems = [
    { path: 'name', message: 'der Name: darf höchstens 60 Zeichen haben' },
    { path: 'slides/1/text', message: 'Folie 2, der Text: darf höchstens 300 Zeichen haben' },
    { path: 'slides/0', message: 'Folie 1: braucht ein Bild oder einen Text, nicht beides' },
  ];
  const [status, body] = await save(server, faulty, {}, '?lang=de');
  expect([status, body]).toMatchObject([422, { code: 'venue_invalid' }]);
  expect(body).toMatchObject({ problems: expect.arrayContaining(problems) });
  const message = 'colour: must be a colour such as #0a5c3f';
  const [, english] = await save(server, { accent: 'red' }, {}, '?lang=en');
  expect(english).toMatchObject({ problems: [{ path: 'accent', message }] });
  // Nor one that is not JSON.
  expect(await save(server, '{"name": ')).toMatchObject([422, { code: 'venue_invalid' }]);
});

test('an illegible colour is refused with the nearest legible one', async () => {
  const server = await startQuizServer();
  const [status, body] = await save(server, { accent: '#ffff00' });
  expect([status, body]).toMatchObject([422, { code: 'accent_contrast' }]);
  const { nearest } = body as unknown as { nearest: string };
  expect(await save(server, { accent: nearest })).toMatchObject([200, {}]);
});

test('guests can read the venue and its files', async () => {
  const server = await startQuizServer();
  await put(server, 'logo.png', PNG);
  const guest = { via: '1.1 proxy' };
  const { status, text } = await rawRequest(`${server.origin}/venue`, guest);
  expect([status, JSON.parse(text)]).toEqual([200, { slides: [], music: {}, keepResults: 8760 }]);
  expect((await rawRequest(fileUrl(server, 'logo.png'), guest)).status).toBe(200);
});

const unnamed = await startQuizServer();

test.each([
  ['logo.jpg', PNG, 'logo.png', 'image/png'],
  ['photo.txt', jpeg(640, 480), 'photo.jpg', 'image/jpeg'],
  ['poster.png', webp('VP8 ', 100, 100), 'poster.webp', 'image/webp'],
  ['song', mp3('la'), 'song.mp3', 'audio/mpeg'],
  ['Bar Song.mp3', wav(1), 'Bar-Song.wav', 'audio/wav'],
])('only the content says what %s is', async (name, content, fileName, type) => {
  expect(await put(unnamed, name, content)).toEqual([201, { fileName }]);
  const { headers } = await fetch(fileUrl(unnamed, fileName));
  expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([type, 'nosniff']);
});

test('what is neither a picture nor a sound is refused, and leaves nothing behind', async () => {
  const server = await startQuizServer();
  for (const content of [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html><script>alert(1)</script>',
    'GIF89a\x01\0\x01\0\0\0\0;',
    mp4('film'),
    // Animated.
    webp('VP8X', 10, 10, true),
    // It breaks off.
    jpeg(10, 10, 9000).subarray(0, 6000),
    '',
  ]) {
    const detail = expect.stringContaining('PNG, JPEG and WebP') as string;
    expect(await put(server, 'logo.png', content), String(content).slice(0, 20)).toMatchObject([
      415,
      { code: 'media_unsupported', detail },
    ]);
  }
  expect(await storedFiles(server)).toEqual([]);
});

test('too many bytes or pixels are refused with the limit', async () => {
  const server = await startQuizServer();
  const large = new Blob([new Uint8Array(PNG), new Uint8Array(15 * 1024 * 1024)]);
  const refused = [413, { code: 'file_too_large', detail: expect.stringMatching(/15 MiB.*25 megapixels/) }];
  expect(await put(server, 'logo.png', large)).toMatchObject(refused);
  const unsized = { method: 'PUT', body: large.stream(), duplex: 'half' } as RequestInit;
  expect((await fetch(fileUrl(server, 'logo.png'), unsized)).status).toBe(413);
  expect(await put(server, 'logo.png', jpeg(8000, 5000))).toMatchObject(refused);
  expect(await put(server, 'logo.png', png(5000, 5000))).toMatchObject([201, {}]);
  await expect.poll(() => storedFiles(server)).toEqual(['logo.png']);
});

test('only what the venue shows or plays is sent, and no link is followed', async () => {
  const server = await startQuizServer();
  const folder = join(server.dataFolder, 'venue');
  await mkdir(folder);
  await writeFile(join(folder, 'page.html'), '<!doctype html>');
  await writeFile(join(folder, 'film.mp4'), mp4('film'));
  await writeFile(join(server.dataFolder, 'elsewhere.png'), PNG);
  await symlink(join(server.dataFolder, 'elsewhere.png'), join(folder, 'link.png'));
  for (const name of ['page.html', 'film.mp4', 'link.png'])
    expect((await fetch(fileUrl(server, name))).status).toBe(404);
});

test('missing files are reported, and logged once', async () => {
  const server = await startQuizServer();
  await put(server, 'song.mp3', mp3('la'));
  await put(server, 'dot.png', PNG);
  const slides = [{ image: 'dot.png', where: ['lobby'] }];
  await save(server, { logo: 'gone.png', slides, music: { lobby: 'song.mp3', break: 'dot.png' } });
  const [house] = await read(server);
  expect(house).toMatchObject({ logo: 'gone.png', missing: ['gone.png', 'dot.png'] });
  await save(server, { logo: 'gone.png' });
  await read(server);
  expect(server.logged.filter((line) => line.includes('gone.png'))).toHaveLength(1);
});

test('a file broken by hand makes an empty venue, and all its faults are logged once', async () => {
  const server = await serverWith('{"name": 7, "accent": "red"}');
  expect((await read(server))[0]).toEqual({ slides: [], music: {} });
  await read(server);
  const told = server.logged.filter((line) => line.includes('venue.json'));
  expect(told).toEqual([
    expect.stringMatching(/^warn .*name must be text/),
    expect.stringMatching(/^warn .*accent must be a colour/),
  ]);
});

test('a file broken by hand is not overwritten unasked', async () => {
  const server = await serverWith('{"name": "Zum Löwen",}');
  const [, etag] = await read(server);
  for (const headers of [{}, { 'If-Match': etag }] as HeadersInit[])
    expect(await save(server, HOUSE, headers)).toMatchObject([412, { code: 'venue_changed' }]);
  expect(await venueFile(server)).toBe('{"name": "Zum Löwen",}');
  const [, { etag: broken }] = await save(server, HOUSE);
  expect(await save(server, HOUSE, { 'If-Match': broken })).toMatchObject([200, {}]);
  expect((await read(server))[0]).toEqual(HOUSE);
});

test('an illegible colour written by hand is left out, and the log names the nearest legible one', async () => {
  const server = await serverWith('{"name": "Zum Löwen", "accent": "#ffff00"}');
  expect((await read(server))[0]).toEqual({ name: 'Zum Löwen', slides: [], music: {} });
  expect(server.logged).toContainEqual(expect.stringMatching(/#ffff00 is not legible.*#6d6d00 is/));
});

test('files that the saved venue does not name go to the trash once they are a day old', async () => {
  const server = await startQuizServer();
  for (const name of ['logo', 'old', 'new'])
    await put(server, name, png(name.length, 1 + name.charCodeAt(0)));
  await age(server, 'logo.png', 'old.png');
  await save(server, { logo: 'logo.png' });
  expect((await storedFiles(server)).sort()).toEqual(['logo.png', 'new.png', 'trash']);
  const trashed = await readdir(join(server.dataFolder, 'venue', 'trash'));
  expect(trashed).toEqual([expect.stringMatching(/-old\.png$/)]);
});

test('an old file that is uploaded again stays until it is named', async () => {
  const server = await startQuizServer();
  await put(server, 'logo.png', PNG);
  await age(server, 'logo.png');
  expect(await put(server, 'logo.png', PNG)).toEqual([200, { fileName: 'logo.png' }]);
  await save(server, HOUSE);
  expect(await storedFiles(server)).toEqual(['logo.png']);
});

test('if the disk refuses, the venue stays as it was', async () => {
  const dataFolder = await dataFolderWith({});
  // A folder is in the place of the file.
  await mkdir(join(dataFolder, 'venue.json'));
  const server = await startQuizServer({ dataFolder });
  expect((await read(server))[0]).toEqual({ slides: [], music: {} });
  expect(await save(server, HOUSE, { 'If-Match': '*' })).toMatchObject([507, { code: 'save_failed' }]);
});
