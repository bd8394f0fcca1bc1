import { HubConnectionBuilder, LogLevel, type ILogger } from '@microsoft/signalr';
import { QuizHubEvent, QuizHubMethod } from '../../contract/hubs';
import { KEEP_ALIVE_MS, SERVER_TIMEOUT_MS } from '../../contract/limits';
import type { Id } from '../../contract/quizSummary';
import { logWarning } from '../browser/log';
import { RECONNECT_DELAYS_MS } from './connectionState';

/** How long a negotiation may take, in milliseconds; the client's own 100 s would outlast any host's patience. */
const NEGOTIATE_TIMEOUT_MS = 15_000;

/** What a hub tells. Payloads are as the server sent them. */
export interface QuizHubListener {
  playerJoined(payload: unknown): void;
  sessionUpdated(payload: unknown): void;
  reconnecting(reason: Error | undefined): void;
  reconnected(): void;
  closed(reason: Error | undefined): void;
}

/** A connection that is started once and stopped once. */
export interface QuizHub {
  /** Settles with the first start alone: automatic reconnect does not cover it. */
  start(): Promise<void>;
  /** Registers as monitor; the code goes out as the server typed it, since ASP.NET Core does not read a number as text. */
  registerMonitor(sessionCode: Id): Promise<void>;
  /** Removes the listeners at once; settles when the connection is down, which a dead negotiation can delay. */
  stop(): Promise<void>;
}

export type OpenQuizHub = (url: string, listener: QuizHubListener) => QuizHub;

/** The genuine hub client, with the specification's timing (§9). Handlers are attached before it starts. */
export const openQuizHub: OpenQuizHub = (url, listener) => {
  const connection = new HubConnectionBuilder()
    .withUrl(url, {
      timeout: NEGOTIATE_TIMEOUT_MS,
      // There is no login, hence no cookie to send; and a server that allows any origin refuses requests that carry some.
      withCredentials: false,
    })
    .withAutomaticReconnect([...RECONNECT_DELAYS_MS])
    .configureLogging(problemsOnly)
    .build();
  connection.serverTimeoutInMilliseconds = SERVER_TIMEOUT_MS;
  connection.keepAliveIntervalInMilliseconds = KEEP_ALIVE_MS;

  connection.on(QuizHubEvent.PlayerJoined, listener.playerJoined);
  connection.on(QuizHubEvent.SessionUpdated, listener.sessionUpdated);
  connection.onreconnecting(listener.reconnecting);
  connection.onreconnected(() => listener.reconnected());
  connection.onclose(listener.closed);
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

/** Passes on what a hub tells for as long as `isCurrent` says so: a hub that is being stopped may still speak. */
export function heardWhile(isCurrent: () => boolean, listener: QuizHubListener): QuizHubListener {
  const ifCurrent =
    <A extends unknown[]>(hear: (...args: A) => void) =>
    (...args: A) => {
      if (isCurrent()) hear(...args);
    };
  return {
    playerJoined: ifCurrent(listener.playerJoined),
    sessionUpdated: ifCurrent(listener.sessionUpdated),
    reconnecting: ifCurrent(listener.reconnecting),
    reconnected: ifCurrent(listener.reconnected),
    closed: ifCurrent(listener.closed),
  };
}

/** Failures are logged where they are met; the hub client's own words are only the details. */
const problemsOnly: ILogger = {
  log(level, message) {
    if (level >= LogLevel.Warning) logWarning(message);
  },
};
