import { HubConnectionBuilder, LogLevel, type ILogger } from '@microsoft/signalr';
import { QuizHubEvent, QuizHubMethod } from '../../contract/hubs';
import { KEEP_ALIVE_MS, SERVER_TIMEOUT_MS } from '../../contract/limits';
import type { Id } from '../../contract/quizSummary';
import { logWarning } from '../browser/log';
import { RECONNECT_DELAYS_MS } from './connectionState';

/** How long a negotiation may take, in milliseconds. The client's own timeout is 100 s. */
const NEGOTIATE_TIMEOUT_MS = 15_000;

/** What a hub connection reports. Payloads are as the server sent them. */
export type HubEvent =
  | { type: 'playerJoined' | 'sessionUpdated'; payload: unknown }
  | { type: 'reconnecting' | 'closed'; reason: Error | undefined }
  | { type: 'reconnected' };

/** A connection that is started once and stopped once. */
export interface QuizHub {
  /** Settles with the first start alone: automatic reconnect does not cover it. */
  start(): Promise<void>;
  /** Registers as monitor. The code keeps the server's type: ASP.NET Core does not read a number as text. */
  registerMonitor(sessionCode: Id): Promise<void>;
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

  connection.on(QuizHubEvent.PlayerJoined, (payload) => onEvent({ type: 'playerJoined', payload }));
  connection.on(QuizHubEvent.SessionUpdated, (payload) => onEvent({ type: 'sessionUpdated', payload }));
  connection.onreconnecting((reason) => onEvent({ type: 'reconnecting', reason }));
  connection.onreconnected(() => onEvent({ type: 'reconnected' }));
  connection.onclose((reason) => onEvent({ type: 'closed', reason }));
  return {
    start: () => connection.start(),
    registerMonitor: (sessionCode) => connection.invoke(QuizHubMethod.RegisterMonitor, sessionCode),
    stop() {
      connection.off(QuizHubEvent.PlayerJoined);
      connection.off(QuizHubEvent.SessionUpdated);
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
