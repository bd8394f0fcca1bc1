import type { PastEvenings } from '../../src/contract/pastEvenings';
import type { QuizSummary } from '../../src/contract/quizSummary';
import type { Season } from '../../src/game/season/season';
import { registerOnHub } from '../support/testHost';
import { CLUSTER_QUIZ, type Cluster, type Member } from './cluster';
import { expect, test, timed } from './fixtures';
import { joinAt } from './visitors';

test('when two hosts save one quiz through two processes, one wins, and all processes have that version', async ({
  cluster,
}) => {
  const [one, other] = cluster.members;
  for (const round of [1, 2, 3, 4, 5]) {
    const headers = await cluster.asHost();
    const { headers: read } = await fetch(`${cluster.origin}/quizzes/cluster`, { headers });
    const ifMatch = { ...headers, 'if-match': read.get('etag')! };
    const save = async ({ internalUrl }: Member, quizName: string) => {
      const body = JSON.stringify({ ...CLUSTER_QUIZ, quizName });
      return fetch(`${internalUrl}/quizzes/cluster`, { method: 'PUT', headers: ifMatch, body });
    };
    const names = [`One ${round}`, `Other ${round}`] as const;
    const saved = await Promise.all([save(one!, names[0]), save(other!, names[1])]);
    const statuses = saved.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 412]);
    const winner = names[statuses.indexOf(200)]!;
    await timed('the saved quiz at every process', () =>
      expect
        .poll(() => Promise.all(cluster.members.map(nameOfQuiz)))
        .toEqual(cluster.members.map(() => winner)),
    );
  }
});

test('a season that one process changes changes on the wall of a session that another one has', async ({
  cluster,
}) => {
  const headers = await cluster.asHost();
  const spring = { name: 'Spring', points: 'quiz', teams: [], evenings: [] };
  const send = (path: string, method: string, body: object, more: Record<string, string> = {}) =>
    fetch(cluster.origin + path, { method, headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const { seasonId } = (await (await send('/seasons', 'POST', spring)).json()) as { seasonId: string };
  const keeper = await cluster.ownerOf('quizzes');
  const other = cluster.members.find((member) => member !== keeper)!;
  const at = { origin: other.internalUrl };
  const host = await registerOnHub(at, await cluster.openSession(at.origin));
  await joinAt(at.origin, host.code, 'Ada');
  await host.command({ type: 'season', seasonId });
  await host.command({ type: 'start' });
  await host.goTo('season');
  const teams = () =>
    host.pushed.scene.name === 'season' && host.pushed.scene.standings.map(({ name }) => name);
  await expect.poll(teams).toEqual(['Ada']);

  const path = `/seasons/${seasonId}`;
  const read = await fetch(cluster.origin + path, { headers });
  const season = (await read.json()) as Season;
  const renamed = { ...season, teams: season.teams.map((team) => ({ ...team, name: 'Ada’s Army' })) };
  expect((await send(path, 'PUT', renamed, { 'if-match': read.headers.get('etag')! })).status).toBe(200);
  await expect.poll(teams).toEqual(['Ada’s Army']);
  expect(await cluster.ownerOf(host.code)).toBe(other);
});

async function nameOfQuiz({ internalUrl }: Member): Promise<string | undefined> {
  const { quizzes } = (await (await fetch(`${internalUrl}/quizzes`)).json()) as { quizzes: QuizSummary[] };
  return quizzes.find(({ quizId }) => quizId === 'cluster')?.quizName;
}

test('an evening that one process has ended is listed by the others, and is gone everywhere once one deletes it', async ({
  cluster,
  evening,
}) => {
  const { code } = evening;
  const headers = await cluster.asHost();
  const owner = await cluster.ownerOf(code);
  const other = cluster.members.find((member) => member !== owner)!;
  await evening.goOnTo(({ name }) => name === 'podium');
  const ended = await fetch(`${owner.internalUrl}/session/${code}`, { method: 'DELETE', headers });
  expect(ended.status).toBe(204);
  await expect.poll(() => eveningsOf(cluster, other)).toEqual([expect.stringContaining(code)]);

  const [eveningId] = await eveningsOf(cluster, other);
  const deleted = await fetch(`${other.internalUrl}/evenings/${eveningId}`, { method: 'DELETE', headers });
  expect(deleted.status).toBe(204);
  for (const member of cluster.members) await expect.poll(() => eveningsOf(cluster, member)).toEqual([]);
  // Deleting the evening also deletes what its session had of the results.
  expect(await cluster.documents(code)).toEqual({});
});

async function eveningsOf(cluster: Cluster, { internalUrl }: Member): Promise<string[]> {
  const response = await fetch(`${internalUrl}/evenings`, { headers: await cluster.asHost() });
  const { evenings } = (await response.json()) as PastEvenings;
  return evenings.map(({ eveningId }) => eveningId);
}

test('an evening is written by the process that may change the files, and is there after its owner was killed', async ({
  cluster,
  evening,
}) => {
  const owner = await cluster.ownerOf(evening.code);
  const other = cluster.members.find((member) => member !== owner)!;
  const headers = await cluster.asHost();
  // From now on only this process changes files.
  const made = await fetch(`${other.internalUrl}/seasons/winter`, {
    method: 'PUT',
    headers: { ...headers, 'if-none-match': '*' },
    body: JSON.stringify({ name: 'Winter', points: 'quiz', teams: [], evenings: [] }),
  });
  expect(made.status).toBe(201);
  const teams = async (): Promise<string[]> => {
    const table = await fetch(`${cluster.origin}/seasons/winter/table`, { headers });
    const { standings } = (await table.json()) as { standings: { name: string }[] };
    return standings.map(({ name }) => name).sort();
  };
  const { host } = evening;
  await host.press(() => ({ type: 'season', seasonId: 'winter' }));
  await host.press(() => ({ type: 'end' }));
  await expect.poll(teams).toEqual(evening.phones.map(({ name }) => name).sort());

  await owner.process.kill();
  await cluster.ownerOf(evening.code, owner);
  await evening.expectBack();
  // The first places are still covered, and Next leads past them.
  expect(host.game.scene).toMatchObject({ name: 'podium', hidden: evening.phones.length });
  await evening.goOnTo(({ name }) => name === 'season');
  await expect
    .poll(() => host.game.scene)
    .toMatchObject({ name: 'season', teamCount: evening.phones.length });
  await owner.process.start();
});
