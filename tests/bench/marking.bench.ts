import { setTimeout as pause } from 'node:timers/promises';
import { GameHubMethod } from '../../src/contract/fromPhones';
import { QuizHubHostEvent, type HostGame } from '../../src/contract/toHosts';
import type { PlayerOwn } from '../../src/contract/toPhones';
import { expect, test } from '../e2e/fixtures';
import { type HubHost, openHost } from '../e2e/gameFixtures';
import { PlayerClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';
import { memoryOf, percentiles, printTable } from './report';

const PLAYERS = 200;
const MARKS = 20;
/** The right text, four misspellings of it, and wrong answers that people give: thirty texts. */
const TEXTS = [
  'Copenhagen',
  'Copenhagn',
  'Kopenhagen',
  'Copenhaagen',
  'Copenhagin',
  'Aarhus',
  'Odense',
  'Aalborg',
  'Esbjerg',
  'Oslo',
  'Bergen',
  'Stockholm',
  'Malmo',
  'Gothenburg',
  'Helsinki',
  'Turku',
  'Reykjavik',
  'Hamburg',
  'Berlin',
  'Kiel',
  'Riga',
  'Tallinn',
  'Vilnius',
  'Amsterdam',
  'Brussels',
  'London',
  'Dublin',
  'Edinburgh',
  'Warsaw',
  'Legoland',
];
const quiz = {
  quizName: 'Sheet',
  reveal: 'round',
  rounds: [
    {
      questions: [
        { question: 'What is the capital of Denmark?', acceptedAnswers: ['Copenhagen'], seconds: 600 },
      ],
    },
    // After the last round there are no standings.
    { questions: [{ question: 'And of Norway?', acceptedAnswers: ['Oslo'] }] },
  ],
};

const rows: Record<string, string | number>[] = [];
test.afterAll(() =>
  printTable(
    `${PLAYERS} sheets with ${TEXTS.length} texts at once, ${MARKS} marks: milliseconds, bytes`,
    rows,
  ),
);

for (const [pace, betweenMs] of [
  ['at once after the one before', 0],
  ['1.5 s after the one before', 1_500],
] as const) {
  test(`${PLAYERS} sheets are handed in at once, and each mark comes ${pace}`, async ({ server }) => {
    const game = await SheetGame.open(server);
    const { hub } = game.host;
    const handedIn = await game.handIn();
    const queueBytes = hub.received;
    const queue = await game.close();
    const closedBytes = hub.received - queueBytes;
    await game.host.goTo('scores');
    const [before, phonesBefore] = [hub.received, game.phones.map(({ client }) => client.received)];
    const marks = await game.mark(betweenMs);
    const phoneBytes = game.phones.map(({ client }, index) => client.received - phonesBefore[index]!);
    const { p50, p95, max } = percentiles(marks);
    rows.push({
      'next mark': pace,
      'last sheet acknowledged': handedIn.toFixed(0),
      'queue complete after close': queue.toFixed(0),
      "remote's bytes until closed": queueBytes,
      'at the close': closedBytes,
      'mark at the last phone p50': p50,
      p95,
      max,
      "remote's bytes a mark": ((hub.received - before) / MARKS).toFixed(0),
      'bytes a phone and mark, at most': (Math.max(...phoneBytes) / MARKS).toFixed(0),
      memory: await memoryOf(server),
    });
    expect(marks).toHaveLength(MARKS);
    game.end();
  });
}

/** A phone with its answer, and the latest version of its own part. */
class SheetPhone {
  own: PlayerOwn | undefined;
  /** When `own` arrived. */
  at = 0;

  private constructor(
    readonly client: PlayerClient,
    readonly text: string,
  ) {
    client.onEvent = (payload) => {
      if (!(payload as Partial<PlayerOwn>)?.results) return;
      this.own = payload as PlayerOwn;
      this.at = performance.now();
    };
  }

  static async join(origin: string, code: string, index: number): Promise<SheetPhone> {
    const phone = new SheetPhone(
      await new PlayerClient(origin).connect(),
      TEXTS[index % TEXTS.length] as string,
    );
    await phone.client.join(code, `Player ${index}`);
    return phone;
  }

  async handIn(): Promise<void> {
    await this.client.invoke(GameHubMethod.SubmitAnswer, 'q1', this.text);
    await this.client.invoke(GameHubMethod.SetReady, true);
  }
}

/** A session with its host and its phones. */
class SheetGame {
  readonly phones: SheetPhone[] = [];
  hostGame: HostGame | undefined;

  private constructor(readonly host: HubHost) {
    host.hub.on(QuizHubHostEvent.HostUpdated, (sent: HostGame) => {
      // A question's groups come only when they have changed.
      if (sent.marking.some(({ groups }) => groups)) this.hostGame = sent;
    });
  }

  /** Opens a session and moves to the question once everybody is there. */
  static async open(server: ServerProcess): Promise<SheetGame> {
    const game = new SheetGame(await openHost(server, quiz));
    for (let index = 0; index < PLAYERS; index++)
      game.phones.push(await SheetPhone.join(server.origin, game.host.code, index));
    await game.host.command({ type: 'start' });
    game.host.hub.received = 0;
    return game;
  }

  /**
   * Everybody answers and hands in at the same moment; returns the milliseconds until the last is
   * acknowledged.
   */
  async handIn(): Promise<number> {
    const start = performance.now();
    await Promise.all(this.phones.map((phone) => phone.handIn()));
    return performance.now() - start;
  }

  /** Closes the round; returns the milliseconds until the host has every answer in the queue. */
  async close(): Promise<number> {
    const start = performance.now();
    await this.host.command({ type: 'close', step: (await this.host.read()).step });
    const count = () => this.#groups.reduce((sum, group) => sum + group.count, 0);
    while (count() < PLAYERS) await pause(1);
    return performance.now() - start;
  }

  /**
   * Marks wrong answers as right one after the other; returns the milliseconds until the last phone shows
   * each.
   */
  async mark(betweenMs: number): Promise<number[]> {
    const times: number[] = [];
    const wrong = this.#groups.filter(({ correct }) => !correct);
    let right = PLAYERS - wrong.reduce((sum, { count }) => sum + count, 0);
    await pause(betweenMs);
    for (const { text, count } of wrong.slice(0, MARKS)) {
      right += count;
      const start = performance.now();
      await this.host.command({ type: 'mark', questionId: 'q1', answer: text, correct: true });
      // Everybody who is right shares the first place, so each mark changes the place of all others.
      const place = ({ own }: SheetPhone) => (own?.points === 1 ? 1 : right + 1);
      const hasMark = (phone: SheetPhone) =>
        phone.own?.rank === place(phone) && (phone.text !== text || phone.own.points === 1);
      while (!this.phones.every(hasMark)) await pause(1);
      times.push(Math.max(...this.phones.map(({ at }) => at)) - start);
      await pause(betweenMs);
    }
    return times;
  }

  end(): void {
    for (const client of [this.host.hub, ...this.phones.map((phone) => phone.client)]) client.close();
  }

  get #groups() {
    return this.hostGame?.marking[0]?.groups ?? [];
  }
}
