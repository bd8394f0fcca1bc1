import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mp3, PNG } from '../../support/mediaSamples';
import {
  dataFolderWith,
  openSession,
  PUB_QUIZ,
  startQuizServer,
  type TestQuizServer,
  writeQuiz,
} from '../../support/quizServer';
import { writeMedia } from '../../support/writeMedia';

const urlOf = ({ origin }: TestQuizServer, name: string) =>
  `${origin}/quizzes/pub/media/${encodeURIComponent(name)}`;
type Content = string | Uint8Array | Blob;
const put = async (server: TestQuizServer, name: string, content: Content): Promise<[number, unknown]> => {
  const response = await fetch(urlOf(server, name), { method: 'PUT', body: content as BodyInit });
  return [response.status, await response.json()];
};
const remove = (server: TestQuizServer, name: string) => fetch(urlOf(server, name), { method: 'DELETE' });
const files = async ({ dataFolder }: TestQuizServer) =>
  (await readdir(join(dataFolder, 'quizzes', 'media'))).sort();
const withPicture = { ...PUB_QUIZ, questions: [{ ...PUB_QUIZ.questions[0], image: 'dot.png' }] };

test('a picture is stored and read again', async () => {
  const server = await startQuizServer();
  expect(await put(server, 'dot.png', PNG)).toEqual([201, { fileName: 'dot.png' }]);
  const read = await fetch(urlOf(server, 'dot.png'));
  expect(read.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await read.arrayBuffer())).toEqual(PNG);
  expect(await files(server)).toEqual(['dot.png']);
});

test('the same content keeps its name, and other content never takes it', async () => {
  const server = await startQuizServer();
  await put(server, 'song.mp3', mp3('one'));
  expect(await put(server, 'song.mp3', mp3('one'))).toEqual([200, { fileName: 'song.mp3' }]);
  expect(await put(server, 'Song.mp3', mp3('two'))).toEqual([201, { fileName: 'Song-2.mp3' }]);
  expect(await put(server, 'song.mp3', mp3('two'))).toEqual([200, { fileName: 'Song-2.mp3' }]);
  expect(await files(server)).toEqual(['Song-2.mp3', 'song.mp3']);
});

test('simultaneous uploads under one name are all stored', async () => {
  const server = await startQuizServer();
  const texts = ['a', 'b', 'c', 'd', 'a'];
  await Promise.all(texts.map((text) => put(server, 'song.mp3', mp3(text))));
  expect(await files(server)).toEqual(['song-2.mp3', 'song-3.mp3', 'song-4.mp3', 'song.mp3']);
});

test('a file that browsers cannot show, or that is too large, is refused and leaves nothing behind', async () => {
  const server = await startQuizServer();
  for (const content of ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.4'])
    expect(await put(server, 'dot.png', content)).toMatchObject([415, { code: 'media_unsupported' }]);
  const large = new Blob([new Uint8Array(PNG), new Uint8Array(50 * 1024 * 1024)]);
  // The server hangs up while the client still sends, which the client may notice before it reads the answer.
  await expect.poll(() => put(server, 'dot.png', large)).toMatchObject([413, { code: 'file_too_large' }]);
  const unsized = () => ({ method: 'PUT', body: large.stream(), duplex: 'half' }) as RequestInit;
  await expect.poll(async () => (await fetch(urlOf(server, 'dot.png'), unsized())).status).toBe(413);
  await expect.poll(() => files(server)).toEqual([]);
});

test('a file that nothing names can be deleted, and no longer takes up space', async () => {
  const server = await startQuizServer();
  await put(server, 'dot.png', PNG);
  expect((await remove(server, 'dot.png')).status).toBe(204);
  expect([(await fetch(urlOf(server, 'dot.png'))).status, await files(server)]).toEqual([404, []]);
  expect((await remove(server, 'dot.png')).status).toBe(404);
  expect(await readdir(join(server.dataFolder, 'quizzes'))).not.toContain('trash');
});

test('files that nothing names are listed with the trash, and which deleted quiz named them', async () => {
  const dataFolder = await dataFolderWith({ 'pub.json': withPicture, 'other.json': withPicture });
  for (const name of ['dot.png', 'one.png', '.hidden']) await writeMedia(dataFolder, name, PNG);
  const server = await startQuizServer({ dataFolder });
  const unused = async () => {
    const { media } = (await (await fetch(`${server.origin}/quizzes/trash`)).json()) as { media: unknown };
    return media;
  };
  const one = { fileName: 'one.png', bytes: PNG.length };
  expect(await unused()).toEqual([one]);
  for (const quiz of ['pub', 'other']) {
    expect(await unused()).toEqual([one]);
    await fetch(`${server.origin}/quizzes/${quiz}`, { method: 'DELETE' });
  }
  expect(await unused()).toEqual([{ fileName: 'dot.png', bytes: PNG.length, quizName: 'Pub Quiz' }, one]);
});

test('a file with the longest name that a system allows can be read and deleted', async () => {
  const server = await startQuizServer();
  const longest = `${'x'.repeat(251)}.png`;
  await writeMedia(server.dataFolder, longest, PNG);
  expect((await fetch(urlOf(server, longest))).status).toBe(200);
  expect((await remove(server, longest)).status).toBe(204);
  expect(await files(server)).toEqual([]);
});

test('a file that a quiz or an open session names is not deleted', async () => {
  const dataFolder = await dataFolderWith({ 'pub.json': withPicture });
  await writeMedia(dataFolder, 'dot.png', PNG);
  const server = await startQuizServer({ dataFolder });
  expect((await remove(server, 'dot.png')).status).toBe(409);
  await openSession(server);
  await writeQuiz(dataFolder, 'pub.json', PUB_QUIZ);
  const refused = await remove(server, 'dot.png');
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'media_in_use' }]);
  expect(await files(server)).toEqual(['dot.png']);
});
