import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { CreatedSession } from '../../../src/contract/session';
import type { GameResults } from '../../../src/server/results/gameResults';
import { createSecret } from '../../../src/server/access/secret';
import { choice } from '../../support/gameQuizzes';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import type { TestHost } from '../../support/testHost';
import { addRemote } from '../../support/hostDevices';
import { dataFolderWith, startQuizServer } from '../../support/quizServer';

const QUIZ = {
  quizName: 'Quiz: "Größe"/..',
  questions: [choice('Which?', { points: 1.5 }), { question: '=Who?', acceptedAnswers: ['Bach'] }],
};

/** A game that is over: Anna had both right, `=Ben` sent a formula. */
async function playedGame(): Promise<TestHost> {
  const server = await startQuizServer({ dataFolder: await dataFolderWith({ 'pub.json': QUIZ }) });
  const host = await registerHost(server);
  const phones = [];
  for (const name of ['=Ben', 'Anna']) phones.push(await TestPhone.join(server, host.session, name));
  const [ben, anna] = phones as [TestPhone, TestPhone];
  await host.command({ type: 'start' });
  await anna.submit('q1', 1);
  await host.goTo('question');
  await anna.submit('q2', 'Bach');
  await ben.submit('q2', '=1+1');
  await host.goTo('podium');
  return host;
}

/** Asks for the results, with the host's key unless there is another. */
function ask({ server, session }: TestHost, query: string, hostKey = session.hostKey, headers = {}) {
  const url = `${server.origin}/session/${session.sessionCode}/results?${query}`;
  return fetch(url, { headers: { ...headers, ...(hostKey && { authorization: `Bearer ${hostKey}` }) } });
}

async function refusal(response: Response): Promise<[number, string]> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return [response.status, ((await response.json()) as { code: string }).code];
}

describe('GET /session/{sessionCode}/results', () => {
  it('has the game as JSON', async () => {
    const response = await ask(await playedGame(), 'format=json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const results = (await response.json()) as GameResults & { quizName: string };
    expect(results).toMatchObject({
      ...{ quizName: QUIZ.quizName, openedAt: expect.any(String) },
      standings: [
        { rank: 1, name: 'Anna', points: 2.5 },
        { rank: 2, name: '=Ben', points: 0 },
      ],
    });
  });

  it('has it as CSV for a German spreadsheet, without formulas, under a safe name', async () => {
    const response = await ask(await playedGame(), 'format=csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [, name = ''] = /filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition')!)!;
    expect(decodeURIComponent(name)).toMatch(/^Ergebnisse-\d{4}-\d\d-\d\d-Quiz-Größe\.csv$/);
    const csv = Buffer.from(await response.arrayBuffer()).toString();
    expect(csv.slice(0, 9)).toBe('\uFEFFEndstand');
    expect(csv).toContain("1;Anna;2,5;2,5;0\r\n2;'=Ben;0;0;0\r\n");
    expect(csv).toContain("1;2;'=Who?;'=Ben;'=1+1;falsch;0\r\n");
  });

  it('has it as a spreadsheet with a sheet for each table, where a formula is a text', async () => {
    const response = await ask(await playedGame(), 'format=xlsx&lang=en');
    const sheets = await readSheets(Buffer.from(await response.arrayBuffer()));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Standings', 'Answers', 'Questions', 'Corrections']);
    expect(sheets[0]!.data).toEqual([
      ['Rank', 'Name', 'Points', 'Round 1', 'Correction'],
      [1, 'Anna', 2.5, 2.5, 0],
      [2, '=Ben', 0, 0, 0],
    ]);
    expect(sheets[1]!.data.at(-1)).toEqual([1, 2, '=Who?', '=Ben', '=1+1', 'wrong', 0]);
  });

  it('is in the language that is asked for, or that the browser accepts, or German', async () => {
    const host = await playedGame();
    const languages = [
      ['format=csv&lang=en', { 'accept-language': 'de' }],
      ['format=csv', { 'accept-language': 'fr, en-GB;q=0.9, de;q=0.5' }],
      ['format=csv&lang=xx', { 'accept-language': 'fr' }],
    ] as const;
    const answered = await Promise.all(
      languages.map(async ([query, headers]) => (await ask(host, query, undefined, headers)).headers),
    );
    expect(answered.map((headers) => headers.get('content-language'))).toEqual(['en', 'en', 'de']);
  });

  it('is open to every device of the host, and to nobody else', async () => {
    const host = await playedGame();
    const remote = await addRemote(host);
    expect((await ask(host, 'format=json', remote.session.hostKey)).status).toBe(200);
    for (const key of ['', createSecret(), host.server.serverKey])
      expect(await refusal(await ask(host, 'format=json', key))).toEqual([403, 'host_key_invalid']);
  });

  it('does not know other formats and other sessions', async () => {
    const host = await registerHost(await startQuizServer());
    for (const query of ['format=pdf', 'format=constructor', ''])
      expect(await refusal(await ask(host, query))).toEqual([400, 'invalid_arguments']);
    const session: CreatedSession = { ...host.session, sessionCode: 'BBBBB' };
    const other = { server: host.server, session } as TestHost;
    expect(await refusal(await ask(other, 'format=json'))).toEqual([404, 'session_not_found']);
  });
});
