import { setTimeout as pause } from 'node:timers/promises';
import { GameHubMethod } from '../../src/contract/fromPhones';
import { expect, test } from '../e2e/fixtures';
import { openHost } from '../e2e/gameFixtures';
import { PlayerClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';
import { printTable } from './report';

const PHONES = 300;
const PARTS = 10;
const MARKS = 5;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An accepted answer of about 55 letters, of which each part has the most that are allowed. */
const accepted = (part: number, at: number) =>
  `The ${LETTERS[part]}${LETTERS[at]} symphony of the unknown northern orchestra of old`;
const parts = Array.from({ length: PARTS }, (_none, part) => ({
  label: `Part ${part}`,
  acceptedAnswers: Array.from({ length: 20 }, (_other, at) => accepted(part, at)),
}));
const KINDS = [
  ['one text, as guests type it', { acceptedAnswers: ['Copenhagen'] }, (at: number) => `Town ${at % 30}`],
  [
    `${PARTS} parts in any order, near misses that all differ`,
    { parts, anyOrder: true },
    (at: number) => parts.map((_part, place) => `${accepted(place, at % 20)} ${LETTERS[at % 36]}${at}`),
  ],
] as const;

const rows: Record<string, string | number>[] = [];
test.afterAll(() =>
  printTable(`${PHONES} phones: the longest that anybody else waits for the server, in milliseconds`, rows),
);

for (const [name, kind, answerOf] of KINDS)
  test(`others wait for ${name}`, async ({ server }) => {
    const question = { question: 'Which?', seconds: 3_600, ...kind };
    const host = await openHost(server, { quizName: 'Costly', reveal: 'round', questions: [question] });
    const phones: PlayerClient[] = [];
    for (let at = 0; at < PHONES; at++) {
      const phone = await new PlayerClient(server.origin).connect();
      await phone.join(host.code, `Player ${at}`);
      phones.push(phone);
    }
    await host.command({ type: 'start' });
    await host.goTo('question');
    const step = async () => (await host.read()).step;
    const send = () =>
      Promise.all(phones.map((phone, at) => phone.invoke(GameHubMethod.SubmitAnswer, 'q1', answerOf(at))));
    const answers = await longestWait(server, send);
    const close = await longestWait(server, async () => host.command({ type: 'close', step: await step() }));
    const reveal = await longestWait(server, () => host.goTo('reveal'));
    const mark = await longestWait(server, async () => {
      for (let at = 0; at < MARKS; at++) {
        const text = [answerOf(at)].flat()[0]!;
        await host.command({ type: 'mark', questionId: 'q1', answer: text, correct: true });
      }
    });
    rows.push({ answers: name, 'as they arrive': answers, close, reveal, [`${MARKS} marks`]: mark });
    expect((await host.read()).scene.name).toBe('reveal');
    for (const client of [host.hub, ...phones]) client.close();
  });

/** Returns the longest that a request for the server's health waits meanwhile, rounded. */
async function longestWait({ origin }: ServerProcess, run: () => Promise<unknown>): Promise<string> {
  let longest = 0;
  let isRunning = true;
  const asking = (async () => {
    while (isRunning) {
      const start = performance.now();
      await (await fetch(`${origin}/health`)).text();
      longest = Math.max(longest, performance.now() - start);
      await pause(1);
    }
  })();
  await run();
  isRunning = false;
  await asking;
  return longest.toFixed(0);
}
