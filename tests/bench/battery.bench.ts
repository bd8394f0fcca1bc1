import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { GameHubMethod } from '../../src/contract/fromPhones';
import { expect, openPhone, test } from '../e2e/fixtures';
import { type HubHost, joinByHub, openHost } from '../e2e/gameFixtures';
import { show } from '../e2e/phoneAnswers';
import { HubClient, type PlayerClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';
import { BUILDS, sideBySide, startBuild } from './builds';
import { printTable } from './report';

const OTHERS = 20;
const WATCHED_MS = 60_000;
/** How many minutes of an hour a phone spends so, in an evening like those that docs/evening.md plans. */
const HOUR = { lobby: 10, question: 25, reveal: 25 };
const question = (kind: object) => ({ question: 'Which is it?', seconds: 600, ...kind });
const quiz = {
  quizName: 'Battery',
  questions: [
    question({ answers: ['Alpha', 'Beta', 'Gamma', 'Delta'], correctAnswer: 1 }),
    question({ acceptedAnswers: ['seven'] }),
    question({ answers: ['A', 'B'], correctAnswer: 0 }),
  ],
};

const perMinute = new Map<string, Record<string, string | number>>();
test.afterAll(() => printTable('A phone’s page in a game of 21 teams, per minute', sideBySide(perMinute)));

for (const build of BUILDS)
  test(`what a phone does in a game: ${build.name}`, async ({ browser }) => {
    const server = await startBuild(build);
    try {
      perMinute.set(build.name, await measurePhone(browser, server));
    } finally {
      HubClient.closeAll();
      await server.remove();
    }
  });

async function measurePhone(browser: Browser, server: ServerProcess): Promise<Record<string, string>> {
  const host = await openHost(server, quiz);
  const others: PlayerClient[] = [];
  for (let index = 0; index < OTHERS; index += 1)
    others.push(await joinByHub(server, host.code, `Other ${index}`));
  const phone = await openPhone(browser, server.origin);
  const counts = await countWork(phone);
  await phone.goto(`/join/${host.code}`);
  await phone.getByRole('textbox', { name: /name/i }).fill('Ada');
  await phone.getByRole('button', { name: /join/i }).click();
  await phone.getByRole('button', { name: /leave/i }).waitFor();
  await pause(5_000);

  const lobby = await counts.during(() => pause(WATCHED_MS));
  await host.run({ type: 'start' });
  await phone.locator('[data-scene=question]').waitFor();
  const asked = await counts.during(async () => {
    await answerAll(others, host);
    await phone.getByRole('button', { name: 'Alpha' }).click();
    await expect(phone.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await pause(WATCHED_MS - 3_000);
  });
  await host.goTo('reveal');
  const reveal = await counts.during(() => pause(WATCHED_MS));
  await host.goTo('question');
  await phone.locator('[data-scene=question]').waitFor();
  const typed = await counts.during(async () => {
    await phone.getByRole('textbox').pressSequentially('seven', { delay: 300 });
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  });
  await show(phone, 'hidden');
  await pause(1_000);
  const locked = await counts.during(() => pause(WATCHED_MS));
  const hour = (Object.keys(lobby) as (keyof Work)[]).map((each) => {
    const sum = lobby[each] * HOUR.lobby + asked[each] * HOUR.question + reveal[each] * HOUR.reveal;
    return `${Math.round(sum)} ${each}`;
  });
  return {
    'in the lobby': written(lobby),
    'while a question is open': written(asked),
    'at a reveal': written(reveal),
    'a typed answer, with Enter': written(typed),
    'locked, while a question is open': written(locked),
    [`an hour (${HOUR.lobby} min lobby or break, ${HOUR.question} open, ${HOUR.reveal} else)`]:
      hour.join(', '),
  };
}

/** Lets the others answer, within a second. */
async function answerAll(others: readonly PlayerClient[], host: HubHost): Promise<void> {
  const { scene } = await host.read();
  if (scene.name !== 'question') throw new Error(scene.name);
  for (const other of others) {
    await other.invoke(GameHubMethod.SubmitAnswer, scene.question.questionId, 1);
    await pause(1_000 / OTHERS);
  }
}

interface Work {
  'frames down': number;
  'frames up': number;
  timers: number;
  'animation frames': number;
  'ms of work': number;
}

function written(work: Work): string {
  return Object.entries(work)
    .map(([what, count]) => `${Math.round(count as number)} ${what}`)
    .join(', ');
}

/** Counts what a page does, from before it is opened: frames of its connection, timers, and drawing. */
async function countWork(phone: Page): Promise<{ during: (what: () => Promise<unknown>) => Promise<Work> }> {
  const frames = { down: 0, up: 0 };
  phone.on('websocket', (socket) => {
    socket.on('framereceived', () => (frames.down += 1));
    socket.on('framesent', () => (frames.up += 1));
  });
  await phone.addInitScript(() => {
    const fired = { timers: 0, draws: 0 };
    Object.assign(window, { fired });
    const { setTimeout: later, setInterval: again, requestAnimationFrame: draw } = window;
    const counted =
      (run: (...all: unknown[]) => void) =>
      (...all: unknown[]) => {
        fired.timers += 1;
        run(...all);
      };
    Object.assign(window, {
      setTimeout: (run: () => void, ...more: unknown[]) => later(counted(run), ...(more as [number])),
      setInterval: (run: () => void, ...more: unknown[]) => again(counted(run), ...(more as [number])),
      requestAnimationFrame: (run: FrameRequestCallback) =>
        draw((time) => {
          fired.draws += 1;
          run(time);
        }),
    });
  });
  const devTools = await phone.context().newCDPSession(phone);
  await devTools.send('Performance.enable');
  const read = async (): Promise<Work> => {
    const { timers, draws } = await phone.evaluate(
      () => (window as unknown as { fired: { timers: number; draws: number } }).fired,
    );
    const { metrics } = await devTools.send('Performance.getMetrics');
    const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return {
      'frames down': frames.down,
      'frames up': frames.up,
      timers,
      'animation frames': draws,
      'ms of work': busy * 1_000,
    };
  };
  return {
    during: async (what) => {
      const before = await read();
      await what();
      const after = await read();
      const keys = Object.keys(before) as (keyof Work)[];
      return Object.fromEntries(keys.map((key) => [key, after[key] - before[key]])) as unknown as Work;
    },
  };
}
