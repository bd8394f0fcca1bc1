import { vi } from 'vitest';
import type { Command } from '../../../src/contract/commands';
import type { Session } from '../../../src/contract/session';
import { QuizApiError, type ApiFailure } from '../../../src/host/api/quizApiError';
import type { HubEvent, QuizHub } from '../../../src/host/session/quizHub';
import { SessionConnection } from '../../../src/host/session/sessionConnection';

export const SESSION: Session = {
  quizId: 'pub',
  sessionCode: 4711,
  participants: ['Ada'],
  quizName: 'Pub Quiz',
  quizDescription: '',
};

/** A hub controlled by a test: it starts, registers and reports when told to. */
export class FakeHub implements QuizHub {
  readonly registered: unknown[] = [];
  /** What RegisterHost was called with, in order. */
  readonly hosts: unknown[][] = [];
  readonly commands: Command[] = [];
  /** What GetMarking was called with, in order. */
  readonly looks: string[] = [];
  readonly claims: unknown[][] = [];
  /** How often a ticket was withdrawn. */
  withdrawn = 0;
  readonly dismissed: string[] = [];
  /** What AnswerClaim was called with, in order. */
  readonly answeredClaims: unknown[][] = [];
  /** What IssueTicket was called with, in order. */
  readonly issued: unknown[][] = [];
  /** The players for whom InviteDevice was called, in order. */
  readonly invited: string[] = [];
  readonly removedDevices: unknown[][] = [];
  isStopped = false;

  constructor(
    readonly report: (event: HubEvent) => void,
    private readonly server: FakeServer,
  ) {}

  start(): Promise<void> {
    if (this.server.hubMode === 'down') return Promise.reject(new Error('hub down'));
    return this.server.hubMode === 'silent' ? new Promise(() => {}) : Promise.resolve();
  }

  async invoke(...[method, ...args]: Parameters<QuizHub['invoke']>): Promise<unknown> {
    const { server } = this;
    switch (method) {
      case 'RegisterMonitor':
        this.registered.push(args[0]);
        return settle(server.registrationError);
      case 'RegisterHost':
        this.hosts.push(args);
        return settle(server.hostError);
      case 'ClaimTicket':
        this.claims.push(args);
        if (server.isAsking) this.report({ type: 'ClaimWaiting', payload: undefined });
        return settle(server.claimError, server.claimed);
      case 'AnswerClaim':
        this.answeredClaims.push(args);
        return settle(server.commandError);
      case 'WithdrawTicket':
        return void this.withdrawn++;
      case 'IssueTicket':
        this.issued.push(args);
        return settle(server.commandError, { ticket: 'q4ul-_AbCdEfGhIjKlMnOw', expiresInMs: 120_000 });
      case 'InviteDevice':
        this.invited.push(String(args[0]));
        return settle(server.commandError, { ticket: 'iNvItE-_CdEfGhIjKlMnOw', expiresInMs: 600_000 });
      case 'RemoveDevice':
        this.removedDevices.push(args);
        return settle(server.commandError);
      case 'GetSheets':
        return settle(server.commandError, server.sheets);
      case 'GetMarking':
        this.looks.push(String(args[0]));
        return settle(server.commandError, server.marking);
      case 'DismissHost':
        this.dismissed.push(String(args[0]));
        return settle(server.commandError);
      case 'HostCommand':
        this.commands.push(args[0] as Command);
        return settle(server.commandError, { revision: server.revision });
    }
  }

  stop(): Promise<void> {
    this.isStopped = true;
    return Promise.resolve();
  }
}

function settle(error: string | null, answer?: unknown): Promise<unknown> {
  return error === null ? Promise.resolve(answer) : Promise.reject(new Error(error));
}

/** The fake that replaces the network for SessionConnection. */
export class FakeServer {
  hubMode: 'up' | 'down' | 'silent' = 'up';
  failure: ApiFailure | null = null;
  registrationError: string | null = null;
  hostError: string | null = null;
  commandError: string | null = null;
  claimError: string | null = null;
  /** Whether a claim waits for the host's yes first. */
  isAsking = false;
  /** The result of ClaimTicket. */
  claimed: unknown = { hostKey: 'zYxWvUtSrQpOnMlKjIhGfE' };
  /** The result of GetMarking. */
  marking: unknown = undefined;
  /** The result of GetSheets. */
  sheets: unknown = { rounds: [] };
  /** The game's revision, as HostCommand returns it. */
  revision = 1;
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
