import type { Session } from '../../../src/contract/session';
import type { QuizHub, QuizHubListener } from '../../../src/host/session/hubConnection';
import { QuizApiError, type ApiFailure } from '../../../src/host/api/quizApi';
import { deferred } from '../../support/deferred';

export const SESSION: Session = {
  quizId: 'pub',
  sessionCode: 4711,
  participants: ['Ada'],
  quizName: 'Pub Quiz',
  quizDescription: '',
};

/** A hub in a test's hands: it starts, registers and ends when the test says so. */
export class FakeHub implements QuizHub {
  readonly started = deferred();
  readonly registered: unknown[] = [];
  isStopped = false;

  constructor(
    readonly listener: QuizHubListener,
    private readonly server: FakeServer,
  ) {}

  start(): Promise<void> {
    if (this.server.hubMode === 'down') return Promise.reject(new Error('hub down'));
    return this.server.hubMode === 'silent' ? this.started.promise : Promise.resolve();
  }

  registerMonitor(sessionCode: unknown): Promise<void> {
    this.registered.push(sessionCode);
    const { registrationError } = this.server;
    return registrationError ? Promise.reject(new Error(registrationError)) : Promise.resolve();
  }

  stop(): Promise<void> {
    this.isStopped = true;
    return Promise.resolve();
  }
}

/** What SessionConnection is given in place of the network. */
export class FakeServer {
  hubMode: 'up' | 'down' | 'silent' = 'up';
  failure: ApiFailure | null = null;
  registrationError: string | null = null;
  session = SESSION;
  /** Where set, reads wait for it. */
  readsWaitFor: Promise<void> | null = null;
  reads = 0;
  readonly hubs: FakeHub[] = [];

  get hub(): FakeHub {
    return this.hubs.at(-1)!;
  }

  readonly openQuizHub = (_url: string, listener: QuizHubListener): QuizHub => {
    const hub = new FakeHub(listener, this);
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
