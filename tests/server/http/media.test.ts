import { execFileSync } from 'node:child_process';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deriveSecret } from '../../../src/server/access/secret';
import { Media } from '../../../src/server/quizzes/media';
import { rawRequest } from '../../support/rawHttp';
import { dataFolderWith, PUB_QUIZ, startQuizServer, writeMedia } from '../../support/quizServer';

const SONG = 'Once upon a time';
const LARGE = Buffer.alloc(300_000, 'abcdefg');

/** A server with a few media; `url` is the address that a question sends for a file. */
async function startWithMedia() {
  const dataFolder = await dataFolderWith({ 'pub.json': PUB_QUIZ });
  await writeMedia(dataFolder, 'cat.png', 'CAT');
  await writeMedia(dataFolder, 'song.mp3', SONG);
  await writeMedia(dataFolder, 'film.mp4', LARGE);
  await writeMedia(dataFolder, 'notes.txt', 'secret');
  const server = await startQuizServer({ dataFolder, allowedOrigins: ['https://friend.example'] });
  const folder = join(dataFolder, 'quizzes', 'media');
  const addresses = new Media(folder, deriveSecret(server.serverKey, 'media addresses'));
  const url = (name: string) => server.origin + addresses.mediaUrl(name);
  const get = async (name: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await rawRequest(url(name), headers, method);
    return { ...answer, text: String(answer.body) };
  };
  return { server, url, get, path: (name: string) => join(folder, name) };
}

