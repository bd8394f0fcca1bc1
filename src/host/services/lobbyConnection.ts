import { SERVER_TIMEOUT_MS } from '../../contract/limits';
import type { Id } from '../../contract/quizSummary';
import type { Session } from '../../contract/session';
import { HubError, problemOf } from './connectionProblem';
import * as connections from './connectionState';
import { openQuizHub, type QuizHub, type QuizHubListener } from './hubConnection';
import { readPlayerJoined, readSessionUpdated } from './lobbyEvents';
import { EMPTY_LOBBY, reduceLobby, type LobbyEvent } from './lobbyState';
import { logFailure, logStep } from './log';
import { fetchSession } from './quizApi';
import { endpointsOf } from './settings';
import { onWake } from './wake';

/** What a lobby shows. */
export interface LobbySnapshot {
  connection: connections.ConnectionState;
  session: Session | null;
}

/** How the lobby reaches its server; tests hand in their own. */
const REAL_SERVER = { openQuizHub, fetchSession };

/**
 * One session kept current: reads it, registers as its monitor, reads it again so that nobody who came in between is
 * missed, and then follows the hub's events; the same after every reconnect. Runs from `start` to `stop`, and may be
 * started again.
 */
export class LobbyConnection {
  #snapshot: LobbySnapshot = { connection: connections.DISCONNECTED, session: null };
  #lobby = EMPTY_LOBBY;
  #hub: QuizHub | null = null;
  /** Aborted as soon as what it stands for is overtaken: by failure, by loss of the hub, by leaving. */
  #round = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  #stopWaking = () => {};

  constructor(
    readonly address: string,
    readonly sessionCode: string,
    private readonly server: typeof REAL_SERVER = REAL_SERVER,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): LobbySnapshot => this.#snapshot;

  start(): void {
    this.#stopWaking = onWake(() => {
      if (connections.hasGivenUp(this.#snapshot.connection)) this.connectAgain();
    });
    this.connectAgain();
  }

  /** Starts the tries from the first, whatever came before. */
  readonly connectAgain = (): void => {
    void this.#dropHub();
    this.#connectionIs({ type: 'started' });
    this.#schedule();
  };

  /** Leaves the session. Nobody waits for the hub: on a dead negotiation it would take long. */
  stop(): void {
    this.#stopWaking();
    this.#connectionIs({ type: 'leaving' });
    void this.#dropHub().then(() => this.#connectionIs({ type: 'left' }));
  }

  #schedule(): void {
    const { connection } = this.#snapshot;
    if (connection.name !== 'Connecting' && connection.name !== 'Reconnecting') return;
    this.#timer = setTimeout(() => void this.#tryToJoin(), connections.delayOf(connection.attempt));
  }

  /** A hub that failed to start or was closed is not started again: every try has its own. */
  async #tryToJoin(): Promise<void> {
    const url = endpointsOf(this.address).quizHub;
    const hub: QuizHub = this.server.openQuizHub(
      url,
      this.#listenerOf(() => this.#hub === hub),
    );
    this.#hub = hub;
    await this.#inRound(async (signal) => {
      const started = hub.start().then(
        () => null,
        (error: unknown) => new HubError(error),
      );
      const session = await this.#read(signal);
      const failure = await started;
      if (failure) throw failure;
      await this.#monitor(hub, session.sessionCode, signal);
    });
  }

  async #monitor(hub: QuizHub, sessionCode: Id, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    await hub.registerMonitor(sessionCode).catch((error: unknown) => {
      throw new HubError(error);
    });
    if (!signal.aborted) await this.#read(signal);
  }

  /** Does `work` within 30 s, and takes it for a failure where it is not done by then. */
  async #inRound(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#endRound();
    this.#round = new AbortController();
    const { signal } = this.#round;
    this.#timer = setTimeout(() => this.#fail(new Error('no answer within 30 s')), SERVER_TIMEOUT_MS);
    try {
      await work(signal);
      if (signal.aborted) return;
      this.#endRound();
      this.#connectionIs({ type: 'joined' });
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  async #read(signal: AbortSignal): Promise<Session> {
    const since = this.#lobby.events;
    const session = await this.server.fetchSession(this.address, this.sessionCode, signal);
    if (!signal.aborted) this.#lobbyHas({ type: 'read', session, since });
    return session;
  }

  #fail(error: unknown): void {
    logFailure('The session could not be joined', error);
    void this.#dropHub();
    this.#connectionIs({ type: 'failed', problem: problemOf(error) });
    this.#schedule();
  }

  #listenerOf(isCurrent: () => boolean): QuizHubListener {
    const ifCurrent =
      <A>(hear: (argument: A) => void) =>
      (argument: A) => {
        if (isCurrent()) hear(argument);
      };
    return {
      playerJoined: ifCurrent((payload) => this.#lobbyHas(readPlayerJoined(payload))),
      sessionUpdated: ifCurrent((payload) => this.#lobbyHas(readSessionUpdated(payload))),
      reconnecting: ifCurrent((reason) => this.#onLost(reason)),
      reconnected: () => ifCurrent(() => this.#onReconnected())(undefined),
      closed: ifCurrent((reason) => this.#onClosed(reason)),
    };
  }

  #onLost(reason: Error | undefined): void {
    logFailure('The quiz hub is lost, reconnecting', reason ?? 'no reason given');
    this.#endRound();
    this.#connectionIs({ type: 'lost' });
  }

  #onReconnected(): void {
    logStep('The quiz hub is back');
    const hub = this.#hub;
    const sessionCode = this.#snapshot.session?.sessionCode ?? this.sessionCode;
    if (hub) void this.#inRound((signal) => this.#monitor(hub, sessionCode, signal));
  }

  #onClosed(reason: Error | undefined): void {
    logFailure('The quiz hub is closed', reason ?? 'no reason given');
    void this.#dropHub();
    this.#connectionIs({ type: 'closed' });
    this.#schedule();
  }

  #endRound(): void {
    clearTimeout(this.#timer);
    this.#round.abort();
  }

  async #dropHub(): Promise<void> {
    this.#endRound();
    const hub = this.#hub;
    this.#hub = null;
    await hub?.stop().catch((error: unknown) => logFailure('The quiz hub could not be stopped', error));
  }

  #connectionIs(event: connections.ConnectionEvent): void {
    this.#publish({ connection: connections.reduceConnection(this.#snapshot.connection, event) });
  }

  #lobbyHas(event: LobbyEvent | null): void {
    if (!event) return;
    this.#lobby = reduceLobby(this.#lobby, event);
    this.#publish({ session: this.#lobby.session });
  }

  #publish(change: Partial<LobbySnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}
