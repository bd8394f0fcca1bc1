import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { errorCodeOfHubError } from '../../contract/errors';
import type { Id } from '../../contract/quizSummary';
import type { Session } from '../../contract/toMonitors';
import { onResume } from '../../look/resume';
import { Watched } from '../../look/watched';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure, logStep, logWarning } from '../browser/log';
import { QuizHubError, connectionProblemOf, delayOf, mayRecover } from './connectionState';
import { HostCalls } from './useCommands';
import { quizHubOf, type HubEvent, type OpenQuizHub, type QuizHub } from './quizHub';
import { forgetHostKey, readHostKey } from './openedSessions';
import { NO_SESSION, type StateEvent, readHubEvent, reduceState } from './sessionState';
import { TaskSlot, errorOf } from './taskSlot';

/** Access to the server: the remote reads sessions without axios, and tests use fake servers. */
interface SessionServer {
  openQuizHub: OpenQuizHub;
  fetchSession(address: string, sessionCode: string, signal: AbortSignal): Promise<Session>;
  /** Whether to register as a monitor even if this browser has the session's host key. */
  isMonitor?: boolean;
}

/**
 * Keeps one session up to date: reads it, registers as its monitor (or host), reads it again so that nobody
 * who joined in between is missed, and then follows the hub's events. Does the same after every reconnect.
 * Runs from `start` to `stop`, and can be started again.
 */
export class SessionConnection {
  readonly #server: SessionServer;
  readonly #state = new Watched(NO_SESSION);
  readonly subscribe = this.#state.subscribe;
  readonly getState = this.#state.get;
  #hub: QuizHub | null = null;
  /** Whether the hub has registered this client, so that its events deliver every name from then on. */
  #isRegistered = false;
  #isSilent = false;
  readonly #task = new TaskSlot();
  #unsubscribe = () => {};

  constructor(
    readonly address: string,
    readonly sessionCode: string,
    server: SessionServer,
  ) {
    this.#server = server;
  }