describe('a media file', () => {
  it.each([
    ['cat.png', 'image/png', 'CAT'],
    ['song.mp3', 'audio/mpeg', SONG],
    ['film.mp4', 'video/mp4', String(LARGE)],
  ])('%s comes as %s', async (name, type, content) => {
    const { get } = await startWithMedia();
    const { status, headers, text } = await get(name);
    expect([status, text]).toEqual([200, content]);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['bytes=0-1', 206, 'On', 'bytes 0-1/16'],
    ['bytes=5-', 206, 'upon a time', 'bytes 5-15/16'],
    ['bytes=-4', 206, 'time', 'bytes 12-15/16'],
    ['bytes=99-', 200, SONG, undefined],
    ['bytes=0-1,3-4', 200, SONG, undefined],
  ])('asked for %s comes with status %i', async (range, status, part, contentRange) => {
    const { get } = await startWithMedia();
    const { text, headers, ...answer } = await get('song.mp3', { range });
    expect([answer.status, text, headers['content-range']]).toEqual([status, part, contentRange]);
    expect(headers['content-length']).toBe(String(part.length));
  });

  it('comes in any part of a long one, from the right place', async () => {
    const { get } = await startWithMedia();
    const { body } = await get('film.mp4', { range: 'bytes=65000-200000' });
    expect(body.equals(LARGE.subarray(65_000, 200_001))).toBe(true);
  });

  it('is not sent again while it is the same, and whole where the part is of another one', async () => {
    const { get, path } = await startWithMedia();
    const etag = String((await get('song.mp3')).headers.etag);
    const again = await get('song.mp3', { 'if-none-match': `"x", W/${etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    await writeFile(path('song.mp3'), 'Another song');
    expect((await get('song.mp3', { 'if-none-match': etag })).text).toBe('Another song');
    const part = { range: 'bytes=0-1', 'if-range': etag };
    expect((await get('song.mp3', part)).text).toBe('Another song');
  });

  it('is told about without being sent', async () => {
    const { get } = await startWithMedia();
    const { status, text, headers } = await get('film.mp4', {}, 'HEAD');
    expect([status, text, headers['content-length']]).toEqual([200, '', '300000']);
  });
});

describe('who may see it', () => {
  const CORS = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'image' };

  it('a client from an allowed origin whose element says crossOrigin may', async () => {
    const { get } = await startWithMedia();
    const { status, headers } = await get('cat.png', { ...CORS, origin: 'https://friend.example' });
    expect([status, headers['access-control-allow-origin']]).toEqual([200, 'https://friend.example']);
    expect(headers.vary).toContain('Origin');
  });

  it('a page of another site may not, with an origin or without', async () => {
    const { get } = await startWithMedia();
    const other = await get('cat.png', { ...CORS, origin: 'https://evil.example' });
    const hidden = await get('cat.png', { ...CORS, 'sec-fetch-mode': 'no-cors' });
    expect([other.status, hidden.status]).toEqual([403, 403]);
  });

  it('pages may show media of any server, since the host may point them at another one', async () => {
    const { server } = await startWithMedia();
    const { headers } = await rawRequest(`${server.origin}/`, {});
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('img-src * http: https: data:;');
    expect(policy).toContain('media-src * http: https:;');
  });
});

describe('nothing is found', () => {
  it.each([
    'cat.png',
    '..%2fpub.json',
    '..%5cpub.json',
    '%2e%2e%2fpub.json',
    'x'.repeat(5_000),
    '%00',
    '__proto__',
  ])('under /media/%s, and that counts as no guess', async (name) => {
    const { server } = await startWithMedia();
    expect((await rawRequest(`${server.origin}/media/${name}`, {})).status).toBe(404);
    expect(server.logged.filter((line) => /^(warn|error)/.test(line))).toEqual([]);
  });

  it.each(['notes.txt', '../pub.json', 'missing.png'])('under the address of %s', async (name) => {
    const { get } = await startWithMedia();
    expect((await get(name)).status).toBe(404);
  });

  it.skipIf(process.platform === 'win32')('where a link or a pipe has taken its place', async () => {
    const { get, path } = await startWithMedia();
    await rm(path('cat.png'));
    await symlink(path('notes.txt'), path('cat.png'));
    await rm(path('song.mp3'));
    execFileSync('mkfifo', [path('song.mp3')]);
    expect([(await get('cat.png')).status, (await get('song.mp3')).status]).toEqual([404, 404]);
  });
});

it('a connection that asks for one file while it has another is closed', async () => {
  const { server, url } = await startWithMedia();
  const head = `GET ${new URL(url('film.mp4')).pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(head + head);
  await once(socket, 'close');
  expect((await fetch(url('film.mp4'))).status).toBe(200);
});

it('a file that changes while it is sent ends the connection, and its name is not told', async () => {
  const { server, url, path } = await startWithMedia();
  await writeFile(path('film.mp4'), Buffer.alloc(32 * 1024 * 1024));
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.write(`GET ${new URL(url('film.mp4')).pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(socket, 'readable');
  await writeFile(path('film.mp4'), 'new');
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  const received = Buffer.concat(pieces);
  expect(received.length).toBeLessThan(32 * 1024 * 1024);
  expect(received.includes('film')).toBe(false);
  expect(server.logged).toContainEqual(expect.stringMatching(/^warn a media file is not sent to its end/));
});

it('a caller who goes away in the middle is not worth a line in the log', async () => {
  const { server, url, path } = await startWithMedia();
  await writeFile(path('film.mp4'), Buffer.alloc(8 * 1024 * 1024));
  const leave = async () => {
    const caller = new AbortController();
    const answer = await fetch(url('film.mp4'), { signal: caller.signal });
    await answer.body!.getReader().read();
    caller.abort();
  };
  for (let i = 0; i < 20; i += 1) await leave();
  expect((await (await fetch(url('film.mp4'))).arrayBuffer()).byteLength).toBe(8 * 1024 * 1024);
  expect(server.logged.filter((line) => line.includes('media file'))).toEqual([]);
});

it('one after the other they come over one connection', async () => {
  const { server, url } = await startWithMedia();
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  const ask = `GET ${new URL(url('cat.png')).pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  for (let i = 0; i < 2; i += 1) {
    let answer = '';
    socket.write(ask);
    while (!answer.endsWith('CAT')) answer += String(((await once(socket, 'data')) as [Buffer])[0]);
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
  }
  socket.destroy();
});
