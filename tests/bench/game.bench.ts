import { setTimeout as pause } from 'node:timers/promises';
import { GameHubMethod } from '../../src/contract/fromPhones';
import { QUIZ_HUB_PATH, QuizHubMethod } from '../../src/contract/quizHub';
import type { PlayerGame } from '../../src/contract/toPhones';
import type { IssuedTicket } from '../../src/contract/tickets';
import { expect, test } from '../e2e/fixtures';
import { type HubHost, openHost } from '../e2e/gameFixtures';
import { HubClient, PlayerClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';
import { memoryOf, percentiles, printTable } from './report';

/** Milliseconds within which all players answer. */
const ANSWER_MS = 2_000;
const QUESTION = 'Which of these rivers is the longest one that reaches the sea in this country?';
const quiz = {
  quizName: 'Load',
  questions: [
    { question: QUESTION, answers: ['Danube', 'Rhine', 'Elbe', 'Oder'], correctAnswer: 1, seconds: 120 },
  ],
};

const rows: Record<string, string | number>[] = [];
test.afterAll(() => printTable('One question, answered by all phones within 2 s: milliseconds, bytes', rows));

for (const [teams, sessions, phonesOfTeam] of [
  [500, 1, 1],
  [1000, 1, 1],
  [1000, 20, 1],
  [200, 1, 3],
] as const) {
  const players = teams * phonesOfTeam;
  test(`${players} phones of ${teams} teams in ${sessions} sessions answer within 2 s`, async ({
    server,
  }) => {
    const games = await Promise.all(Array.from({ length: sessions }, () => BenchGame.open(server)));
    for (let index = 0; index < teams; index++)
      await games[index % sessions]!.join(`Player ${index}`, phonesOfTeam);
    await Promise.all(games.map((game) => game.goOn('question')));
    const before = games.map((game) => game.monitor.received);
    const acknowledged = (await Promise.all(games.map((game) => game.answer()))).flat();
    const monitorBytes = games.reduce((sum, game, index) => sum + game.monitor.received - before[index]!, 0);
    await Promise.all(games.map((game) => game.close()));
    const reveals = await Promise.all(games.map((game) => game.goOn('reveal')));
    const phoneBytes = games.flatMap((game) => game.phones.map((phone) => phone.bytes));
    const { p50, p95, max } = percentiles(acknowledged);
    rows.push({
      phones: players,
      teams,
      sessions,
      'refused or lost': players - acknowledged.length,
      'acknowledged p50': p50,
      p95,
      max,
      'reveal to the last phone': Math.max(...reveals).toFixed(0),
      'bytes a phone, at most': Math.max(...phoneBytes),
      "monitors' bytes an answer": (monitorBytes / players).toFixed(1),
      memory: await memoryOf(server),
    });
    expect(acknowledged).toHaveLength(players);
    games.forEach((game) => game.end());
  });
}

/** A phone that records when it receives each scene. */
class BenchPhone {
  readonly at = new Map<string, number>();
  #joinedWith = 0;

  private constructor(readonly client: PlayerClient) {
    client.onEvent = (payload) => {
      const { scene } = payload as Partial<PlayerGame>;
      if (scene) this.at.set(scene.name, performance.now());
    };
  }

  static async join(origin: string, code: string, name: string): Promise<BenchPhone> {
    const phone = new BenchPhone(await new PlayerClient(origin).connect());
    await phone.client.join(code, name);
    return phone;
  }

  /** Adds another phone of the same team. */
  async bringMate(origin: string, code: string): Promise<BenchPhone> {
    const { ticket } = (await this.client.invoke(GameHubMethod.InviteDevice)) as IssuedTicket;
    const mate = new BenchPhone(await new PlayerClient(origin).connect());
    await mate.client.invoke(GameHubMethod.JoinAsDevice, code, ticket, mate.client.token);
    return mate;
  }

  /** Starts counting bytes. */
  started(): void {
    this.#joinedWith = this.client.received;
  }

  get bytes(): number {
    return this.client.received - this.#joinedWith;
  }
}

/** A session with its host, one monitor and its phones. */
class BenchGame {
  readonly phones: BenchPhone[] = [];

  private constructor(
    readonly host: HubHost,
    readonly monitor: HubClient,
  ) {
    monitor.keepsEvents = false;
  }

  static async open(server: ServerProcess): Promise<BenchGame> {
    const host = await openHost(server, quiz);
    const monitor = await new HubClient(`${server.origin}${QUIZ_HUB_PATH}`).connect();
    await monitor.invoke(QuizHubMethod.RegisterMonitor, host.code);
    return new BenchGame(host, monitor);
  }

  async join(name: string, phones: number): Promise<void> {
    const { code, server } = this.host;
    const first = await BenchPhone.join(server.origin, code, name);
    this.phones.push(first);
    while (--phones > 0) this.phones.push(await first.bringMate(server.origin, code));
  }

  /** Starts or moves on; resolves with the milliseconds until the last phone has the scene. */
  async goOn(scene: 'question' | 'reveal'): Promise<number> {
    if (scene === 'question') this.phones.forEach((phone) => phone.started());
    const start = performance.now();
    await (scene === 'question' ? this.host.command({ type: 'start' }) : this.host.move('next'));
    while (!this.phones.every((phone) => phone.at.has(scene))) await pause(1);
    return Math.max(...this.phones.map((phone) => phone.at.get(scene)! - start));
  }

  /** Lets everybody answer; returns the milliseconds until each answer was acknowledged. */
  async answer(): Promise<number[]> {
    const answers = await Promise.all(
      this.phones.map(async ({ client }, index) => {
        await pause((index / this.phones.length) * ANSWER_MS);
        const start = performance.now();
        return client.invoke(GameHubMethod.SubmitAnswer, 'q1', index % 4).then(
          () => performance.now() - start,
          () => undefined,
        );
      }),
    );
    return answers.filter((each) => each !== undefined);
  }

  async close(): Promise<void> {
    await this.host.move('close').catch(() => undefined);
  }

  end(): void {
    for (const client of [this.host.hub, this.monitor, ...this.phones.map((phone) => phone.client)])
      client.close();
  }
}
