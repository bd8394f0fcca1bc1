import type { HubConnection as Client } from '@microsoft/signalr';
import type { Answer } from '../../src/contract/question';
import { type SubmittedAnswer, GameHubMethod } from '../../src/contract/fromPhones';
import {
  GameHubEvent,
  type PlayerAdmission,
  type PlayerGame,
  type PlayerOwn,
} from '../../src/contract/toPhones';
import type { CreatedSession, Session } from '../../src/contract/toMonitors';
import type { IssuedTicket } from '../../src/contract/tickets';
import type { QuizServerOptions } from '../../src/server/options';
import {
  connectMonitor,
  connectPhone,
  createToken,
  dataFolderWith,
  openAsHost,
  startQuizServer,
  type TestQuizServer,
} from './quizServer';
import { TestHost } from './testHost';

/** Opens a session unless one is given, and registers as its host. */
export async function registerHost(server: TestQuizServer, known?: CreatedSession): Promise<TestHost> {
  return TestHost.register(server, known ?? (await openAsHost(server)), await connectMonitor(server));
}

/** Starts a server whose quiz `pub` is this one, with a host in its session. */
export async function startHost({ quiz, ...options }: Partial<QuizServerOptions> & { quiz?: object } = {}) {
  const folder = quiz && { dataFolder: await dataFolderWith({ 'pub.json': quiz }) };
  const server = await startQuizServer({ ...options, ...folder });
  return { server, host: await registerHost(server) };
}

/** Does the same, and starts the game when Anna has joined. */
export async function startGame(options?: Parameters<typeof startHost>[0]) {
  const { server, host } = await startHost(options);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  await host.command({ type: 'start' });
  return { server, host, anna };
}

/** A player's phone at the game hub, with the latest that it was sent. */
export class TestPhone {
  game: PlayerGame | undefined;
  own: PlayerOwn | undefined;

  private constructor(
    readonly hub: Client,
    readonly token: string,
    readonly name: string,
  ) {
    hub.on(GameHubEvent.GameUpdated, (game: PlayerGame) => (this.game = game));
    hub.on(GameHubEvent.PlayerUpdated, (own: PlayerOwn) => (this.own = own));
  }

  static async join(server: TestQuizServer, { sessionCode }: Session, name: string): Promise<TestPhone> {
    const phone = new TestPhone(await connectPhone(server), createToken(), name);
    phone.#take(await phone.hub.invoke(GameHubMethod.JoinSession, sessionCode, name, phone.token));
    return phone;
  }

  /** Joins as another phone of the player whom this ticket is for. */
  static async joinAsDevice(
    server: TestQuizServer,
    { sessionCode }: Pick<Session, 'sessionCode'>,
    ticket: string,
    token = createToken(),
  ): Promise<TestPhone> {
    const phone = new TestPhone(await connectPhone(server), token, '');
    phone.#take(await phone.hub.invoke(GameHubMethod.JoinAsDevice, sessionCode, ticket, token));
    return phone;
  }

  /** Returns a ticket for another phone of the same player. */
  async invite(): Promise<string> {
    return (await this.hub.invoke<IssuedTicket>(GameHubMethod.InviteDevice)).ticket;
  }

  removeDevice(deviceId: string | undefined): Promise<void> {
    return this.hub.invoke(GameHubMethod.RemoveDevice, deviceId);
  }

  /** The id of this phone, as the server told it. */
  get deviceId(): string | undefined {
    return this.own?.devices?.find(({ own }) => own)?.deviceId;
  }

  /** Returns the same player on a new connection. */
  async back(server: TestQuizServer, { sessionCode }: Session): Promise<TestPhone> {
    const phone = new TestPhone(await connectPhone(server), this.token, this.name);
    phone.#take(await phone.hub.invoke(GameHubMethod.RejoinSession, sessionCode, this.token));
    return phone;
  }

  submit(questionId: string, answer: SubmittedAnswer, ...done: boolean[]): Promise<{ answer: Answer }> {
    return this.hub.invoke(GameHubMethod.SubmitAnswer, questionId, answer, ...done);
  }

  withdraw(questionId: string): Promise<void> {
    return this.hub.invoke(GameHubMethod.WithdrawAnswer, questionId);
  }

  setReady(ready: boolean, ...roundIndex: number[]): Promise<void> {
    return this.hub.invoke(GameHubMethod.SetReady, ready, ...roundIndex);
  }

  playJoker(roundIndex: number | null): Promise<{ roundIndex: number | null }> {
    return this.hub.invoke(GameHubMethod.PlayJoker, roundIndex);
  }

  #take({ game, own }: PlayerAdmission): void {
    this.game = game;
    this.own = own;
  }
}
