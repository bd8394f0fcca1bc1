import { QuizHubHostEvent } from '../../contract/toHosts';
import { type QuizHubMethod, QUIZ_HUB_PATH } from '../../contract/quizHub';
import { HubClient } from '../../look/hubClient';
import { QuizHubEvent } from '../../contract/toMonitors';

/** Returns the address of a server's quiz hub (specification §7). */
export function quizHubOf(address: string): string {
  return address + QUIZ_HUB_PATH;
}

export const HUB_EVENTS = [...Object.values(QuizHubEvent), ...Object.values(QuizHubHostEvent)];

/** An event from the server, with its payload unparsed. */
export interface HubPayload {
  type: (typeof HUB_EVENTS)[number];
  payload: unknown;
}

/** What a hub connection reports. */
export type HubEvent =
  | HubPayload
  /** `gaveUp`: reconnecting has failed. `closed`: the connection was open until now. */
  | { type: 'reconnecting' | 'gaveUp' | 'closed'; reason: Error | undefined }
  | { type: 'reconnected' | 'silent' | 'heard' };

/** A connection that is started once and stopped once. */
export interface QuizHub {
  /** Settles with the initial start; automatic reconnects do not apply to it. */
  start(): Promise<void>;
  /** Calls a method on the server and resolves with its result. */
  invoke(method: keyof typeof QuizHubMethod, ...args: unknown[]): Promise<unknown>;
  /** Removes the listeners at once; settles with the connection, which a hanging negotiation delays. */
  stop(): Promise<void>;
}

export type OpenQuizHub = (
  url: string,
  onEvent: (event: HubEvent) => void,
  /** How long a call may wait for its result, if that is longer than usual. */
  callTimeoutMs?: number,
) => QuizHub;

/**
 * Opens the hub with the small client that phones use, for the remote, which is loaded over the venue's
 * Wi-Fi. It does not reconnect automatically: a lost connection is closed.
 */
export const openSmallQuizHub: OpenQuizHub = (url, onEvent, callTimeoutMs) => {
  let client: HubClient | undefined;
  let hasOpened = false;
  const open = (resolve: () => void, reject: (reason: Error) => void) => {
    const events = {
      onOpen: () => {
        hasOpened = true;
        resolve();
      },
      onEvent: (name: string, payload: unknown) => {
        const type = HUB_EVENTS.find((each) => each === name);
        if (type) onEvent({ type, payload });
      },
      onSilence: (isSilent: boolean) => onEvent({ type: isSilent ? 'silent' : 'heard' }),
      onLost: () => {
        if (hasOpened) onEvent({ type: 'closed', reason: undefined });
        else reject(new Error('the connection could not be opened'));
      },
    };
    client = new HubClient(url.replace(/^http/, 'ws'), events, callTimeoutMs);
  };
  return {
    start: () => new Promise(open),
    async invoke(method, ...args) {
      const result = await client?.call(method, ...args);
      if (result?.kind === 'value') return result.value;
      throw new Error(result?.kind === 'refused' ? result.code : 'the connection was lost');
    },
    async stop() {
      client?.close();
    },
  };
};
