import { vi } from 'vitest';
import type { Session } from '../../../src/contract/toMonitors';
import { QuizApiError, type ApiFailure } from '../../../src/host/api/quizApiError';
import type { HubEvent, QuizHub } from '../../../src/host/session/quizHub';
import { SessionConnection } from '../../../src/host/session/useSession';
import { checkCall } from '../../support/wholeMessages';

export const SESSION: Session = {
  quizId: 'pub',
  sessionCode: 4711,
  participants: ['Ada'],
  quizName: 'Pub Quiz',
  quizDescription: '',
};

type Method = Parameters<QuizHub['invoke']>[0];

/** A hub controlled by a test: it starts, answers and reports when told to. */
export class FakeHub implements QuizHub {
  readonly #calls: [method: Method, args: unknown[]][] = [];
  isStopped = false;

  constructor(
    readonly report: (event: HubEvent) => void,
    private readonly server: FakeServer,
  ) {}

  start(): Promise<void> {
    if (this.server.hubMode === 'down') return Promise.reject(new Error('hub down'));
    return this.server.hubMode === 'silent' ? new Promise(() => {}) : Promise.resolve();
  }

  async invoke(method: Method, ...args: unknown[]): Promise<unknown> {
    this.#calls.push([method, args]);
    checkCall(method, args);
    const { errors, answers, isAsking } = this.server;
    if (method === 'ClaimTicket' && isAsking) this.report({ type: 'ClaimWaiting', payload: undefined });
    const error = errors[method];
    if (error !== undefined) throw new Error(error);
    return answers[method];
  }

  /** What a method was called with, in order. */
  callsOf(method: Method): unknown[][] {
    return this.#calls.filter(([called]) => called === method).map(([, args]) => args);
  }

  stop(): Promise<void> {
    this.isStopped = true;
    return Promise.resolve();
  }
}

/** The fake that replaces the network for SessionConnection. */
export class FakeServer {
  hubMode: 'up' | 'down' | 'silent' = 'up';
  failure: ApiFailure | null = null;
  /** The methods that the hub refuses, with its reasons. */
  errors: Partial<Record<Method, string>> = {};
  /** What the other methods return. */
  readonly answers: Partial<Record<Method, unknown>> = {
    ClaimTicket: { hostKey: 'zYxWvUtSrQpOnMlKjIhGfE' },
    IssueTicket: { ticket: 'q4ul-_AbCdEfGhIjKlMnOw', expiresInMs: 120_000 },
    HostCommand: { revision: 1 },
  };
  /** Whether a claim waits for the host's yes first. */
  isAsking = false;
  session = SESSION;
  /** If set, reads wait for this promise. */
  readsWaitFor: Promise<void> | null = null;
  reads = 0;
  readonly hubs: FakeHub[] = [];

  get hub(): FakeHub {
    return this.hubs.at(-1)!;
  }

  readonly openQuizHub = (_url: string, onEvent: (event: HubEvent) => void): QuizHub => {
    const hub = new FakeHub(onEvent, this);
    this.hubs.push(hub);
    return hub;
  };

  readonly fetchSession = async (): Promise<Session> => {
    this.reads++;
    const { session } = this;
    await this.readsWaitFor;
    if (this.failure) throw new QuizApiError('GET /session', this.failure);
    return session;
  };
}

/** Creates a connection to a fake server, not yet started. Installs fake timers. */
export function openFakeSession() {
  vi.useFakeTimers();
  const server = new FakeServer();
  return { server, connection: new SessionConnection('http://server', '4711', server) };
}

/** Advances the fake timers by this many seconds. */
export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** Starts the connection, and lets it do its immediate work. */
export async function joinFakeSession(connection: SessionConnection): Promise<void> {
  connection.start();
  await seconds(0);
}
