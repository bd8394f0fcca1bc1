import './browserAround';
import { expect } from '@playwright/test';
import type { Answer } from '../../src/contract/question';
import type { Command } from '../../src/contract/fromHosts';
import { GAME_HUB_PATH, GameHubMethod } from '../../src/contract/fromPhones';
import type { PlayerAdmission } from '../../src/contract/toPhones';
import type { SessionGame, CreatedSession } from '../../src/contract/toMonitors';
import { readSession } from '../../src/host/api/readJson';
import { hasGivenUp } from '../../src/host/session/connectionState';
import { openQuizHub } from '../../src/host/session/hubConnection';
import { keepHostKey } from '../../src/host/session/openedSessions';
import { SessionConnection } from '../../src/host/session/useSession';
import type { SessionState } from '../../src/host/session/sessionState';
import { PhoneClient } from '../../src/player/phoneClient';
import { HubClient, PlayerClient } from '../support/hubClient';

/** A screen as the host's page runs it, with SignalR's own client; only the drawing is missing. */
export class TestScreen {
  readonly #connection: SessionConnection;

  private constructor(address: string, code: string) {
    this.#connection = new SessionConnection(address, code, { openQuizHub, fetchSession: readSession });
    this.#connection.start();
  }

  /** Opens the host's screen, for whoever opened the session. */
  static host(origin: string, { sessionCode, hostKey }: CreatedSession): TestScreen {
    keepHostKey(origin, sessionCode, hostKey);
    return new TestScreen(origin, String(sessionCode));
  }

  /** Opens a monitor's screen. Host keys are stored by address, so it uses a different one. */
  static monitor(origin: string, code: string): TestScreen {
    return new TestScreen(origin.replace('localhost', '127.0.0.1'), code);
  }

  get state(): SessionState {
    return this.#connection.getState();
  }

  /** The game that the screen shows. */
  get game(): SessionGame {
    const game = this.state.session?.game;
    if (!game) throw new Error('no game is shown');
    return game;
  }

  /** Whether it is registered and has read the session since. */
  get isConnected(): boolean {
    const { connection } = this.state;
    return connection.name === 'Connected' && !('problem' in connection);
  }

  command(command: Command): Promise<string> {
    return this.#connection.host.command(command);
  }

  /** Presses a button repeatedly until it has worked, as a person does. */
  async press(command: () => Command): Promise<void> {
    await expect.poll(() => this.command(command())).toMatch(/^(done|stale)$/);
  }

  /** Presses the button that the page offers once it has given up. */
  tryAgain(): void {
    if (hasGivenUp(this.state.connection)) this.#connection.connectAgain();
  }

  close(): void {
    this.#connection.stop();
  }
}

/** A phone as its page runs it, recording what the server acknowledged; only the drawing is missing. */
export class TestPhone {
  /** By questionId, the last answers that the server has acknowledged. */
  readonly acknowledged = new Map<string, Answer>();
  /** The answers that were refused, with the reason. */
  readonly refused: string[] = [];
  acknowledgements = 0;
  /** The player's secret, once the server has admitted it. */
  token: string | undefined;
  readonly #client: PhoneClient;
  readonly #stop: () => void;

  constructor(
    readonly origin: string,
    readonly code: string,
    readonly name: string,
  ) {
    this.#client = new PhoneClient(hubUrl(origin).replace('http', 'ws'), code);
    let before = this.#client.getState();
    this.#client.subscribe(() => {
      const after = this.#client.getState();
      this.#compare(before, after);
      before = after;
    });
    this.#stop = this.#client.start();
    this.#client.join(code, name);
  }

  /** Whether the server has accepted the open connection as the player's, and has received every choice. */
  get isSettled(): boolean {
    const { join, play } = this.#client.getState();
    const isAccepted = join.acceptedToken !== undefined && join.acceptedToken === this.token;
    return isAccepted && play !== undefined && Object.keys(play.pending).length === 0;
  }

  /** Whether the game shown is paused. */
  get isPaused(): boolean | undefined {
    return this.#client.getState().play?.game.paused;
  }

  /** The questions that can be answered now. */
  get questions(): string[] {
    return this.#client.getState().play?.game.questions.map(({ questionId }) => questionId) ?? [];
  }

  answer(questionId: string, answer: Answer): void {
    this.#client.playing(0).answer(questionId, answer);
  }

  /** Returns what the server has of the player, as it tells a new connection. */
  async admission(): Promise<PlayerAdmission> {
    const socket = await new HubClient(hubUrl(this.origin)).connect();
    try {
      return await socket.invoke<PlayerAdmission>(GameHubMethod.RejoinSession, this.code, this.token);
    } finally {
      socket.close();
    }
  }

  close(): void {
    this.#stop();
  }

  #compare(
    before: ReturnType<PhoneClient['getState']>,
    { join, play }: ReturnType<PhoneClient['getState']>,
  ): void {
    if (join.screen.kind === 'in') this.token = join.screen.membership.token;
    if (join.screen.kind === 'form' && join.screen.failure) this.refused.push(join.screen.failure.reason);
    for (const questionId of Object.keys(before.play?.pending ?? {})) {
      if (!play || questionId in play.pending) continue;
      const reason = play.refused[questionId];
      if (reason) this.refused.push(`${questionId}: ${reason}`);
      else {
        this.acknowledged.set(questionId, play.own.answers[questionId]!);
        this.acknowledgements++;
      }
    }
  }
}

function hubUrl(origin: string): string {
  return `${origin}${GAME_HUB_PATH}`;
}

/** Joins as a player through this process; the player stays in the session without a connection. */
export async function joinAt(origin: string, code: string, name: string): Promise<void> {
  const player = await new PlayerClient(origin).connect();
  await player.join(code, name);
  player.close();
}
