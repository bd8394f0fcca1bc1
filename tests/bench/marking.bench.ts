import { setTimeout as pause } from 'node:timers/promises';
import { GameHubPlayMethod, QuizHubGameMethod } from '../../src/contract/gameHubs';
import type { HostGame } from '../../src/contract/hostGame';
import { QUIZ_HUB_PATH, type PlayerAdmission } from '../../src/contract/hubs';
import type { PlayerOwn } from '../../src/contract/playerGame';
import type { CreatedSession, Session } from '../../src/contract/session';
import { expect, test } from '../e2e/fixtures';
import { HubClient, PlayerClient } from '../support/hubClient';
import { addQuiz } from '../support/addQuiz';
import { memoryOf, percentiles, printTable } from './report';

const PLAYERS = 200;
const MARKS = 20;
/** The right text, four misspellings of it, and wrong answers that people give: thirty texts. */
const TEXTS = [
  ...['Copenhagen', 'Copenhagn', 'Kopenhagen', 'Copenhaagen', 'Copenhagin'],
  ...['Aarhus', 'Odense', 'Aalborg', 'Esbjerg', 'Oslo', 'Bergen', 'Stockholm', 'Malmo', 'Gothenburg'],
  ...['Helsinki', 'Turku', 'Reykjavik', 'Hamburg', 'Berlin', 'Kiel', 'Riga', 'Tallinn', 'Vilnius'],
  ...['Amsterdam', 'Brussels', 'London', 'Dublin', 'Edinburgh', 'Warsaw', 'Legoland'],
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
    await addQuiz(server, 'sheet', quiz);
    const game = await SheetGame.open(server.origin);
    const handedIn = await game.handIn();
    const queueBytes = game.host.received;
    const queue = await game.close();
    const closedBytes = game.host.received - queueBytes;
    await game.goTo('scores');
    const [before, phonesBefore] = [game.host.received, game.phones.map(({ client }) => client.received)];
    const marks = await game.mark(betweenMs);
    const phoneBytes = game.phones.map(({ client }, index) => client.received - phonesBefore[index]!);
    const { p50, p95, max } = percentiles(marks);
    rows.push({
      'next mark': pace,
      'last sheet acknowledged': handedIn.toFixed(0),
      'queue complete after close': queue.toFixed(0),
      "remote's bytes until closed": queueBytes,
      'at the close': closedBytes,
      ...{ 'mark at the last phone p50': p50, p95, max },
      "remote's bytes a mark": ((game.host.received - before) / MARKS).toFixed(0),
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
      if (!(payload as Partial<PlayerAdmission['own']>)?.results) return;
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
    await this.client.invoke(GameHubPlayMethod.SubmitAnswer, 'q1', this.text);
    await this.client.invoke(GameHubPlayMethod.SetReady, true);
  }
}

/** A session with its host and its phones. */
class SheetGame {
  readonly phones: SheetPhone[] = [];
  hostGame: HostGame | undefined;

  private constructor(
    readonly origin: string,
    readonly session: CreatedSession,
    readonly host: HubClient,
  ) {
    host.onEvent = (payload) => {
      // A question's groups come only when they have changed.
      if ((payload as Partial<HostGame>)?.marking?.some(({ groups }) => groups))
        this.hostGame = payload as HostGame;
    };
  }

  /** Opens a session and moves to the question once everybody is there. */
  static async open(origin: string): Promise<SheetGame> {
    const request = { method: 'POST', body: JSON.stringify({ quizId: 'sheet' }) };
    const session = (await (await fetch(`${origin}/session`, request)).json()) as CreatedSession;
    const game = new SheetGame(origin, session, await new HubClient(`${origin}${QUIZ_HUB_PATH}`).connect());
    await game.host.invoke(QuizHubGameMethod.RegisterHost, session.sessionCode, session.hostKey);
    for (let index = 0; index < PLAYERS; index++)
      game.phones.push(await SheetPhone.join(origin, String(session.sessionCode), index));
    await game.#command({ type: 'start' });
    game.host.received = 0;
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
    await this.#command({ type: 'close', step: await this.#step() });
    const count = () => this.#groups.reduce((sum, group) => sum + group.count, 0);
    while (count() < PLAYERS) await pause(1);
    return performance.now() - start;
  }

  async goTo(scene: string): Promise<void> {
    while ((await this.#game()).scene.name !== scene)
      await this.#command({ type: 'next', step: await this.#step() });
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
      await this.#command({ type: 'mark', questionId: 'q1', answer: text, correct: true });
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
    for (const client of [this.host, ...this.phones.map((phone) => phone.client)]) client.close();
  }

  get #groups() {
    return this.hostGame?.marking[0]?.groups ?? [];
  }

  async #game() {
    const response = await fetch(`${this.origin}/session/${this.session.sessionCode}`);
    const { game } = (await response.json()) as Session;
    if (!game) throw new Error('the session has no game');
    return game;
  }

  async #step(): Promise<number> {
    return (await this.#game()).step;
  }

  async #command(command: object): Promise<void> {
    await this.host.invoke(QuizHubGameMethod.HostCommand, command);
  }
}
