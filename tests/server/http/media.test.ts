import { once } from 'node:events';
import { readdir, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Question } from '../../../src/contract/question';
import { registerHost, startHost } from '../../support/gameOnHubs';
import { addRemote } from '../../support/hostDevices';
import { mp3, mp4, PNG } from '../../support/mediaSamples';
import { dataFolderWith, endSession, openAsHost, PUB_QUIZ } from '../../support/quizServer';
import { writeMedia } from '../../support/writeMedia';
import { headOf, openSocket, rawRequest } from '../../support/rawHttp';

const SONG = mp3('Once upon a time');
const FILM = mp4(Buffer.alloc(300_000, 'abcdefg'));
const QUIZ = {
  quizName: 'Pub Quiz',
  questions: [
    { ...PUB_QUIZ.questions[0], image: 'cat.png', audio: 'song.mp3', video: 'film.mp4' },
    { ...PUB_QUIZ.questions[0], image: 'dog.png' },
  ],
};

/** Starts a game that asks its first question; `url` is the address of a file in it. */
async function startWithMedia() {
  const dataFolder = await dataFolderWith({ 'pub.json': QUIZ });
  for (const name of ['cat.png', 'dog.png']) await writeMedia(dataFolder, name, PNG);
  await writeMedia(dataFolder, 'song.mp3', SONG);
  await writeMedia(dataFolder, 'film.mp4', FILM);
  const { server, host } = await startHost({ dataFolder, allowedOrigins: ['https://friend.example'] });
  await host.command({ type: 'start' });
  const { scene } = await host.read();
  const { imageUrl, audioUrl, videoUrl } = (scene as { question: Question }).question;
  await vi.waitFor(() => expect(host.hostGame?.preload).toHaveLength(4), 30_000);
  const addresses: Record<string, string | undefined> = {
    'cat.png': imageUrl,
    'song.mp3': audioUrl,
    'film.mp4': videoUrl,
    'dog.png': host.hostGame!.preload!.at(-1),
  };
  const url = (name: string) => server.origin + addresses[name]!;
  const get = (name: string, headers: Record<string, string> = {}, method?: string) =>
    rawRequest(url(name), headers, method);
  const showing = (hostKey: string | undefined) => ({ authorization: `Bearer ${hostKey}` });
  return {
    server,
    host,
    url,
    get,
    showing,
    path: (name: string) => join(dataFolder, 'quizzes', 'media', name),
  };
}

const { server, host, url, get, showing } = await startWithMedia();

