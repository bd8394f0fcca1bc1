import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Command } from '../../src/contract/fromHosts';
import { QUIZ_HUB_PATH, QuizHubMethod } from '../../src/contract/quizHub';
import { GAME_HUB_PATH, GameHubMethod, type SubmittedAnswer } from '../../src/contract/fromPhones';
import type { IssuedTicket } from '../../src/contract/tickets';
import { type HostGame, QuizHubHostEvent } from '../../src/contract/toHosts';
import { QuizHubEvent, type Session } from '../../src/contract/toMonitors';
import {
  GameHubEvent,
  type PlayerAdmission,
  type PlayerGame,
  type PlayerOwn,
} from '../../src/contract/toPhones';
import { PageGround } from '../../src/demo/ground';
import { scoreGame } from '../../src/game/scoring/score';
import type { LiveSession } from '../../src/session/liveSession';
import { phoneWithToken } from '../../src/session/people/people';
import { seenBy } from '../../src/session/views';
import { createManualSchedule } from '../support/manualSchedule';
import { PageClient } from '../support/pageClient';
import { createRandom, SEED } from '../support/random';

/** `FUZZ_EVENTS` sets more of them. */
const EVENTS = Number(process.env.FUZZ_EVENTS) || 10_000;
const PHONES = 20;
const HOSTS = 3;
const FIRST = {
  title: 'First',
  questions: [
    { question: 'How many?', answers: ['One', 'Two', 'Three'], correctAnswer: 1 },
    { question: 'Which river?', acceptedAnswers: ['Loire'] },
  ],
};
const SHEET = {
  title: 'Sheet',
  reveal: 'round',
  questions: [
    { question: 'Which are blue?', answers: ['Sky', 'Sea', 'Grass'], correctAnswers: [0, 1] },
    { question: 'How high?', correctNumber: 8849, nearest: [3, 2, 1] },
  ],
};
const LAST = { title: 'Last', questions: [{ question: 'How old?', correctNumber: 42, wager: true }] };
const QUIZZES = [
  { quizName: 'Joker', joker: true, rounds: [FIRST, SHEET] },
  { quizName: 'Wager', rounds: [FIRST, LAST], tieBreak: { question: 'How long?', correctNumber: 42 } },
].map((source) => ({
  quizId: source.quizName,
  quizName: source.quizName,
  quizDescription: '',
  questionCount: source.rounds.reduce((count, { questions }) => count + questions.length, 0),
  source,
}));
const ANSWERS: Record<string, SubmittedAnswer[]> = {
  choice: [0, 1],
  multiple: [[0, 1], [2], [0]],
  text: ['Loire', 'loir', 'Rhine'],
  number: [8849, 12, 42],
};

/** Counts have an event of their own; a phone knows its answers. */
const TOLD_APART = [
  'revision',
  'answered',
  'expected',
  'waitingFor',
  'ready',
  'liveCounts',
  'answers',
  'unfinished',
  'lastBy',
];

/** Somebody at a screen: the connection, and how it becomes theirs each time. */
interface Person {
  path: string;
  enter: (client: PageClient) => Promise<unknown>;
  client?: PageClient | undefined;
}
interface Phone extends Person {
  name: string;
  token: string;
}

