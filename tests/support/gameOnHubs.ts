import type { HubConnection as Client } from '@microsoft/signalr';
import type { Answer } from '../../src/contract/answer';
import type { Command } from '../../src/contract/commands';
import {
  GameHubPlayEvent,
  GameHubPlayMethod,
  QuizHubGameEvent,
  QuizHubGameMethod,
  type AnswersCounted,
} from '../../src/contract/gameHubs';
import type { HostGame } from '../../src/contract/hostGame';
import { GameHubMethod, QuizHubEvent, type PlayerAdmission } from '../../src/contract/hubs';
import type { PlayerGame, PlayerOwn } from '../../src/contract/playerGame';
import type { SessionGame } from '../../src/contract/scene';
import type { CreatedSession, Session } from '../../src/contract/session';
import { connectMonitor, connectPhone, createToken, openAsHost, type TestQuizServer } from './quizServer';

/** A host at the quiz hub, with the newest of what it was sent. */
export class TestHost {
  hostGame: HostGame | undefined;
  counted: AnswersCounted | undefined;
  #pushed: SessionGame | undefined;

  private constructor(
    readonly server: TestQuizServer,
    readonly session: CreatedSession,
    readonly hub: Client,
  ) {
    hub.on(QuizHubEvent.SessionUpdated, ({ game }: Session) => (this.#pushed = game));
    hub.on(QuizHubGameEvent.HostUpdated, (hostGame: HostGame) => (this.hostGame = hostGame));
    hub.on(QuizHubGameEvent.AnswersCounted, (counted: AnswersCounted) => (this.counted = counted));
  }

  /** Opens a session, unless there is one, and registers as its host. */
  static async register(server: TestQuizServer, known?: CreatedSession): Promise<TestHost> {
    const session = known ?? (await openAsHost(server));
    const host = new TestHost(server, session, await connectMonitor(server));
    await host.hub.invoke(QuizHubGameMethod.RegisterHost, session.sessionCode, session.hostKey);
    return host;
  }

  /** The game as the last SessionUpdated had it. */
  get pushed(): SessionGame {
    if (!this.#pushed) throw new Error('no SessionUpdated with a game has come');
    return this.#pushed;
  }

  /** The game as it is read now. */
  async read(): Promise<SessionGame> {
    const response = await fetch(`${this.server.origin}/session/${this.session.sessionCode}`);
    const { game } = (await response.json()) as Session;
    if (!game) throw new Error('the session has no game');
    return game;
  }

  command(command: Command): Promise<{ revision: number }> {
    return this.hub.invoke(QuizHubGameMethod.HostCommand, command);
  }

  /** Moves the game from the scene that it is in. */
  async move(type: 'next' | 'back' | 'close'): Promise<SessionGame> {
    await this.command({ type, step: (await this.read()).step });
    return this.read();
  }

  /** Goes on until a scene of this name is shown. */
  async goTo(name: string): Promise<SessionGame> {
    for (let moves = 0; moves < 100; moves++) {
      const game = await this.move('next');
      if (game.scene.name === name) return game;
    }
    throw new Error(`there is no scene ${name} ahead`);
  }
}

/** A player's phone at the game hub, with the newest of what it was sent. */
export class TestPhone {
  game: PlayerGame | undefined;
  own: PlayerOwn | undefined;

  private constructor(
    readonly hub: Client,
    readonly token: string,
    readonly name: string,
  ) {
    hub.on(GameHubPlayEvent.GameUpdated, (game: PlayerGame) => (this.game = game));
    hub.on(GameHubPlayEvent.PlayerUpdated, (own: PlayerOwn) => (this.own = own));
  }

  static async join(server: TestQuizServer, { sessionCode }: Session, name: string): Promise<TestPhone> {
    const phone = new TestPhone(await connectPhone(server), createToken(), name);
    phone.#take(await phone.hub.invoke(GameHubMethod.JoinSession, sessionCode, name, phone.token));
    return phone;
  }

  /** The same player on a new connection. */
  async back(server: TestQuizServer, { sessionCode }: Session): Promise<TestPhone> {
    const phone = new TestPhone(await connectPhone(server), this.token, this.name);
    phone.#take(await phone.hub.invoke(GameHubMethod.RejoinSession, sessionCode, this.token));
    return phone;
  }

  submit(questionId: string, answer: Answer): Promise<{ answer: Answer }> {
    return this.hub.invoke(GameHubPlayMethod.SubmitAnswer, questionId, answer);
  }

  setReady(ready: boolean): Promise<void> {
    return this.hub.invoke(GameHubPlayMethod.SetReady, ready);
  }

  playJoker(roundIndex: number | null): Promise<{ roundIndex: number | null }> {
    return this.hub.invoke(GameHubPlayMethod.PlayJoker, roundIndex);
  }

  #take({ game, own }: PlayerAdmission): void {
    this.game = game;
    this.own = own;
  }
}