/** Returns the files that this process has open; none on systems that do not tell. */
async function openFiles(): Promise<string[]> {
  const open = await readdir('/proc/self/fd').catch(() => []);
  return Promise.all(open.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')));
}

describe('a media file', () => {
  test.each([
    ['cat.png', 'image/png', PNG],
    ['song.mp3', 'audio/mpeg', SONG],
    ['film.mp4', 'video/mp4', FILM],
  ])('%s comes as %s', async (name, type, content) => {
    const { status, headers, body } = await get(name);
    expect([status, body.equals(content)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['bytes=10-11', 206, 'On', 'bytes 10-11/26'],
    ['bytes=15-', 206, 'upon a time', 'bytes 15-25/26'],
    ['bytes=-4', 206, 'time', 'bytes 22-25/26'],
    ['bytes=15-99', 206, 'upon a time', 'bytes 15-25/26'],
    ['bytes=99-', 200, String(SONG), undefined],
    ['bytes=7-4', 200, String(SONG), undefined],
    ['lines=1-2', 200, String(SONG), undefined],
    ['bytes=0-1,3-4', 200, String(SONG), undefined],
  ])('asked for %s comes with status %i', async (range, status, part, contentRange) => {
    const { text, headers, ...answer } = await get('song.mp3', { range });
    expect([answer.status, text, headers['content-range']]).toEqual([status, part, contentRange]);
    expect(headers['content-length']).toBe(String(part.length));
  });

  test('is sent correctly in any part, even of a long one', async () => {
    const { body } = await get('film.mp4', { range: 'bytes=65000-200000' });
    expect(body.equals(FILM.subarray(65_000, 200_001))).toBe(true);
  });

  test('is not sent again while unchanged, and is sent whole if the part belongs to another version', async () => {
    const { get, path } = await startWithMedia();
    const etag = String((await get('song.mp3')).headers.etag);
    const again = await get('song.mp3', { 'if-none-match': `"x", W/${etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    const another = mp3('Another song');
    await writeFile(path('song.mp3'), another);
    expect((await get('song.mp3', { 'if-none-match': etag })).text).toBe(String(another));
    const part = { range: 'bytes=0-1', 'if-range': etag };
    expect((await get('song.mp3', part)).text).toBe(String(another));
  });

  test('is described without being sent', async () => {
    const { status, text, headers } = await get('film.mp4', {}, 'HEAD');
    expect([status, text, headers['content-length']]).toEqual([200, '', String(FILM.length)]);
  });
});

describe('who may see it', () => {
  const CORS = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'image' };

  test('everybody, once its question was asked, even after the game went back', async () => {
    const { get, host } = await startWithMedia();
    expect((await get('dog.png')).status).toBe(404);
    await host.goTo('question');
    await host.move('back');
    expect((await get('dog.png')).status).toBe(200);
  });

  test('before that, only devices of its host', async () => {
    const remote = await addRemote(host);
    const other = await openAsHost(server);
    const statusFor = async (hostKey: string | undefined) => (await get('dog.png', showing(hostKey))).status;
    expect(await statusFor(host.session.hostKey)).toBe(200);
    expect(await statusFor(remote.session.hostKey)).toBe(200);
    expect(await statusFor(other.hostKey)).toBe(404);
    expect(await statusFor(server.serverKey)).toBe(404);
  });

  test('others get the same answer as for an address that never existed', async () => {
    const unasked = await get('dog.png');
    const unknown = await rawRequest(`${server.origin}/media/${'A'.repeat(22)}`, {});
    expect(unasked.text).toBe(unknown.text);
    expect(Object.keys(unasked.headers)).toEqual(Object.keys(unknown.headers));
  });

  test('nobody once the session has ended; in another session it has another address', async () => {
    const { get, url, server, host } = await startWithMedia();
    const other = await registerHost(server);
    await expect.poll(() => other.hostGame?.preload).toHaveLength(3);
    expect(other.hostGame!.preload).not.toContain(new URL(url('cat.png')).pathname);
    await endSession(server, host.session, host.session.hostKey);
    expect((await get('cat.png')).status).toBe(404);
  });

  test('a client from an allowed origin whose element says crossOrigin may', async () => {
    const { status, headers } = await get('cat.png', { ...CORS, origin: 'https://friend.example' });
    expect([status, headers['access-control-allow-origin']]).toEqual([200, 'https://friend.example']);
    expect(headers.vary).toContain('Origin');
  });

  test('a page of another site may not, with an origin or without', async () => {
    const other = await get('cat.png', { ...CORS, origin: 'https://evil.example' });
    const hidden = await get('cat.png', { ...CORS, 'sec-fetch-mode': 'no-cors' });
    expect([other.status, hidden.status]).toEqual([403, 403]);
  });
});

test.each(['cat.png', 'x'.repeat(5_000), '__proto__'])('nothing is found under /media/%s', async (name) => {
  expect((await rawRequest(`${server.origin}/media/${name}`, {})).status).toBe(404);
  expect(server.logged.filter((line) => /^(warn|error)/.test(line))).toEqual([]);
});

test('a connection that asks for one file while it receives another is closed', async () => {
  const socket = await openSocket(server.origin, headOf(new URL(url('film.mp4')).pathname).repeat(2));
  socket.resume();
  await once(socket, 'close');
  expect((await fetch(url('film.mp4'))).status).toBe(200);
});

test('if a file changes while being sent, the connection ends without revealing its name', async () => {
  const { server, url, path } = await startWithMedia();
  await writeFile(path('film.mp4'), mp4(Buffer.alloc(32 * 1024 * 1024)));
  const socket = await openSocket(server.origin, headOf(new URL(url('film.mp4')).pathname));
  await once(socket, 'readable');
  await writeFile(path('film.mp4'), 'new');
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  await once(socket, 'close');
  const received = Buffer.concat(pieces);
  expect(received.length).toBeLessThan(32 * 1024 * 1024);
  expect(received.includes('film')).toBe(false);
  expect(server.logged).toContainEqual(expect.stringMatching(/^warn A media file could not be sent in full/));
});

test('a caller who goes away halfway leaves no file open and no line in the log', async () => {
  const { server, url, path } = await startWithMedia();
  await writeFile(path('film.mp4'), mp4(Buffer.alloc(8 * 1024 * 1024)));
  const leave = async () => {
    const caller = new AbortController();
    const answer = await fetch(url('film.mp4'), { signal: caller.signal });
    await answer.body!.getReader().read();
    caller.abort();
  };
  for (let i = 0; i < 20; i += 1) await leave();
  expect((await (await fetch(url('film.mp4'))).arrayBuffer()).byteLength).toBeGreaterThan(8 * 1024 * 1024);
  expect(server.logged.filter((line) => line.includes('media file'))).toEqual([]);
  await expect.poll(openFiles).not.toContain(path('film.mp4'));
});

test('files are sent one after the other over one connection', async () => {
  const socket = await openSocket(server.origin);
  for (let i = 0; i < 2; i += 1) {
    let answer = '';
    socket.write(headOf(new URL(url('cat.png')).pathname));
    while (!answer.endsWith(String(PNG.subarray(-8))))
      answer += String(((await once(socket, 'data')) as [Buffer])[0]);
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
  }
});
