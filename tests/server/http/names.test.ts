import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { isStorable } from '../../../src/server/fileNames';
import { PNG } from '../../support/mediaSamples';
import { postJson, PUB_QUIZ, startQuizServer, temporaryFolder, writeQuiz } from '../../support/quizServer';
import { writeMedia } from '../../support/writeMedia';
import { rawRequest } from '../../support/rawHttp';
import { readRoutes } from '../../support/routes';

interface Call {
  query?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** How each route with a name in its path is called; `page` answers with a page, which reads the name itself. */
const ROUTES: Record<string, 'page' | Call> = {
  'GET /*': {},
  'GET /session/:sessionCode': {},
  'DELETE /session/:sessionCode': {},
  'POST /session/:sessionCode/printed': {},
  'GET /session/:sessionCode/rehearsal': {},
  'GET /session/:sessionCode/results': {},
  'GET /quizzes/:quizId': {},
  'GET /quizzes/:quizId/export': { query: '?format=json' },
  'GET /quizzes/:quizId/played': {},
  'GET /quizzes/:quizId/print': 'page',
  'POST /quizzes/trash/:trashId/restore': {},
  'DELETE /quizzes/trash/:trashId': {},
  'PUT /quizzes/:quizId': { headers: { 'if-none-match': '*' }, body: JSON.stringify(PUB_QUIZ) },
  'DELETE /quizzes/:quizId': {},
  'GET /quizzes/:quizId/media/:file': {},
  'PUT /quizzes/:quizId/media/:file': { body: PNG },
  'DELETE /quizzes/:quizId/media/:file': {},
  'GET /venue/files/:file': {},
  'PUT /venue/files/:file': { body: PNG },
  'POST /seasons/trash/:trashId/restore': {},
  'DELETE /seasons/trash/:trashId': {},
  'GET /seasons/:seasonId': {},
  'GET /seasons/:seasonId/table': {},
  'GET /seasons/:seasonId/print': 'page',
  'PUT /seasons/:seasonId': {
    headers: { 'if-none-match': '*' },
    body: JSON.stringify({ name: 'Winter', points: 'quiz', teams: [], evenings: [] }),
  },
  'DELETE /seasons/:seasonId': {},
  'GET /evenings/:eveningId': {},
  'GET /evenings/:eveningId/results': { query: '?format=json' },
  'POST /evenings/:eveningId/commands': {
    body: JSON.stringify({
      quiz: 0,
      command: { type: 'adjust', adjustmentId: 'a', playerId: 'a', points: 1, reason: '' },
    }),
  },
  'PUT /evenings/:eveningId/season': { body: JSON.stringify({ seasonId: null }) },
  'DELETE /evenings/:eveningId': {},
  'GET /media/:name': {},
  'GET /session/:sessionCode/stage': 'page',
  'GET /rehearsals/*': 'page',
  'GET /remote/*': 'page',
  'GET /join/*': 'page',
};

/** Paths out of a folder on one system or another, and names that no system accepts. */
const PATHS = [
  '../outside.png',
  '../../outside.png',
  '../../../outside.png',
  '../quizzes/media/secret.png',
  '..\\outside.png',
  '..\\..\\outside.png',
  'media/../secret.png',
  './secret.png',
  '/etc/passwd',
  'C:\\outside.png',
  '\\\\host\\share\\x.png',
  'secret.png\0',
  '\0',
  '...',
  'x'.repeat(256),
].map(encodeURIComponent);
/** Hidden names, and what Windows takes for a device, a drive, a stream or another name. */
const SPECIAL = [
  ...'.hidden.png CON nul.png COM1 lpt¹.png C:outside.png secret.png::$DATA secret.png.'.split(' '),
  'secret.png ',
].map(encodeURIComponent);
/** Percent signs that are encoded twice, not at all, or not as UTF-8. */
const MALFORMED = '%252e%252e%252foutside.png %c0%ae%c0%ae%c0%afoutside.png % ..%2 ../outside.png'.split(' ');

/** Creates a data folder with a picture that only hosts may see, beside a picture that nobody may. */
async function openFolders() {
  const outer = await temporaryFolder();
  const dataFolder = join(outer, 'data');
  for (const folder of ['data/quizzes', 'data/venue', 'data/seasons'])
    await mkdir(join(outer, folder), { recursive: true });
  await writeFile(join(outer, 'outside.png'), PNG);
  await writeFile(join(dataFolder, 'outside.png'), PNG);
  await writeFile(join(dataFolder, 'venue', '.hidden.png'), PNG);
  await writeMedia(dataFolder, 'secret.png', PNG);
  await writeMedia(dataFolder, '.hidden.png', PNG);
  return { outer, server: await startQuizServer({ dataFolder }) };
}

/** Returns a route's path with the name in place of each parameter in turn, and valid names for the others. */
function addressesWith(route: string, name: string): string[] {
  const [, path = ''] = route.split(' ');
  const parts = path.split('/');
  return parts.flatMap((part, place) =>
    /^[:*]/.test(part)
      ? parts.map((each, index) => (index === place ? name : each.replace(/^:.*/, 'pub'))).join('/')
      : [],
  );
}

function ask(origin: string, route: string, address: string) {
  const asked = ROUTES[route]!;
  const { query = '', headers = {}, body }: Call = asked === 'page' ? {} : asked;
  return rawRequest(`${origin}${address}${query}`, headers, route.split(' ')[0], body);
}

const outsideOf = async (outer: string) => [
  await readdir(outer),
  (await readdir(join(outer, 'data'))).sort(),
];

test('every route that takes a name is tested here with bad ones', async () => {
  const named = (await readRoutes()).filter((route) => /[:*]/.test(route) && !route.startsWith('ALL '));
  // The client's files have no route of their own.
  const routes = [...named, 'GET /*'];
  expect(Object.keys(ROUTES).sort()).toEqual(routes.sort());
});

const isWriting = (route: string): boolean => route.startsWith('PUT');

const { outer, server } = await openFolders();

test.each(Object.keys(ROUTES))('%s finds nothing under a bad name', async (route) => {
  const before = await outsideOf(outer);
  // The wish for a new file's name may be anything else.
  const names = isWriting(route) ? PATHS : [...PATHS, ...SPECIAL, ...MALFORMED];
  const statuses = ROUTES[route] === 'page' ? [400, 404, 503] : [400, 404];
  for (const address of names.flatMap((name) => addressesWith(route, name))) {
    const { status, body } = await ask(server.origin, route, address);
    expect([address, statuses]).toEqual([address, expect.arrayContaining([status])]);
    expect([address, body.includes(PNG)]).toEqual([address, false]);
  }
  expect(await outsideOf(outer)).toEqual(before);
  expect(server.logged).toEqual([]);
});

test.each(Object.keys(ROUTES).filter(isWriting))(
  '%s gives a file a name that every system accepts',
  async (route) => {
    const before = await outsideOf(outer);
    for (const address of [...SPECIAL, ...MALFORMED].flatMap((name) => addressesWith(route, name)))
      await ask(server.origin, route, address);
    const files = await readdir(server.dataFolder, { recursive: true });
    const names = files.map((file) => basename(file)).filter((name) => name !== '.hidden.png');
    expect(names.filter((name) => !isStorable(name))).toEqual([]);
    expect(await outsideOf(outer)).toEqual(before);
  },
);

test.each(['../outside.png', '..\\outside.png', '/etc/passwd', '.hidden.png', 'a\u007f.png'])(
  'a quiz or a venue that names %j as its picture is left out',
  async (name) => {
    const { server } = await openFolders();
    const { origin, dataFolder, logged } = server;
    const quiz = { ...PUB_QUIZ, questions: [{ ...PUB_QUIZ.questions[0], image: name }] };
    await writeQuiz(dataFolder, 'bad.json', quiz);
    await writeFile(join(dataFolder, 'venue.json'), JSON.stringify({ name: 'The Owl', logo: name }));
    expect((await postJson(`${origin}/session`, { quizId: 'bad' })).status).toBe(404);
    expect(await (await fetch(`${origin}/venue`)).json()).toMatchObject({ slides: [], music: {} });
    expect(
      logged.filter((line) => /^warn (The quiz file bad|venue)\.json is left out: .*file/.test(line)),
    ).toHaveLength(2);
  },
);
