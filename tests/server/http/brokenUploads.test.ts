import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startQuizServer } from '../../support/quizServer';
import { openSocket } from '../../support/rawHttp';

const BODIES = ['Content-Length: 100000\r\n\r\n', 'Transfer-Encoding: chunked\r\n\r\n3e8\r\n'];
const UPLOADS = [
  'POST /quizzes/import?filename=a.csv',
  'POST /seasons/import?filename=a.csv',
  'PUT /quizzes/pub/media/a.png',
  'PUT /venue/files/a.png',
];
const DOCUMENTS = 'POST /session,POST /quizzes,PUT /quizzes/pub,POST /seasons,PUT /venue,PUT /wifi'.split(
  ',',
);

const { origin, dataFolder, logged } = await startQuizServer();

/** Returns the refusals that the server has counted, by code. */
const refused = async () =>
  (await (await fetch(`${origin}/metrics`)).text()).match(/(?<=refused_calls_total)\{.* [1-9]\d*/g);

test.each([
  ...UPLOADS.flatMap((call) => BODIES.map((body) => [call, body] as const)),
  ...DOCUMENTS.map((call) => [call, BODIES[1]!] as const),
])('%s that breaks off has a code of its own, and is not logged (%j)', async (call, body) => {
  const before = await refused();
  const brokenOff = Number(before?.[0]?.split(' ')[1] ?? 0);
  // The head of a request and a part of its body.
  const text = `${call} HTTP/1.1\r\nHost: localhost\r\n${body}${'x'.repeat(1_000)}`;
  const socket = await openSocket(origin, text);
  expect(await refused()).toEqual(before);
  socket.destroy();
  await expect.poll(refused).toEqual([`{code="body_incomplete"} ${brokenOff + 1}`]);
  // And one that breaks off before anybody reads it.
  (await openSocket(origin, text)).destroySoon();
  await expect.poll(refused).toEqual([`{code="body_incomplete"} ${brokenOff + 2}`]);
  expect(logged).toEqual([]);
  const files = await readdir(dataFolder, { recursive: true });
  expect(files.filter((name) => /\.(saving|upload)-/.test(name))).toEqual([]);
});
