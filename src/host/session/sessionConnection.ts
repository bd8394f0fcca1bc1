import type { Id } from '../../contract/quizSummary';
import type { Session } from '../../contract/session';
import { QuizHubError, connectionProblemOf } from './connectionProblem';
import * as connections from './connectionState';
import { heardWhile, openQuizHub, type QuizHub } from './hubConnection';
import { readPlayerJoined, readSessionUpdated } from './sessionEvents';
import { LobbySession } from './lobbySession';
import { logFailure, logStep } from '../browser/log';
import { fetchSession } from '../api/quizApi';
import { endpointsOf } from '../api/serverAddress';
import { TaskSlot } from './taskSlot';
import { onResume, type ResumeSign } from '../browser/resume';

/** What is known of the session, and of the connection to it. */
export interface SessionSnapshot {
  connection: connections.ConnectionState;
  session: Session | null;
}

/** How the server is reached; tests hand in their own. */
const REAL_SERVER = { openQuizHub, fetchSession };

/**
 * One session kept current: reads it, registers as its monitor, reads it again so that nobody who came in between is
 * missed, and then follows the hub's events; the same after every reconnect. Runs from `start` to `stop`, and may be
 * started again.
 */
export class SessionConnection {
  #snapshot: SessionSnapshot = { connection: connections.DISCONNECTED, session: null };
  readonly #session: LobbySession;
  #hub: QuizHub | null = null;
  /** Whether the hub knows us as monitor, so that its events bring every name from then on. */
  #isMonitor = false;
  readonly #task = new TaskSlot();
  readonly #listeners = new Set<() => void>();
  #unsubscribe = () => {};

  constructor(
    readonly address: string,
    readonly sessionCode: string,
    private readonly server: typeof REAL_SERVER = REAL_SERVER,
  ) {
    this.#session = new LobbySession(
      (signal) => server.fetchSession(address, sessionCode, signal),
      (session) => this.#publish({ session }),
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): SessionSnapshot => this.#snapshot;

  start(): void {
    this.#unsubscribe = onResume((sign) => this.#onResume(sign));
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
    this.#unsubscribe();
    this.#connectionIs({ type: 'leaving' });
    void this.#dropHub().then(() => this.#connectionIs({ type: 'left' }));
  }

  #schedule(): void {
    const delay = connections.delayOf(this.#snapshot.connection);
    if (delay !== undefined) this.#task.wait(delay, () => this.#try());
  }

  /** A hub that failed to start or was closed is not started again: every try has its own, unless only a read is owed. */
  #try(): void {
    const hub = this.#hub ?? this.#openHub();
    this.#work((signal) => (this.#isMonitor ? this.#session.read(signal) : this.#join(hub, signal)));
  }

  /** The session as read is shown even where the hub is refused; once it is known, the hub does without the read. */
  async #join(hub: QuizHub, signal: AbortSignal): Promise<void> {
    const starting = errorOf(hub.start());
    const unread = await errorOf(this.#session.read(signal));
    const { session } = this.#snapshot;
    if (!session) throw unread;
    const unstarted = await starting;
    if (unstarted) throw unread ?? new QuizHubError(unstarted);
    await this.#monitor(hub, session.sessionCode, signal);
  }

  async #monitor(hub: QuizHub, sessionCode: Id, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const unregistered = await errorOf(hub.registerMonitor(sessionCode));
    if (unregistered) throw new QuizHubError(unregistered);
    if (signal.aborted) return;
    this.#isMonitor = true;
    await this.#session.read(signal);
  }

  #work(work: (signal: AbortSignal) => Promise<void>): void {
    this.#task.work(
      work,
      () => this.#connectionIs({ type: 'joined' }),
      (error) => this.#fail(error),
    );
  }

  /** A hub that works is kept while the session cannot be read: whoever joins meanwhile is shown. */
  #fail(error: unknown): void {
    logFailure('The session could not be joined', error);
    const problem = connectionProblemOf(error);
    if (this.#isMonitor && problem !== 'unknown') {
      this.#connectionIs({ type: 'unread', problem });
    } else {
      void this.#dropHub();
      this.#connectionIs({ type: 'failed', problem });
    }
    this.#schedule();
  }

  #openHub(): QuizHub {
    const isCurrent = () => this.#hub === hub;
    const listener = heardWhile(isCurrent, {
      playerJoined: (payload) => this.#session.hear(readPlayerJoined(payload)),
      sessionUpdated: (payload) => this.#session.hear(readSessionUpdated(payload)),
      reconnecting: (reason) => this.#onLost(reason),
      reconnected: () => this.#onReconnected(),
      closed: (reason) => this.#onClosed(reason),
    });
    const hub = this.server.openQuizHub(endpointsOf(this.address).quizHub, listener);
    this.#hub = hub;
    return hub;
  }

  #onLost(reason: Error | undefined): void {
    logFailure('The quiz hub is lost, reconnecting', reason ?? 'no reason given');
    this.#task.end();
    this.#isMonitor = false;
    this.#connectionIs({ type: 'lost' });
  }

  #onReconnected(): void {
    logStep('The quiz hub is back');
    const hub = this.#hub;
    const sessionCode = this.#snapshot.session?.sessionCode ?? this.sessionCode;
    if (hub) this.#work((signal) => this.#monitor(hub, sessionCode, signal));
  }

  #onClosed(reason: Error | undefined): void {
    logFailure('The quiz hub is closed', reason ?? 'no reason given');
    void this.#dropHub();
    this.#connectionIs({ type: 'closed' });
    this.#schedule();
  }

  /** Nobody who sees the network return waits out a delay. After it was gone, even a hub that looks well may be dead. */
  #onResume(sign: ResumeSign): void {
    const { connection } = this.#snapshot;
    const mayBeDead = sign === 'online' && connection.name === 'Connected';
    if (mayBeDead || connections.mayRecover(connection)) this.connectAgain();
  }

  async #dropHub(): Promise<void> {
    this.#task.end();
    const hub = this.#hub;
    this.#hub = null;
    this.#isMonitor = false;
    await hub?.stop().catch((error: unknown) => logFailure('The quiz hub could not be stopped', error));
  }

  #connectionIs(event: connections.ConnectionEvent): void {
    this.#publish({ connection: connections.reduceConnection(this.#snapshot.connection, event) });
  }

  #publish(change: Partial<SessionSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}

/** What `work` failed with, or null. */
function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}