/** An evening on one ground after the other, as with a process that ends or is killed, and another that goes on. */
class Evening {
  readonly #random = createRandom();
  readonly #time = createManualSchedule();
  #isKilled = { yes: false };
  #ground = this.#newGround();
  #code = '';
  readonly #phones: Phone[] = Array.from({ length: PHONES }, (_none, at) => {
    const [name, token] = [`Team ${at}`, `token${at}`.padEnd(22, '_')];
    const enter = (client: PageClient) =>
      this.#admitted(client, client.call(GameHubMethod.RejoinSession, this.#code, token));
    return { path: GAME_HUB_PATH, name, token, enter };
  });
  readonly #stage: Person = this.#watching(QuizHubMethod.RegisterMonitor);
  readonly #hosts: Person[] = [];
  /** How often each kind of event was accepted. */
  readonly accepted: Record<string, number> = {};

  /** Opens the session with a stage and three hosts: two of them have claimed the first one's tickets. */
  async open(): Promise<void> {
    const { session, hostKey } = await this.#ground.open('Joker');
    this.#code = session.code;
    await this.#connect(this.#stage);
    const first = this.#watching(QuizHubMethod.RegisterHost, hostKey);
    await this.#connect(first);
    this.#hosts.push(first);
    while (this.#hosts.length < HOSTS) {
      const issued = await first.client!.call(QuizHubMethod.IssueTicket);
      const claimer = await PageClient.connect(this.#ground, QUIZ_HUB_PATH);
      const { ticket } = issued.result as IssuedTicket;
      const claimed = await claimer.call(QuizHubMethod.ClaimTicket, this.#code, ticket);
      const host = this.#watching(
        QuizHubMethod.RegisterHost,
        (claimed.result as { hostKey: string }).hostKey,
      );
      await this.#connect(host);
      this.#hosts.push(host);
    }
  }

  #watching(method: string, ...secrets: string[]): Person {
    const enter = async (client: PageClient) => {
      expect(await client.call(method, this.#code, ...secrets)).toMatchObject({ result: null });
      client.heard(QuizHubEvent.SessionUpdated, await this.#ground.read(this.#code));
    };
    return { path: QUIZ_HUB_PATH, enter };
  }

  #newGround(store?: PageGround['store']): PageGround {
    const { schedule, clock } = this.#time;
    const killed = { yes: false };
    this.#isKilled = killed;
    return new PageGround({
      quizzes: QUIZZES,
      clock,
      schedule: (action, ms) => schedule(() => killed.yes || action(), ms),
      log: (level, message) => expect([level, message]).not.toContain('error'),
      ...(store && { store }),
    });
  }

  async session(): Promise<LiveSession> {
    const session = await this.#ground.find(this.#code);
    if (!session) throw new Error('the session is gone');
    return session;
  }

  /** Ends this ground, or kills it; another one goes on with what is stored, and most people come back to that. */
  async moveOn(): Promise<void> {
    const { store } = this.#ground;
    const people = [...this.#phones, ...this.#hosts, this.#stage];
    if (this.#random(2) === 0) await this.#ground.close();
    this.#isKilled.yes = true;
    for (const { client } of people) client?.close();
    this.#ground = this.#newGround(store);
    await this.#ground.restore();
    for (const person of people) if (person.client && this.#random(9) > 0) await this.#connect(person);
  }

  async #connect(person: Person): Promise<void> {
    person.client = await PageClient.connect(this.#ground, person.path);
    await person.enter(person.client);
  }

  async next(): Promise<void> {
    const events = [
      ...Array.from({ length: 20 }, () => this.#answer),
      this.#join,
      this.#join,
      this.#joinTeam,
      this.#cut,
      this.#cut,
      this.#leave,
      this.#decide,
      this.#command,
      this.#command,
      this.#wait,
    ];
    const event = this.#pick(events);
    if (await event()) this.accepted[event.name] = (this.accepted[event.name] ?? 0) + 1;
  }

  #pick<T>(values: readonly T[]): T {
    return values[this.#random(values.length)]!;
  }

  /** Whether a call was accepted. A refusal is an answer too, a failure is not. */
  async #call({ client }: Person, method: string, ...args: unknown[]): Promise<boolean> {
    if (!client) return false;
    const { error } = await client.call(method, ...args);
    expect(error).not.toBe('internal_error');
    return error === undefined;
  }

  /** Keeps what the phone is sent when it joins. */
  async #admitted(client: PageClient, outcome: ReturnType<PageClient['call']>): Promise<boolean> {
    const { result, error } = await outcome;
    expect(error).not.toBe('internal_error');
    if (error !== undefined) return false;
    const { game, own } = result as PlayerAdmission;
    client.heard(GameHubEvent.GameUpdated, game);
    client.heard(GameHubEvent.PlayerUpdated, own);
    return true;
  }

  async #enterAs(phone: Phone, method: string, ...args: string[]): Promise<boolean> {
    const client = phone.client?.isOpen ? phone.client : await PageClient.connect(this.#ground, phone.path);
    phone.client = client;
    return this.#admitted(client, client.call(method, this.#code, ...args, phone.token));
  }

  readonly #join = (): Promise<boolean> => {
    const phone = this.#pick(this.#phones);
    return this.#enterAs(phone, GameHubMethod.JoinSession, phone.name);
  };

  /** A phone invites another one to its team. */
  readonly #joinTeam = async (): Promise<boolean> => {
    const outcome = await this.#pick(this.#phones).client?.call(GameHubMethod.InviteDevice);
    const issued = outcome?.result as IssuedTicket | undefined;
    return issued
      ? this.#enterAs(this.#pick(this.#phones), GameHubMethod.JoinAsDevice, issued.ticket)
      : false;
  };

  readonly #answer = async (): Promise<boolean> => {
    const phone = this.#pick(this.#phones);
    const game = phone.client?.last.get(GameHubEvent.GameUpdated) as PlayerGame | undefined;
    if (!game?.questions.length) return false;
    const { questionId, kind } = this.#pick(game.questions);
    return this.#random(6) === 0
      ? this.#call(phone, GameHubMethod.WithdrawAnswer, questionId)
      : this.#call(
          phone,
          GameHubMethod.SubmitAnswer,
          questionId,
          this.#pick(ANSWERS[kind]!),
          this.#random(3) > 0,
        );
  };

  readonly #decide = (): Promise<boolean> => {
    const phone = this.#pick(this.#phones);
    const deciding = this.#pick([
      () => this.#call(phone, GameHubMethod.SetReady, this.#random(2) === 0),
      () => this.#call(phone, GameHubMethod.PlayJoker, this.#random(2)),
      () => this.#call(phone, GameHubMethod.SetStake, 'q3', this.#random(3)),
      () => this.#call(phone, GameHubMethod.Object, `q${1 + this.#random(3)}`, 'No'),
      () => this.#call(phone, GameHubMethod.SetHidden, this.#random(2) === 0),
    ]);
    return deciding();
  };

  /** A phone, a host or the stage loses its connection, or has one again. */
  readonly #cut = async (): Promise<boolean> => {
    const person = this.#pick([...this.#phones, ...this.#hosts, this.#stage]);
    if (!person.client) return false;
    if (!person.client.isOpen) await this.#connect(person);
    else if (this.#random(3) === 0) person.client.close();
    return true;
  };

  readonly #leave = async (): Promise<boolean> =>
    this.#random(4) === 0 && this.#call(this.#pick(this.#phones), GameHubMethod.LeaveSession);

  readonly #wait = async (): Promise<boolean> => {
    this.#time.pass(this.#pick([10, 400, 400, 3_000]));
    await nextTurn();
    return true;
  };

  /** A host gives a command for the step that their screen shows. */
  readonly #command = async (): Promise<boolean> => {
    const host = this.#pick(this.#hosts);
    const shown = host.client?.last.get(QuizHubEvent.SessionUpdated) as Session;
    const known = host.client?.last.get(QuizHubHostEvent.HostUpdated) as HostGame | undefined;
    const { step, scene, last } = shown.game!;
    const { playerId = '' } = this.#pick(known?.players ?? []) ?? {};
    const quizId = this.#pick(['Joker', 'Wager']);
    const onward: Command =
      scene.name === 'lobby'
        ? { type: 'start' }
        : last
          ? { type: 'anotherQuiz', quizId, keepPoints: this.#random(2) === 0 }
          : { type: 'next', step };
    const commands: Command[] = [
      ...Array.from({ length: 6 }, () => onward),
      { type: 'close', step },
      { type: 'back', step },
      { type: 'addTime', step, seconds: 15 },
      { type: this.#random(6) === 0 ? 'pause' : 'resume' },
      { type: 'scores', shown: this.#random(4) === 0 },
      { type: 'rename', playerId, name: `Team ${this.#random(40)}` },
      {
        type: 'adjust',
        adjustmentId: String(this.#random(9)),
        playerId,
        points: this.#random(5),
        reason: '',
      },
      { type: 'mark', questionId: 'q2', answer: 'loir', correct: this.#random(2) === 0 },
      { type: 'ask', text: `More ${this.#random(9)}?`, answers: ['Yes', 'No'], correct: this.#random(2) },
    ];
    // Seldom, so that there is somebody to play.
    if (this.#random(9) === 0)
      commands.push(
        { type: 'anotherQuiz', quizId, keepPoints: true },
        { type: 'lock', locked: this.#random(4) === 0 },
        { type: 'toPaper', playerId },
        { type: 'remove', playerId },
        { type: 'removeAway' },
        { type: 'addPaper', name: `Paper ${this.#random(9)}` },
      );
    return this.#call(host, QuizHubMethod.HostCommand, this.#pick(commands));
  };

  /** Waits until nothing is on its way to anybody any more. */
  async settle(): Promise<void> {
    const session = await this.session();
    const shown = () =>
      JSON.stringify([session.views.describe(), session.views.hostGame()], (key, value: unknown) =>
        TURNING.includes(key) ? undefined : value,
      );
    for (let before = ''; before !== shown(); await this.#time.passSlowly(10_000)) before = shown();
  }

  /** What everybody who is connected was told last, each beside what a newcomer would be told now. */
  async screens(): Promise<[last: string, now: string][]> {
    const { views, writer } = await this.session();
    const screens: [last: string, now: string][] = [];
    const compare = (last: unknown, now: unknown) => screens.push([told(last), told(now)]);
    for (const { client } of [this.#stage, ...this.#hosts])
      if (client?.isOpen) compare(watched(client), views.describe());
    for (const { client } of this.#hosts) {
      if (!client?.isOpen) continue;
      const last = client.last.get(QuizHubHostEvent.HostUpdated) as HostGame | undefined;
      compare(last, { ...views.hostGame(), devices: last?.devices });
    }
    for (const { client, token } of this.#phones) {
      const membership = phoneWithToken(writer.newest.people, token);
      const game = client?.last.get(GameHubEvent.GameUpdated);
      if (!membership || !client?.isOpen || !game) continue;
      const now = views.playerGame();
      compare(onPhone(game as PlayerGame, 'step', ['podium']), onPhone(now, 'step', ['podium']));
      const own = seenBy(views.playerOwn(membership.playerId), membership.deviceId);
      const last = client.last.get(GameHubEvent.PlayerUpdated) as PlayerOwn;
      // Standings and stakes that are not shown any more may stay.
      const isBrief = BRIEF_SCENES.includes(now.scene.name);
      compare(isBrief ? { ...last, ...nothingBrief } : last, isBrief ? { ...own, ...nothingBrief } : own);
    }
    return screens;
  }
}

/** What a phone has of a player's standings and stakes, and the scenes that show none of it. */
const nothingBrief = {
  before: undefined,
  gained: undefined,
  above: undefined,
  below: undefined,
  stakeable: undefined,
};
const BRIEF_SCENES: string[] = ['round', 'question', 'closed', 'reveal', 'break'];

/** A game without what phones do not show in these scenes. */
function onPhone(game: PlayerGame, hidden: keyof PlayerGame, scenes: string[]): PlayerGame {
  return scenes.includes(game.scene.name) ? { ...game, [hidden]: undefined } : game;
}

/** What changes as long as standings turn their pages. */
const TURNING = ['revision', 'page'];

/** The session as a screen has it: the players' names come alone as well. */
function watched({ last }: PageClient): Partial<Session> {
  return [...last].reduce<Partial<Session>>((session, [event, payload]) => {
    if (event === QuizHubEvent.SessionUpdated) return payload as Session;
    return event === QuizHubEvent.PlayerJoined
      ? { ...session, participants: (payload as { players: string[] }).players }
      : session;
  }, {});
}

/**
 * What was told, as text to compare: without the time that is left, and without what is told apart or known to the
 * phone itself.
 */
function told(what: unknown): string {
  return JSON.stringify(what, (key, value: unknown) =>
    /Ms$/.test(key) || TOLD_APART.includes(key) ? undefined : value,
  );
}

/** The table of the session's game, by player. */
function rowsOf({ game }: LiveSession): [playerId: string, points: number][] {
  return [...scoreGame(game).points].sort(([one], [other]) => (one < other ? -1 : 1));
}

test(`after any ${EVENTS} events, people, game and store agree, on one ground and on the next (TEST_SEED=${SEED})`, async () => {
  const evening = new Evening();
  await evening.open();
  for (let made = 1; made <= EVENTS; made++) {
    await evening.next();
    if (made % 250 > 0) continue;
    await evening.settle();
    for (const [last, now] of await evening.screens()) expect(last).toBe(now);
    const before = await evening.session();
    const { people, game } = before.writer.newest;
    const namesOf = (players: readonly { playerId: string; name: string }[]) =>
      players.map(({ playerId, name }) => `${playerId} ${name}`).sort();
    expect(namesOf(people.players)).toEqual(namesOf(game.state.players));
    const rows = rowsOf(before);
    await evening.moveOn();
    const after = await evening.session();
    expect(namesOf(after.writer.newest.people.players)).toEqual(namesOf(people.players));
    expect(rowsOf(after)).toEqual(rows);
    expect(after.game.state.position).toBe(game.state.position);
  }
  expect(evening.accepted).toMatchObject({ '#answer': expect.any(Number), '#decide': expect.any(Number) });
}, 120_000);
