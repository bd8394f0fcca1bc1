import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { GameHubMethod } from '../../src/contract/fromPhones';
import { QUIZ_HUB_PATH, QuizHubMethod } from '../../src/contract/quizHub';
import { QuizHubEvent, type SessionGame } from '../../src/contract/toMonitors';
import type { PlayerGame } from '../../src/contract/toPhones';
import { expect, test } from '../e2e/fixtures';
import { type HubHost, openHost } from '../e2e/gameFixtures';
import { Air, PUB_LINK } from '../support/air';
import { HubClient, PlayerClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';
import { type PageFiles, PageLoader, readPage } from './airPage';
import { BUILDS, sideBySide, startBuild } from './builds';
import { printTable } from './report';

const PHONES = 200;
/** Milliseconds within which all players answer. */
const ANSWER_MS = 2_000;
/** Milliseconds for which nothing happens, to count what passes all the same. */
const QUIET_MS = 20_000;
const QUESTIONS = 3;
const question = { question: 'Which is it?', answers: ['A', 'B', 'C', 'D'], correctAnswer: 1, seconds: 120 };
const quiz = { quizName: 'Air', questions: Array.from({ length: QUESTIONS }, () => question) };

const rows = new Map<string, Record<string, string | number>>();
test.afterAll(() =>
  printTable(
    `${PHONES} phones behind one access point (20 Mbit/s down, 10 up, 60 ms, 2 % loss): milliseconds`,
    sideBySide(rows),
  ),
);

for (const build of BUILDS)
  test(`${PHONES} phones come, answer and see the reveal: ${build.name}`, async ({ browser }) => {
    const server = await startBuild(build);
    const air = await Air.before(server.port, PUB_LINK);
    const lag = monitorEventLoopDelay({ resolution: 5 });
    lag.enable();
    try {
      const row = await measureEvening(browser, server, air);
      rows.set(build.name, { ...row, 'late by this machine, p99': (lag.percentile(99) / 1e6).toFixed(0) });
    } finally {
      HubClient.closeAll();
      air.close();
      await server.remove();
    }
  });

async function measureEvening(
  browser: Browser,
  server: ServerProcess,
  air: Air,
): Promise<Record<string, string | number>> {
  const host = await openHost(server, quiz);
  const page = await readPage(browser, server.origin, host.code);
  const wall = await Wall.open(server, host.code);
  const phones = Array.from({ length: PHONES }, (_, index) => new AirPhone(air.origin, `Phone ${index}`));

  const start = performance.now();
  const since = () => performance.now() - start;
  const arrivals = phones.map(async (phone) => {
    await phone.loader.load(page, ['type']);
    const type = since();
    await phone.loader.load(page, ['join']);
    await phone.join(host.code);
    return { type, join: since(), rest: phone.loadRest(page) };
  });
  const arrived = await Promise.all(arrivals);
  await Promise.all(arrived.map(({ rest }) => rest));
  const loaded = since();
  const bytes = phones.reduce((sum, { loader }) => sum + loader.bytes, 0) / PHONES;

  const inLobby = await quiet(air);
  const acknowledged: number[] = [];
  const reveals: number[] = [];
  let whileOpen = '';
  for (let index = 0; index < QUESTIONS; index += 1) {
    await goOn(host, wall, phones, 'question');
    acknowledged.push(
      ...(await Promise.all(phones.map((phone, place) => phone.answer(wall.questionId, place)))),
    );
    if (index === 0) {
      // One more change keeps the question open.
      whileOpen = await quiet(air);
    }
    await host.move('close').catch(() => undefined);
    const shownAt = await goOn(host, wall, phones, 'reveal');
    reveals.push(...phones.map((phone) => phone.at('reveal') - shownAt));
  }
  expect(acknowledged).toHaveLength(PHONES * QUESTIONS);
  return {
    'bytes a phone loads': Math.round(bytes),
    'all can type': Math.max(...arrived.map(({ type }) => type)).toFixed(0),
    'all are in': Math.max(...arrived.map(({ join }) => join)).toFixed(0),
    'all has come': loaded.toFixed(0),
    'reveal after the wall, p50': at(reveals, 0.5),
    'reveal p99': at(reveals, 0.99),
    'reveal max': at(reveals, 1),
    'answer acknowledged, p50': at(acknowledged, 0.5),
    'acknowledged p99': at(acknowledged, 0.99),
    'acknowledged max': at(acknowledged, 1),
    'packets a phone and minute, in the lobby': inLobby,
    'the same while a question is open': whileOpen,
  };
}

function at(samples: readonly number[], share: number): string {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(0);
}

/** Returns how many packets with content pass while nothing happens, for a phone and minute, down and up. */
async function quiet(air: Air): Promise<string> {
  await pause(1_000);
  const before = air.carried;
  await pause(QUIET_MS);
  const after = air.carried;
  const rate = (from: { pieces: number }, to: { pieces: number }) =>
    (((to.pieces - from.pieces) / PHONES) * (60_000 / QUIET_MS)).toFixed(1);
  return `${rate(before.down, after.down)} down, ${rate(before.up, after.up)} up`;
}

/** Moves on to a scene; resolves with when the wall had it, once all phones have it. */
async function goOn(
  host: HubHost,
  wall: Wall,
  phones: AirPhone[],
  scene: 'question' | 'reveal',
): Promise<number> {
  wall.forget();
  for (const phone of phones) phone.forget();
  for (let tries = 0; tries < 5 && !(await wall.saw(scene)); tries += 1)
    await ((await host.read()).scene.name === 'lobby' ? host.command({ type: 'start' }) : host.move('next'));
  while (!phones.every((phone) => phone.has(scene))) await pause(5);
  return wall.at(scene);
}

/** What shows scenes, and when it was sent each of them. */
class Watcher {
  readonly #at = new Map<string, number>();

  protected note(game: Pick<PlayerGame | SessionGame, 'scene'> | undefined): void {
    if (game && !this.#at.has(game.scene.name)) this.#at.set(game.scene.name, performance.now());
  }

  forget(): void {
    this.#at.clear();
  }

  has(scene: string): boolean {
    return this.#at.has(scene);
  }

  at(scene: string): number {
    return this.#at.get(scene) ?? NaN;
  }
}

/** The projector, on the laptop itself. */
class Wall extends Watcher {
  questionId = '';

  static async open(server: ServerProcess, code: string): Promise<Wall> {
    const wall = new Wall();
    const monitor = await new HubClient(`${server.origin}${QUIZ_HUB_PATH}`).connect();
    monitor.on(QuizHubEvent.SessionUpdated, ({ game }: { game?: SessionGame }) => {
      wall.note(game);
      if (game?.scene.name === 'question') wall.questionId = game.scene.question.questionId;
    });
    await monitor.invoke(QuizHubMethod.RegisterMonitor, code);
    return wall;
  }

  /** Waits a moment for a scene. */
  async saw(scene: string): Promise<boolean> {
    for (let tries = 0; tries < 20 && !this.has(scene); tries += 1) await pause(10);
    return this.has(scene);
  }
}

/** A phone that loads its page and plays through the air. */
class AirPhone extends Watcher {
  readonly loader: PageLoader;
  #client: PlayerClient | undefined;

  constructor(
    private readonly origin: string,
    private readonly name: string,
  ) {
    super();
    this.loader = new PageLoader(origin);
  }

  async join(code: string): Promise<void> {
    this.#client = await new PlayerClient(this.origin).connect();
    this.#client.onEvent = (payload) => {
      const game = payload as Partial<PlayerGame>;
      if (game.scene) this.note(game as PlayerGame);
    };
    await this.#client.join(code, this.name);
  }

  async loadRest(page: PageFiles): Promise<void> {
    await this.loader.load(page, ['later']);
    await this.loader.settled();
    this.loader.close();
  }

  /** Answers at its own time; returns the milliseconds until that is acknowledged. */
  async answer(questionId: string, place: number): Promise<number> {
    await pause((place / PHONES) * ANSWER_MS);
    const start = performance.now();
    await this.#client!.invoke(GameHubMethod.SubmitAnswer, questionId, place % 4, place > 0);
    return performance.now() - start;
  }
}
