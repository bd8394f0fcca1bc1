import { beforeAll, expect, test } from 'vitest';
import { GameHubMethod } from '../../../src/contract/fromPhones';
import type { PlayerAdmission } from '../../../src/contract/toPhones';
import { QUIZ_HUB_PATH, QuizHubMethod } from '../../../src/contract/quizHub';
import type { HostGame } from '../../../src/contract/toHosts';
import type { CreatedSession, Session } from '../../../src/contract/toMonitors';
import type { IssuedTicket } from '../../../src/contract/tickets';
import { HubClient, PlayerClient } from '../../support/hubClient';
import { createRandom, saySeed } from '../../support/random';
import type { ServerProcess } from '../../support/serverProcess';
import { call, killDuring, Known, openSession, startServer } from './killing';

const KILLS = 5;
const text = (question: string) => ({ question, acceptedAnswers: ['Right'] });
const parts = ['One', 'Two', 'Three'].map((label) => ({ label, acceptedAnswers: [label] }));
const quiz = {
  quizName: 'Team kills',
  seconds: null,
  rounds: [
    { title: 'Sheet', reveal: 'round', questions: [text('First'), { question: 'Second', parts }] },
    { title: 'Handout', reveal: 'round', beside: true, questions: [text('Third'), text('Fourth')] },
  ],
};

const random = createRandom();
beforeAll(saySeed);

/** A team with three phones, one on paper, and a host; reconnected after each kill. */
class Evening {
  readonly #answers = new Known();
  readonly #scores = new Known();
  #phones: PlayerClient[] = [];
  #host!: HubClient;
  #hostGame: HostGame | undefined;
  #paper = '';

  constructor(
    private readonly server: ServerProcess,
    readonly session: CreatedSession,
  ) {}

  get code(): string {
    return String(this.session.sessionCode);
  }

  async begin(): Promise<void> {
    const first = new PlayerClient(this.server.origin);
    await first.connect();
    await first.join(this.code, 'Anna');
    this.#phones = [first];
    while (this.#phones.length < 3) {
      const { ticket } = (await first.invoke(GameHubMethod.InviteDevice)) as IssuedTicket;
      const mate = new PlayerClient(this.server.origin);
      await mate.connect();
      await mate.invoke(GameHubMethod.JoinAsDevice, this.code, ticket, mate.token);
      this.#phones.push(mate);
    }
    await this.#register();
    const added = await this.#host.invoke(QuizHubMethod.HostCommand, { type: 'addPaper', name: 'Paper' });
    this.#paper = (added as { playerId: string }).playerId;
    await this.command({ type: 'start' });
    await this.command({ type: 'next', step: await this.#step() });
    await this.command({ type: 'next', step: await this.#step() });
  }

  async comeBack(): Promise<void> {
    await this.#register();
    this.#phones = await Promise.all(
      this.#phones.map(async ({ token }) => {
        const phone = Object.assign(new PlayerClient(this.server.origin), { token });
        await phone.connect();
        return phone;
      }),
    );
    for (const phone of this.#phones) {
      const rejoined = phone.invoke(GameHubMethod.RejoinSession, this.code, phone.token);
      const { own, game } = (await rejoined) as PlayerAdmission;
      expect(own?.devices).toHaveLength(3);
      expect(game?.beside?.questions).toHaveLength(2);
      this.#answers.compare(
        new Map(Object.entries(own?.answers ?? {}).map(([id, answer]) => [id, JSON.stringify(answer)])),
      );
    }
    await expect.poll(() => this.#hostGame?.players.length).toBe(2);
    const paper = this.#hostGame!.players.find(({ playerId }) => playerId === this.#paper);
    expect(paper).toMatchObject({ name: 'Paper', paper: true });
    const scored = [...Object.entries(paper?.sheets ?? {}), ...Object.entries(paper?.totals ?? {})];
    this.#scores.compare(new Map(scored.map(([key, value]) => [key, String(value)])));
    await this.command({ type: 'resume' });
  }

  /** Lets any of the team's phones answer any open question, or type into it. */
  async answer(): Promise<void> {
    const phone = this.#phones[random(3)]!;
    const questionId = ['q1', 'q2', 'q3', 'q4'][random(4)]!;
    const word = `Word ${random(1000)}`;
    const answer = questionId === 'q2' ? [word, '', 'Three'] : word;
    const isDone = random(2) === 0;
    await this.#answers.change(questionId, JSON.stringify(answer), () =>
      call(phone, GameHubMethod.SubmitAnswer, questionId, answer, isDone),
    );
  }

  async score(): Promise<void> {
    const questionId = ['q1', 'q2', 'q3'][random(3)]!;
    const share = [0, 0.5, 1][random(3)]!;
    const points = random(5) / 2;
    const command = random(2)
      ? { type: 'score', playerId: this.#paper, questionId, share }
      : { type: 'scoreRound', playerId: this.#paper, roundIndex: 0, points };
    const key = command.type === 'score' ? questionId : '0';
    const value = command.type === 'score' ? share : points;
    await this.#scores.change(key, String(value), () => call(this.#host, QuizHubMethod.HostCommand, command));
  }

  async command(command: object): Promise<void> {
    await call(this.#host, QuizHubMethod.HostCommand, command);
  }

  async #register(): Promise<void> {
    this.#hostGame = undefined;
    this.#host = await new HubClient(`${this.server.origin}${QUIZ_HUB_PATH}`).connect();
    this.#host.onEvent = (payload) => {
      if ('marking' in (payload as object)) this.#hostGame = payload as HostGame;
    };
    await this.#host.invoke(QuizHubMethod.RegisterHost, this.code, this.session.hostKey);
  }

  async #step(): Promise<number> {
    const response = await fetch(`${this.server.origin}/session/${this.code}`);
    return ((await response.json()) as Session).game!.step;
  }
}

test('after kills at random moments a team keeps its phones, sheets and tab, and the team on paper its points', async () => {
  const server = await startServer();
  const evening = new Evening(server, await openSession(server, quiz));
  await evening.begin();
  for (let kills = 0; kills < KILLS; kills++) {
    await killDuring(server, random(150), [() => evening.answer(), () => evening.score()]);
    await server.start();
    await evening.comeBack();
  }
});
