import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startQuizServer } from '../../support/quizServer';
import { openSocket } from '../../support/rawHttp';

const PIECE = Buffer.alloc(64 * 1024, 'x');
const { origin } = await startQuizServer();

/** Sends the head of an upload. Most programs `read` the answer only after they have sent everything. */
async function begin(head: string) {
  const socket = await openSocket(origin, `${head}\r\n\r\n`);
  const answer = { text: '' };
  const failed: Error[] = [];
  socket.on('error', (error) => failed.push(error));
  const read = () => socket.on('data', (data) => (answer.text += String(data)));
  return { socket, answer, failed, read };
}

const IMPORT = 'POST /quizzes/import?filename=a.csv HTTP/1.1\r\nHost: ';
const SAVE = 'PUT /quizzes/pub HTTP/1.1\r\nHost: ';
/** One piece more than a file may have. */
const TOO_MANY = 481;
const TOO_LARGE = `Content-Length: ${TOO_MANY * PIECE.length}`;
const CHUNKED = 'Transfer-Encoding: chunked';

/** Sends a piece, with its size before it if it is a chunk, as long as the server takes it. */
async function send(socket: Socket, piece: Buffer, isChunk: boolean): Promise<void> {
  const chunk = isChunk ? [`${piece.length.toString(16)}\r\n`, piece, '\r\n'] : [piece];
  const isTaken = chunk.map((each) => socket.write(each)).every(Boolean);
  if (!isTaken && !socket.destroyed) await once(socket, 'drain').catch(() => undefined);
}

test.each([
  [
    'from another site',
    `${IMPORT}elsewhere.example\r\nContent-Length: ${20 * PIECE.length}`,
    20,
    'host_refused',
  ],
  [
    'as a quiz larger than one may be',
    `${SAVE}localhost\r\nContent-Length: ${20 * PIECE.length}`,
    20,
    'body_too_large',
  ],
])('a caller who sends a file slowly %s is told why it is refused', async (_how, head, pieces, code) => {
  const { socket, answer, failed, read } = await begin(head);
  for (let sent = 0; sent < pieces; sent++) {
    await send(socket, PIECE, false);
    await wait(80);
  }
  read();
  await expect.poll(() => answer.text).toContain(`"code":"${code}"`);
  expect(failed).toEqual([]);
});

test('a caller whose file is too large is told so after all of it', async () => {
  const { socket, answer, failed, read } = await begin(`${IMPORT}localhost\r\n${TOO_LARGE}`);
  for (let sent = 0; sent < TOO_MANY; sent++) await send(socket, PIECE, false);
  read();
  await expect.poll(() => answer.text).toContain('"code":"file_too_large"');
  expect(failed).toEqual([]);
});

test.each([
  ['never stops', Infinity],
  ['stops in the middle', 3],
])('a caller who %s is answered and disconnected', async (_how, most) => {
  const { socket, answer, read } = await begin(`${IMPORT}elsewhere.example\r\n${CHUNKED}`);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  read();
  for (let sent = 0; sent < most && !socket.destroyed; sent++) await send(socket, PIECE, true);
  await closed;
  expect(answer.text).toContain('"code":"host_refused"');
});
