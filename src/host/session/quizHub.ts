import { QuizHubGameEvent, type QuizHubGameMethod } from '../../contract/gameHubs';
import { HubClient } from '../../contract/hubClient';
import { QuizHubEvent, type QuizHubMethod } from '../../contract/hubs';

export const HUB_EVENTS = [...Object.values(QuizHubEvent), ...Object.values(QuizHubGameEvent)];

/** An event that the server sent, its payload as it came. */
export interface HubPayload {
  type: (typeof HUB_EVENTS)[number];
  payload: unknown;
}

/** What a hub connection reports. */
export type HubEvent =
  | HubPayload
  | { type: 'reconnecting' | 'closed'; reason: Error | undefined }
  | { type: 'reconnected' | 'silent' | 'heard' };

/** A connection that is started once and stopped once. */
export interface QuizHub {
  /** Settles with the first start alone: automatic reconnect does not cover it. */
  start(): Promise<void>;
  /** Calls a method of the server, and answers what it answers. */
  invoke(
    method: keyof typeof QuizHubMethod | keyof typeof QuizHubGameMethod,
    ...args: unknown[]
  ): Promise<unknown>;
  /** Removes the listeners at once; settles when the connection is down, which a dead negotiation can delay. */
  stop(): Promise<void>;
}

export type OpenQuizHub = (url: string, onEvent: (event: HubEvent) => void) => QuizHub;

/**
 * The hub over the small client that phones have, for the remote, which is loaded over the venue's Wi-Fi. It does not
 * reconnect by itself: a connection that is lost is closed.
 */
export const openSmallQuizHub: OpenQuizHub = (url, onEvent) => {
  let client: HubClient | undefined;
  let hasOpened = false;
  const open = (resolve: () => void, reject: (reason: Error) => void) => {
    client = new HubClient(url.replace(/^http/, 'ws'), {
      onOpen: () => {
        hasOpened = true;
        resolve();
      },
      onEvent: (name, payload) => {
        const type = HUB_EVENTS.find((each) => each === name);
        if (type) onEvent({ type, payload });
      },
      onSilence: (isSilent) => onEvent({ type: isSilent ? 'silent' : 'heard' }),
      onLost: () => {
        if (hasOpened) onEvent({ type: 'closed', reason: undefined });
        else reject(new Error('the connection could not be opened'));
      },
    });
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
