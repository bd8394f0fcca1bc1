import { HubConnectionBuilder, LogLevel, type ILogger } from '@microsoft/signalr';
import type { Command } from '../../contract/commands';
import { QuizHubGameEvent, QuizHubGameMethod } from '../../contract/gameHubs';
import { QuizHubEvent, QuizHubMethod } from '../../contract/hubs';
import { KEEP_ALIVE_MS, SERVER_TIMEOUT_MS } from '../../contract/limits';
import type { Id } from '../../contract/quizSummary';
import { logWarning } from '../browser/log';
import { RECONNECT_DELAYS_MS } from './connectionState';

/** How long a negotiation may take, in milliseconds. The client's own timeout is 100 s. */
const NEGOTIATE_TIMEOUT_MS = 15_000;

const EVENTS = {
  playerJoined: QuizHubEvent.PlayerJoined,
  sessionUpdated: QuizHubEvent.SessionUpdated,
  hostUpdated: QuizHubGameEvent.HostUpdated,
  answersCounted: QuizHubGameEvent.AnswersCounted,
  ticketClaimed: QuizHubGameEvent.TicketClaimed,
  hostDismissed: QuizHubGameEvent.HostDismissed,
} as const;
type EventType = keyof typeof EVENTS;
const EVENT_TYPES = Object.keys(EVENTS) as EventType[];

/** An event that the server sent, its payload as it came. */
export interface HubPayload {
  type: EventType;
  payload: unknown;
}

/** What a hub connection reports. */
export type HubEvent =
  HubPayload | { type: 'reconnecting' | 'closed'; reason: Error | undefined } | { type: 'reconnected' };

/** A connection that is started once and stopped once. */
export interface QuizHub {
  /** Settles with the first start alone: automatic reconnect does not cover it. */
  start(): Promise<void>;
  /** Registers as monitor. The code keeps the server's type: ASP.NET Core does not read a number as text. */
  registerMonitor(sessionCode: Id): Promise<void>;
  /** Registers as host, and as monitor with it. */
  registerHost(sessionCode: Id, hostKey: string): Promise<void>;
  command(command: Command): Promise<void>;
  /** Answers a MarkedQuestion, as it came. */
  getMarking(questionId: string): Promise<unknown>;
  /** Answers an IssuedTicket, as it came. */
  issueTicket(): Promise<unknown>;
  withdrawTicket(): Promise<void>;
  /** Answers the new host key, as it came. */
  claimTicket(sessionCode: Id, ticket: string): Promise<unknown>;
  dismissHost(deviceId: string): Promise<void>;
  /** Removes the listeners at once; settles when the connection is down, which a dead negotiation can delay. */
  stop(): Promise<void>;
}

export type OpenQuizHub = (url: string, onEvent: (event: HubEvent) => void) => QuizHub;

/** The genuine hub client, with the specification's timing (§9). Handlers are attached before it starts. */
export const openQuizHub: OpenQuizHub = (url, onEvent) => {
  const connection = new HubConnectionBuilder()
    .withUrl(url, {
      timeout: NEGOTIATE_TIMEOUT_MS,
      // There are no cookies, and a server that allows every origin refuses requests that may carry some.
      withCredentials: false,
    })
    .withAutomaticReconnect([...RECONNECT_DELAYS_MS])
    .configureLogging(problemsOnly)
    .build();
  connection.serverTimeoutInMilliseconds = SERVER_TIMEOUT_MS;
  connection.keepAliveIntervalInMilliseconds = KEEP_ALIVE_MS;

  for (const type of EVENT_TYPES) connection.on(EVENTS[type], (payload) => onEvent({ type, payload }));
  connection.onreconnecting((reason) => onEvent({ type: 'reconnecting', reason }));
  connection.onreconnected(() => onEvent({ type: 'reconnected' }));
  connection.onclose((reason) => onEvent({ type: 'closed', reason }));
  return {
    start: () => connection.start(),
    registerMonitor: (sessionCode) => connection.invoke(QuizHubMethod.RegisterMonitor, sessionCode),
    registerHost: (sessionCode, hostKey) =>
      connection.invoke(QuizHubGameMethod.RegisterHost, sessionCode, hostKey),
    command: (command) => connection.invoke(QuizHubGameMethod.HostCommand, command),
    getMarking: (questionId) => connection.invoke(QuizHubGameMethod.GetMarking, questionId),
    issueTicket: () => connection.invoke(QuizHubGameMethod.IssueTicket),
    withdrawTicket: () => connection.invoke(QuizHubGameMethod.WithdrawTicket),
    claimTicket: (sessionCode, ticket) =>
      connection.invoke(QuizHubGameMethod.ClaimTicket, sessionCode, ticket),
    dismissHost: (deviceId) => connection.invoke(QuizHubGameMethod.DismissHost, deviceId),
    stop() {
      for (const type of EVENT_TYPES) connection.off(EVENTS[type]);
      return connection.stop();
    },
  };
};

/** Failures are logged where they are met; the hub client's own words are only the details. */
const problemsOnly: ILogger = {
  log(level, message) {
    if (level >= LogLevel.Warning) logWarning(message);
  },
};
