import {
  HubConnectionBuilder,
  type IHttpConnectionOptions,
  JsonHubProtocol,
  LogLevel,
  type HubMessage,
  type ILogger,
} from '@microsoft/signalr';
import { KEEP_ALIVE_MS, SERVER_TIMEOUT_MS } from '../../contract/limits';
import { SilenceWatch } from '../../look/silence';
import { logWarning } from '../browser/log';
import { RECONNECT_DELAYS_MS } from './connectionState';
import { HUB_EVENTS, type HubEvent, type OpenQuizHub, type QuizHub } from './quizHub';

/** The timeout of a negotiation in milliseconds. The hub client's own is 100 s. */
const NEGOTIATE_TIMEOUT_MS = 15_000;

/** Opens the hub over the network. */
export const openQuizHub: OpenQuizHub = (url, onEvent) => openQuizHubBy({}, url, onEvent);

/**
 * Opens the hub with the full SignalR client and the specification's timing (§9). Handlers are attached before it
 * starts. `means`: how else than over the network.
 */
export function openQuizHubBy(
  means: IHttpConnectionOptions,
  url: string,
  onEvent: (event: HubEvent) => void,
): QuizHub {
  const silence = new SilenceWatch((isSilent) => onEvent({ type: isSilent ? 'silent' : 'heard' }));
  const connection = new HubConnectionBuilder()
    .withUrl(url, {
      timeout: NEGOTIATE_TIMEOUT_MS,
      // No cookies are used, and a server that allows every origin refuses requests with credentials.
      withCredentials: false,
      ...means,
    })
    .withAutomaticReconnect([...RECONNECT_DELAYS_MS])
    .withHubProtocol(new WatchedProtocol(silence))
    .configureLogging(problemsOnly)
    .build();
  connection.serverTimeoutInMilliseconds = SERVER_TIMEOUT_MS;
  connection.keepAliveIntervalInMilliseconds = KEEP_ALIVE_MS;

  for (const type of HUB_EVENTS) connection.on(type, (payload) => onEvent({ type, payload }));
  let isLost = false;
  connection.onreconnecting((reason) => {
    silence.stop();
    isLost = true;
    onEvent({ type: 'reconnecting', reason });
  });
  connection.onreconnected(() => {
    isLost = false;
    onEvent({ type: 'reconnected' });
  });
  connection.onclose((reason) => {
    silence.stop();
    onEvent({ type: isLost ? 'gaveUp' : 'closed', reason });
  });
  return {
    start: () => connection.start(),
    invoke: (method, ...args) => connection.invoke(method, ...args),
    stop() {
      silence.stop();
      for (const type of HUB_EVENTS) connection.off(type);
      return connection.stop();
    },
  };
}

/** The JSON protocol, which also reports all incoming messages: the hub client hides pings. */
class WatchedProtocol extends JsonHubProtocol {
  readonly #silence: SilenceWatch;

  constructor(silence: SilenceWatch) {
    super();
    this.#silence = silence;
  }

  override parseMessages(input: string, logger: ILogger): HubMessage[] {
    this.#silence.heard(input);
    return super.parseMessages(input, logger);
  }
}

/** Failures are logged where they are handled; the hub client's own messages only add details. */
const problemsOnly: ILogger = {
  log(level, message) {
    if (level >= LogLevel.Warning) logWarning(message);
  },
};
