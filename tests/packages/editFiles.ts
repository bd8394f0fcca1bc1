import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { png } from '../support/mediaSamples';

const QUESTION = { question: 'Was ist das?', answers: ['A', 'B'], correctAnswer: 0, image: 'größe.png' };
const QUIZ = { quizName: 'Bücher & Bilder', questions: [QUESTION] };
const LOGO = 'logo-ä.png';
const SEASON = { name: 'Frühjahr 26', points: 'quiz', teams: [], evenings: [] };

/** Larger than what a connection accepts at once. */
const LONG_PICTURE = Buffer.concat([png(20, 20), randomBytes(16 * 1024 * 1024)]);

/**
 * Changes every kind of file that hosts have, in the ways in which systems differ: renaming over an existing
 * file, moving a file to another folder and back, names with umlauts, a file that is being read.
 */
export async function editFiles(origin: string): Promise<void> {
  await editQuiz(origin);
  const season = `${origin}/seasons/fr%C3%BChjahr`;
  const first = await send(season, 'PUT', SEASON, { 'if-none-match': '*' }, 201);
  const etag = first.headers.get('etag') ?? '';
  await send(season, 'PUT', { ...SEASON, best: 3 }, { 'if-match': etag }, 200);
  await send(season, 'PUT', SEASON, { 'if-match': etag }, 412);
  await send(season, 'DELETE', undefined, {}, 204);
  for (const size of [64, 65])
    await send(`${origin}/venue/files/${encodeURIComponent(LOGO)}`, 'PUT', png(size, size), {}, 201);
  for (const name of ['Zum Bären', 'Zum Löwen'])
    await send(`${origin}/venue`, 'PUT', { name, logo: LOGO, slides: [], music: {} }, {}, 200);
  for (const name of ['Gäste', 'Garten']) await keepWifi(origin, name);
}

/** Makes the server remember a Wi-Fi of this name. */
export async function keepWifi(origin: string, name: string): Promise<void> {
  const wifi = { name, kind: 'open', password: '', hidden: false };
  await send(`${origin}/wifi`, 'PUT', { wifi }, {}, 200);
}

/** Whether everything is as `editFiles` left it. */
export async function expectEdited(origin: string): Promise<void> {
  expect(await read(`${origin}/quizzes/b%C3%BCcher-bilder`)).toMatchObject({ quizName: 'Bilder' });
  expect(await read(`${origin}/venue`)).toMatchObject({ name: 'Zum Löwen', logo: LOGO });
  expect(await read(`${origin}/wifi`)).toMatchObject({ wifi: { name: 'Haus' } });
}

async function editQuiz(origin: string): Promise<void> {
  const added = await send(`${origin}/quizzes`, 'POST', QUIZ, {}, 201);
  const quiz = `${origin}${added.headers.get('location')}`;
  const picture = `${quiz}/media/${encodeURIComponent(QUESTION.image)}`;
  await send(picture, 'PUT', LONG_PICTURE, {}, 201);
  // Nobody reads this response to its end while its file's folder is changed.
  const reading = await fetch(picture);
  expect(reading.status).toBe(200);
  let etag = added.headers.get('etag') ?? '';
  for (const quizName of ['Bücher', 'Bilder']) {
    const saved = await send(quiz, 'PUT', { ...QUIZ, quizName }, { 'if-match': etag }, 200);
    await send(quiz, 'PUT', QUIZ, { 'if-match': etag }, 412);
    etag = saved.headers.get('etag') ?? '';
  }
  await send(quiz, 'DELETE', undefined, {}, 204);
  const { quizzes, media } = await read<{ quizzes: { trashId: string }[]; media: object[] }>(
    `${origin}/quizzes/trash`,
  );
  expect(media).toMatchObject([{ fileName: QUESTION.image }]);
  await send(picture, 'DELETE', undefined, {}, 204);
  await reading.arrayBuffer();
  await send(`${origin}/quizzes/trash/${quizzes[0]?.trashId}/restore`, 'POST', undefined, {}, 201);
  await send(picture, 'PUT', png(20, 20), {}, 201);
}

async function read<T>(url: string): Promise<T> {
  return (await fetch(url, { headers: { accept: 'application/json' } })).json() as Promise<T>;
}

async function send(
  url: string,
  method: string,
  content: object | undefined,
  headers: Record<string, string>,
  status: number,
): Promise<Response> {
  const body = content && (Buffer.isBuffer(content) ? new Uint8Array(content) : JSON.stringify(content));
  const answer = await fetch(url, { method, headers, body });
  const said = await answer.clone().text();
  expect(answer.status, `${method} ${url}: ${said}`).toBe(status);
  return answer;
}
