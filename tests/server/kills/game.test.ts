import { beforeAll, expect, test } from 'vitest';
import type { PlayerAdmission } from '../../../src/contract/toPhones';
import { GameHubMethod } from '../../../src/contract/fromPhones';
import { QuizHubMethod } from '../../../src/contract/quizHub';
import type { Question } from '../../../src/contract/question';
import type { CreatedSession, Session, SessionGame } from '../../../src/contract/toMonitors';
import { type HubClient, PlayerClient } from '../../support/hubClient';
import { createRandom, saySeed } from '../../support/random';
import type { ServerProcess } from '../../support/serverProcess';
import { registerOnHub } from '../../support/testHost';
import { call, killDuring, Known, LOST, openSession, startServer } from './killing';

const KILLS = 8;
const QUESTIONS = 8;
const RIGHT = 1;
/** Every other one is typed, where the right word is the same number. */
const quiz = {
  quizName: 'Kills',
  seconds: 600,
  questions: Array.from({ length: QUESTIONS }, (_, index) => ({
    question: `Question ${index}`,
    ...(index % 2 === 0
      ? { answers: ['A', 'B', 'C', 'D'], correctAnswer: RIGHT }
      : { acceptedAnswers: [String(RIGHT)] }),
  })),
};

const random = createRandom();
beforeAll(saySeed);

class Player {
  readonly answers = new Known();
  #client!: PlayerClient;

  constructor(
    private readonly server: ServerProcess,
    readonly name: string,
  ) {}

  async join(sessionCode: string): Promise<void> {
    this.#client = new PlayerClient(this.server.origin);
    await this.#client.connect();
    await this.#client.join(sessionCode, this.name);
  }

  /** Returns after a restart, and compares the server's state with what was acknowledged. */
  async rejoin(sessionCode: string): Promise<void> {
    const { token } = this.#client;
    this.#client = Object.assign(new PlayerClient(this.server.origin), { token });
    await this.#client.connect();
    const rejoined = this.#client.invoke(GameHubMethod.RejoinSession, sessionCode, token);
    const { own } = (await rejoined) as PlayerAdmission;
    this.answers.compare(
      new Map(Object.entries(own?.answers ?? {}).map(([id, answer]) => [id, String(answer)])),
    );
  }

  /** Answers, or is still typing; a question that the host closes meanwhile accepts no more answers. */
  async submit({ questionId, kind }: Question, answer: number): Promise<void> {
    const submitted = kind === 'text' ? String(answer) : answer;
    const isDone = kind !== 'text' || random(2) === 0;
    try {
      await this.answers.change(questionId, String(answer), () =>
        call(this.#client, GameHubMethod.SubmitAnswer, questionId, submitted, isDone),
      );
    } catch (error) {
      expect(String(error)).toContain('answers_closed');
    }
  }
}

/** The host, with the latest step and revision received from the server. */
class Host {
  step = 0;
  revision = 0;
  #client!: HubClient;

  constructor(
    private readonly server: ServerProcess,
    readonly session: CreatedSession,
  ) {}

  async register(): Promise<void> {
    this.#client = (await registerOnHub(this.server, this.session)).hub;
  }

  async command(command: object): Promise<void> {
    const result = await call(this.#client, QuizHubMethod.HostCommand, command);
    if (result !== LOST) this.revision = (result as { revision: number }).revision;
  }

  /** Reads the game, which must not be older than what was received before. */
  async read(): Promise<SessionGame> {
    const response = await fetch(`${this.server.origin}/session/${this.session.sessionCode}`);
    const { game } = (await response.json()) as Session;
    if (!game) throw new Error('the session has no game');
    expect(game.revision).toBeGreaterThanOrEqual(this.revision);
    expect(game.step).toBeGreaterThanOrEqual(this.step);
    ({ step: this.step, revision: this.revision } = game);
    return game;
  }
}

async function openGame(server: ServerProcess): Promise<{ host: Host; players: Player[]; code: string }> {
  const session = await openSession(server, quiz);
  const code = String(session.sessionCode);
  const host = new Host(server, session);
  await host.register();
  const players = ['Anna', 'Ben', 'Cleo', 'Silent'].map((name) => new Player(server, name));
  for (const player of players) await player.join(code);
  return { host, players, code };
}

/**
 * All but the last player answer again and again, so that no question closes by itself. The host moves on now
 * and then, until the server is gone.
 */
async function playUntilKilled(server: ServerProcess, host: Host, players: Player[]): Promise<void> {
  const { scene, step } = await host.read();
  const moving = random(2) ? host.command({ type: 'next', step }) : undefined;
  const asked = scene.name === 'question' ? scene.question : undefined;
  const acts = asked ? players.slice(0, -1).map((player) => () => player.submit(asked, random(4))) : [];
  await killDuring(server, random(120), acts);
  await moving;
}

/** Whether the podium has not been shown, or not all of its places. */
function isGoingOn({ scene }: SessionGame): boolean {
  return scene.name !== 'podium' || scene.hidden !== undefined;
}

test('after eight kills at random moments of one game no answer is lost, and the scores are right', async () => {
  const server = await startServer();
  const { host, players, code } = await openGame(server);
  await host.command({ type: 'start' });
  for (let kills = 0; kills < KILLS; kills++) {
    await playUntilKilled(server, host, players);
    const { step } = host;
    await server.start();
    await host.register();
    const game = await host.read();
    expect(game.step - step).toBeLessThanOrEqual(1);
    expect(game.paused).toBe(game.scene.name !== 'podium');
    for (const player of players) await player.rejoin(code);
    await host.command({ type: 'resume' });
  }
  for (let game = await host.read(); isGoingOn(game); game = await host.read())
    await host.command({ type: 'next', step: game.step });
  const { scene } = await host.read();
  const points = players.map(({ name, answers }) => [
    name,
    answers.values.filter((answer) => answer === String(RIGHT)).length,
  ]);
  const standings = scene.name === 'podium' ? scene.standings : [];
  expect(standings.map((each) => [each.name, each.points]).sort()).toEqual(points.sort());
});
