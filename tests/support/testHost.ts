import type { HubConnection as Client } from '@microsoft/signalr';
import type { Command } from '../../src/contract/fromHosts';
import { QuizHubMethod, QUIZ_HUB_PATH } from '../../src/contract/quizHub';
import { QuizHubHostEvent, type HostGame } from '../../src/contract/toHosts';
import {
  type AnswersCounted,
  QuizHubEvent,
  type SessionGame,
  type CreatedSession,
  type Session,
} from '../../src/contract/toMonitors';
import { HubClient } from './hubClient';
import type { TestQuizServer } from './quizServer';

/** Opens a session as its host; throws if the server refuses. */
export async function openSessionOf(
  { origin }: { origin: string },
  quizId: string,
  headers: Record<string, string> = {},
): Promise<CreatedSession> {
  const request = { method: 'POST', body: JSON.stringify({ quizId }), headers };
  const response = await fetch(`${origin}/session`, request);
  if (!response.ok) throw new Error(`no session: ${response.status} ${await response.text()}`);
  return (await response.json()) as CreatedSession;
}

/** Registers the session's host, without a page and on a connection of its own. */
export async function registerOnHub<Server extends { origin: string }>(
  server: Server,
  session: CreatedSession,
): Promise<TestHost<Server, HubClient>> {
  const hub = await new HubClient(`${server.origin}${QUIZ_HUB_PATH}`).connect();
  return TestHost.register(server, session, hub);
}

/** Returns the game as anybody may read it. */
export async function readGame({ origin }: { origin: string }, code: string): Promise<SessionGame> {
  const { game } = (await (await fetch(`${origin}/session/${code}`)).json()) as Session;
  if (!game) throw new Error('the session has no game');
  return game;
}

/** A host at the quiz hub, using SignalR's client or ours, with the latest that it was sent. */
export class TestHost<
  Server extends { origin: string } = TestQuizServer,
  Hub extends Pick<Client, 'on' | 'invoke'> = Client,
> {
  hostGame: HostGame | undefined;
  counted: AnswersCounted | undefined;
  #pushed: SessionGame | undefined;

  private constructor(
    readonly server: Server,
    readonly session: CreatedSession,
    readonly hub: Hub,
  ) {
    hub.on(QuizHubEvent.SessionUpdated, ({ game }: Session) => (this.#pushed = game));
    hub.on(QuizHubHostEvent.HostUpdated, (hostGame: HostGame) => (this.hostGame = hostGame));
    hub.on(QuizHubEvent.AnswersCounted, (counted: AnswersCounted) => (this.counted = counted));
  }

  static async register<Server extends { origin: string }, Hub extends Pick<Client, 'on' | 'invoke'>>(
    server: Server,
    session: CreatedSession,
    hub: Hub,
  ): Promise<TestHost<Server, Hub>> {
    const host = new TestHost(server, session, hub);
    await hub.invoke(QuizHubMethod.RegisterHost, session.sessionCode, session.hostKey);
    return host;
  }

  get code(): string {
    return String(this.session.sessionCode);
  }

  /** The game in the last SessionUpdated. */
  get pushed(): SessionGame {
    if (!this.#pushed) throw new Error('no SessionUpdated with a game has come');
    return this.#pushed;
  }

  /** Reads the game as it is now. */
  read(): Promise<SessionGame> {
    return readGame(this.server, this.code);
  }

  command(command: Command): Promise<{ revision: number }> {
    return this.hub.invoke(QuizHubMethod.HostCommand, command);
  }

  /** Runs a command; resolves with the game after it. */
  async run(command: Command): Promise<SessionGame> {
    await this.command(command);
    return this.read();
  }

  /** Moves the game on from its current scene; again if that has ended by itself meanwhile. */
  async move(type: 'next' | 'back' | 'close'): Promise<SessionGame> {
    for (;;) {
      const { step } = await this.read();
      try {
        return await this.run({ type, step });
      } catch (error) {
        if (!/command_stale$/.test(String(error))) throw error;
      }
    }
  }

  /** Moves on until a scene of this name is shown; a podium with all its first places uncovered. */
  async goTo(name: string): Promise<SessionGame> {
    for (let moves = 0; moves < 100; moves++) {
      const game = await this.move('next');
      const isCovered = game.scene.name === 'podium' && game.scene.hidden !== undefined;
      if (game.scene.name === name && !isCovered) return game;
    }
    throw new Error(`there is no scene ${name} ahead`);
  }
}
