import { expect, test } from 'vitest';
import type { Command } from '../../src/contract/fromHosts';
import type { SubmittedAnswer } from '../../src/contract/fromPhones';
import { PageGround } from '../../src/demo/ground';
import { scoreGame } from '../../src/game/scoring/score';
import type { LiveSession } from '../../src/session/liveSession';
import type { Membership } from '../../src/session/people/people';
import type { SessionEvent } from '../../src/session/reduce';
import { Refusal } from '../../src/session/refusal';
import { createManualSchedule } from '../support/manualSchedule';
import { createRandom, SEED } from '../support/random';

/** `FUZZ_EVENTS` sets more of them. */
const EVENTS = Number(process.env.FUZZ_EVENTS) || 10_000;
const PHONES = 20;
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
].map((source) => ({ quizId: source.quizName, quizName: source.quizName, quizDescription: '', source }));
const ANSWERS: Record<string, SubmittedAnswer[]> = {
  choice: [0, 1],
  multiple: [[0, 1], [2], [0]],
  text: ['Loire', 'loir', 'Rhine'],
  number: [8849, 12, 42],
};

/** A session on one ground after the other, as with a process that is ended and another that goes on. */
class Evening {
  readonly #random = createRandom();
  readonly #time = createManualSchedule();
  #ground = this.#newGround();
  #code = '';
  readonly #phones: { token: string; membership: Membership | undefined }[] = Array.from(
    { length: PHONES },
    (_none, at) => ({ token: `token ${at}`, membership: undefined }),
  );
  /** How often each kind of event was accepted. */
  readonly accepted: Record<string, number> = {};

  async open(): Promise<void> {
    const { session } = await this.#ground.open('Joker');
    this.#code = session.code;
  }

  #newGround(store?: PageGround['store']): PageGround {
    const { schedule, clock } = this.#time;
    return new PageGround({ quizzes: QUIZZES, schedule, clock, ...(store && { store }) });
  }

  async session(): Promise<LiveSession> {
    const session = await this.#ground.find(this.#code);
    if (!session) throw new Error('the session is gone');
    return session;
  }

  /** Ends this ground; another one goes on with what is stored. */
  async moveOn(): Promise<void> {
    const { store } = this.#ground;
    await this.#ground.close();
    this.#ground = this.#newGround(store);
    await this.#ground.restore();
  }

  async next(): Promise<void> {
    const session = await this.session();
    const events = [
      ...Array.from({ length: 20 }, () => this.#answer),
      this.#join,
      this.#join,
      this.#cut,
      this.#cut,
      this.#leave,
      this.#decide,
      this.#command,
      this.#command,
      this.#wait,
    ];
    const event = this.#pick(events);
    try {
      await event.call(this, session);
      this.accepted[event.name] = (this.accepted[event.name] ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #pick<T>(values: readonly T[]): T {
    return values[this.#random(values.length)]!;
  }

  readonly #join = async ({ roster }: LiveSession): Promise<void> => {
    const at = this.#random(PHONES);
    const phone = this.#phones[at]!;
    phone.membership = await roster.join(`Team ${at}`, phone.token, `address ${at}`);
    roster.connected(phone.membership);
  };

  readonly #member = (): Membership => {
    const { membership } = this.#pick(this.#phones);
    if (!membership) throw new Refusal('not_joined');
    return membership;
  };

  readonly #answer = async (session: LiveSession): Promise<void> => {
    const asked = this.#pick(session.views.playerGame().questions);
    if (!asked) throw new Refusal('answers_closed');
    const { questionId, kind } = asked;
    const answer = this.#pick(ANSWERS[kind]!);
    const { playerId, deviceId: by } = this.#member();
    if (this.#random(6) === 0) await session.writer.apply({ type: 'withdraw', playerId, questionId });
    else {
      const done = this.#random(3) > 0;
      await session.writer.apply({ type: 'answer', playerId, questionId, answer, by, done });
    }
  };

  readonly #decide = async (session: LiveSession): Promise<void> => {
    const member = this.#member();
    const decided: SessionEvent = this.#pick([
      { type: 'ready', ...member, ready: this.#random(2) === 0 },
      { type: 'joker', ...member, roundIndex: this.#random(2) },
      { type: 'stake', playerId: member.playerId, questionId: 'q3', points: this.#random(3) },
    ]);
    await session.writer.apply(decided);
  };

  /** A phone loses its connection, or has one again. */
  readonly #cut = async (session: LiveSession): Promise<void> => {
    const membership = this.#member();
    if (this.#random(2) === 0) session.phoneLost(membership);
    else session.roster.connected(membership);
  };

  readonly #leave = async (session: LiveSession): Promise<void> => {
    if (this.#random(4) > 0) return;
    await session.roster.leave(this.#member());
  };

  readonly #wait = async (): Promise<void> => {
    this.#time.pass(this.#pick([10, 400, 400, 3_000]));
  };

  readonly #command = async (session: LiveSession): Promise<void> => {
    const { step } = session.game.state;
    const { playerId = '' } = this.#pick(session.roster.present) ?? {};
    const commands: Command[] = [
      { type: 'start' },
      { type: 'next', step },
      { type: 'next', step },
      { type: 'close', step },
      { type: 'back', step },
      { type: 'addTime', step, seconds: 15 },
      { type: this.#random(4) === 0 ? 'pause' : 'resume' },
      { type: 'anotherQuiz', quizId: this.#pick(['Joker', 'Wager']), keepPoints: this.#random(2) === 0 },
      { type: 'scores', shown: this.#random(2) === 0 },
      { type: 'lock', locked: this.#random(4) === 0 },
      { type: 'rename', playerId, name: `Team ${this.#random(40)}` },
      {
        type: 'adjust',
        adjustmentId: String(this.#random(9)),
        playerId,
        points: this.#random(5),
        reason: '',
      },
      { type: 'mark', questionId: 'q2', answer: 'loir', correct: this.#random(2) === 0 },
    ];
    // Seldom, so that there is somebody to play.
    if (this.#random(9) === 0)
      commands.push(
        { type: 'toPaper', playerId },
        { type: 'remove', playerId },
        { type: 'removeAway' },
        { type: 'addPaper', name: `Paper ${this.#random(9)}` },
      );
    await session.commands.run(this.#pick(commands));
  };
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
