import { HubConnectionBuilder, LogLevel, type ILogger } from '@microsoft/signalr';
import { KEEP_ALIVE_MS, SERVER_TIMEOUT_MS } from '../../contract/limits';
import { logWarning } from '../browser/log';
import { RECONNECT_DELAYS_MS } from './connectionState';
import { HUB_EVENTS, type OpenQuizHub } from './quizHub';

/** How long a negotiation may take, in milliseconds. The client's own timeout is 100 s. */
const NEGOTIATE_TIMEOUT_MS = 15_000;

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

  for (const type of HUB_EVENTS) connection.on(type, (payload) => onEvent({ type, payload }));
  connection.onreconnecting((reason) => onEvent({ type: 'reconnecting', reason }));
  connection.onreconnected(() => onEvent({ type: 'reconnected' }));
  connection.onclose((reason) => onEvent({ type: 'closed', reason }));
  return {
    start: () => connection.start(),
    invoke: (method, ...args) => connection.invoke(method, ...args),
    stop() {
      for (const type of HUB_EVENTS) connection.off(type);
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
