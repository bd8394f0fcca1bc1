import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../../../src/server/starting/backup';
import { startHost, TestPhone } from '../../support/gameOnHubs';
import { wordsIn } from '../../support/levelFiles';
import { eveningsAt } from '../../support/pastEvening';
import { endSession, restart, temporaryFolder } from '../../support/quizServer';

const word = () => `w${randomBytes(6).toString('hex')}`;

/** An evening of made-up words, counted in a season, whose host has ended it. */
async function endedEvening() {
  const words = { teams: [word(), word()], answers: [word(), word(), word()], quiz: [word(), word()] };
  const [asked, accepted] = words.quiz as [string, string];
  const question = { question: `Who is ${asked}?`, acceptedAnswers: [accepted] };
  const { server, host } = await startHost({ quiz: { quizName: 'Pub', questions: [question] } });
  const body = JSON.stringify({ name: 'Winter', points: [5, 3, 1], teams: [], evenings: [] });
  const season = `${server.origin}/seasons/winter`;
  await fetch(season, { method: 'PUT', body, headers: { 'if-none-match': '*' } });
  await host.command({ type: 'season', seasonId: 'winter' });
  const phones = await Promise.all(words.teams.map((name) => TestPhone.join(server, host.session, name)));
  await host.command({ type: 'start' });
  for (const [index, answer] of words.answers.entries()) await phones[index % 2]!.submit('q1', answer);
  await host.goTo('podium');
  await expect.poll(async () => (await fetch(season)).text()).toContain(words.teams[0]);
  await expect.poll(() => wordsIn(join(server.dataFolder, 'played'), words.teams)).toHaveLength(2);
  await endSession(server, host.session, host.session.hostKey);
  await expect.poll(() => eveningsAt(server)).toHaveLength(1);
  // The quiz is the host's own, and stays until the host deletes it.
  await rm(join(server.dataFolder, 'quizzes', 'pub.json'));
  const [evening] = await eveningsAt(server);
  const remove = (query = '') =>
    fetch(`${server.origin}/evenings/${evening!.eveningId}${query}`, { method: 'DELETE' });
  return {
    server,
    words: Object.values(words).flat(),
    teams: words.teams,
    evening: evening!,
    remove,
    season,
  };
}

test('nothing of a deleted evening is in any file soon afterwards, nor in a backup', async () => {
  const { server, words, evening, remove } = await endedEvening();
  expect(await wordsIn(server.dataFolder, words)).toEqual(words);
  expect(evening.seasons).toEqual(['Winter']);
  expect((await remove('?season=1')).status).toBe(204);
  await expect.poll(() => wordsIn(server.dataFolder, words), { timeout: 10_000 }).toEqual([]);
  const backup = join(await temporaryFolder(), 'backup');
  await backUp(server.dataFolder, backup);
  expect(await wordsIn(backup, words)).toEqual([]);
  const again = await restart(server);
  expect(await wordsIn(again.dataFolder, words)).toEqual([]);
});

test('its season keeps names and points unless the host says otherwise, and nothing else does', async () => {
  const { server, words, teams, remove } = await endedEvening();
  expect((await remove()).status).toBe(204);
  await server.close();
  const season = await readFile(join(server.dataFolder, 'seasons', 'winter.json'), 'utf8');
  expect(words.filter((each) => season.includes(each))).toEqual(teams);
  await rm(join(server.dataFolder, 'seasons'), { recursive: true });
  expect(await wordsIn(server.dataFolder, words)).toEqual([]);
});