  start(): void {
    this.#unsubscribe = onResume((unwatchedMs) => {
      const { connection } = this.getState();
      // After an outage even a connected hub may be dead.
      const mayBeDead = connection.name === 'Connected' && unwatchedMs === Infinity;
      if (mayBeDead || mayRecover(connection)) this.connectAgain();
    });
    this.connectAgain();
  }

  /** Restarts from the first attempt, whatever happened before. */
  readonly connectAgain = (): void => {
    void this.#dropHub();
    this.#dispatch({ type: 'started' });
    this.#schedule();
  };

  /** Leaves the session. Does not wait for the hub, since stopping a hanging negotiation takes long. */
  stop(): void {
    this.#unsubscribe();
    this.#dispatch({ type: 'leaving' });
    void this.#dropHub().then(() => this.#dispatch({ type: 'left' }));
  }

  readonly host = new HostCalls(() => (this.#isRegistered && !this.#isSilent ? this.#hub : null));

  /** Reads the answers to a closed question; returns whether they arrived. */
  readonly readMarking = async (questionId: string): Promise<boolean> => {
    const question = await this.host.getMarking(questionId);
    if (question) this.#dispatch({ type: 'markingRead', question });
    return question !== null;
  };

  #schedule(): void {
    const delay = delayOf(this.getState().connection);
    if (delay !== undefined) this.#task.wait(delay, () => this.#try());
  }

  /** Opens a new hub, since a stopped one cannot start again. A registered one only needs another read. */
  #try(): void {
    const hub = this.#hub ?? this.#openHub();
    this.#work((signal) => (this.#isRegistered ? this.#read(signal) : this.#join(hub, signal)));
  }

  /** Shows the session even if the hub refuses. A known session is joined without another read. */
  async #join(hub: QuizHub, signal: AbortSignal): Promise<void> {
    const starting = errorOf(hub.start());
    const unread = await errorOf(this.#read(signal));
    const { session } = this.getState();
    if (!session) throw unread;
    const unstarted = await starting;
    if (unstarted) throw unread ?? new QuizHubError(unstarted);
    await this.#register(hub, session.sessionCode, signal);
  }

  async #register(hub: QuizHub, sessionCode: Id, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const isHost = await register(hub, sessionCode, this.#server.isMonitor ? null : this.address, signal);
    if (signal.aborted) return;
    this.#isRegistered = true;
    this.#dispatch({ type: 'registered', isHost });
    await this.#read(signal);
  }

  async #read(signal: AbortSignal): Promise<void> {
    const since = this.getState().events;
    const session = await this.#server.fetchSession(this.address, this.sessionCode, signal);
    if (signal.aborted) return;
    this.#dispatch({ type: 'read', session, since, receivedAt: performance.now() });
  }

  #work(work: (signal: AbortSignal) => Promise<void>): void {
    this.#task.work(
      work,
      () => {
        if (!this.#isSilent) this.#dispatch({ type: 'joined' });
      },
      (error) => this.#fail(error),
    );
  }

  /** Keeps a working hub while the session cannot be read, so that players who join meanwhile are shown. */
  #fail(error: unknown): void {
    logFailure('The session could not be joined', error);
    const problem = connectionProblemOf(error);
    if (this.#isRegistered && problem !== 'unknown') {
      this.#dispatch({ type: 'unread', problem });
    } else {
      void this.#dropHub();
      this.#dispatch({ type: 'failed', problem });
    }
    this.#schedule();
  }

  #openHub(): QuizHub {
    const hub: QuizHub = this.#server.openQuizHub(quizHubOf(this.address), (event) => {
      // A hub being stopped may still report events.
      if (this.#hub === hub) this.#onHubEvent(hub, event);
    });
    this.#hub = hub;
    return hub;
  }

  #onHubEvent(hub: QuizHub, event: HubEvent): void {
    switch (event.type) {
      case 'reconnecting':
        logFailure('The quiz hub is lost, reconnecting', event.reason);
        this.#task.end();
        this.#isRegistered = false;
        // The next connection is watched afresh, so the end of this silence is never reported.
        this.#isSilent = false;
        return this.#dispatch({ type: 'lost' });
      // The connection exists and may recover; it is retried only on request.
      case 'silent':
        logWarning('The quiz hub is silent');
        this.#isSilent = true;
        this.host.giveUp();
        return this.#dispatch({ type: 'lost' });
      case 'heard':
        this.#isSilent = false;
        return this.#isRegistered ? this.#dispatch({ type: 'joined' }) : undefined;
      case 'reconnected':
        logStep('The quiz hub is back');
        return this.#work((signal) =>
          this.#register(hub, this.getState().session?.sessionCode ?? this.sessionCode, signal),
        );
      case 'gaveUp':
      case 'closed':
        logFailure('The quiz hub is closed', event.reason);
        void this.#dropHub();
        this.#dispatch({ type: event.type });
        return this.#schedule();
      case 'HostDismissed':
        forgetHostKey(this.address, this.getState().session?.sessionCode ?? this.sessionCode);
        return this.#dispatch({ type: 'HostDismissed' });
      default:
        return this.#dispatch(readHubEvent(event, performance.now()));
    }
  }

  async #dropHub(): Promise<void> {
    this.#task.end();
    const hub = this.#hub;
    this.#hub = null;
    this.#isRegistered = false;
    this.#isSilent = false;
    await hub?.stop().catch((error: unknown) => logFailure('The quiz hub could not be stopped', error));
  }

  #dispatch(event: StateEvent | null): void {
    if (event) this.#state.set(reduceState(this.getState(), event));
  }
}

/**
 * Registers as host if this browser has the session's host key for `address`, otherwise, or with null, as
 * monitor; returns whether as host. A server that supports only the specification has no hosts and gets a
 * monitor. Rejects with QuizHubError.
 */
async function register(hub: QuizHub, sessionCode: Id, address: string | null, signal: AbortSignal) {
  const hostKey = address === null ? null : readHostKey(address, sessionCode);
  if (address !== null && hostKey !== null) {
    const refusal = await errorOf(hub.invoke('RegisterHost', sessionCode, hostKey));
    if (refusal === null) return true;
    const code = errorCodeOfHubError(refusal);
    if (code === 'session_not_found') throw new QuizHubError(refusal);
    if (signal.aborted) return false;
    if (code === 'host_key_invalid') forgetHostKey(address, sessionCode);
    logWarning(`The server refused to register this browser as host: ${String(refusal)}`);
  }
  const unregistered = await errorOf(hub.invoke('RegisterMonitor', sessionCode));
  if (unregistered !== null) throw new QuizHubError(unregistered);
  return false;
}

/** Keeps a session up to date. A new address or code takes effect at once; `server` must not change. */
export function useSession(sessionCode: string, server: SessionServer) {
  const address = useServerAddress();
  const connection = useMemo(
    () => new SessionConnection(address, sessionCode, server),
    [address, sessionCode, server],
  );
  useEffect(() => {
    connection.start();
    return () => connection.stop();
  }, [connection]);
  const state = useSyncExternalStore(connection.subscribe, connection.getState);
  const { connectAgain, host, readMarking } = connection;
  const { known, tickets } = state;
  const marking = { known, registrations: tickets.registrations, read: readMarking };
  return { ...state, connectAgain, host, marking };
}
