import { QuizHubHostEvent } from '../../contract/toHosts';
import { type QuizHubMethod, QUIZ_HUB_PATH } from '../../contract/quizHub';
import { HubClient, type CallResult } from '../../look/hubClient';
import { HubLink } from '../../look/hubLink';
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

export type OpenQuizHub = (url: string, onEvent: (event: HubEvent) => void) => QuizHub;

/**
 * Opens the hub with the link that phones use, for the remote, which is loaded over the venue's Wi-Fi. Once open, it
 * reconnects for ever.
 */
export const openSmallQuizHub: OpenQuizHub = (url, onEvent) => {
  let link: HubLink | undefined;
  let stop = (): void => undefined;
  const open = (resolve: () => void, reject: (reason: Error) => void) => {
    let [isOpen, hasOpened] = [false, false];
    link = new HubLink(socketUrl(url), {
      onState(state) {
        if (isOpen) onEvent({ type: 'reconnecting', reason: undefined });
        isOpen = state === 'online';
        if (isOpen && hasOpened) onEvent({ type: 'reconnected' });
        hasOpened ||= isOpen;
        if (isOpen) resolve();
        else if (state === 'offline') reject(unopened());
      },
      ...reports(onEvent),
      // The host's page reads the session after each reconnect, and needs no other proof that the server hears it.
      onOutdated: () => undefined,
    });
    stop = link.start();
  };
  return {
    start: () => new Promise(open),
    invoke: async (method, ...args) => valueOf(await link?.call(method, ...args)),
    stop: async () => stop(),
  };
};

/** In milliseconds: longer than the server lets a device wait for the host's yes. */
const CLAIM_TIMEOUT_MS = 150_000;

/** Opens the hub for a claim: a new connection could not wait for its answer, so a lost one is not replaced. */
export const openClaimHub: OpenQuizHub = (url, onEvent) => {
  let client: HubClient | undefined;
  return {
    start: () =>
      new Promise((onOpen, reject) => {
        const events = { onOpen, ...reports(onEvent), onLost: () => reject(unopened()) };
        client = new HubClient(socketUrl(url), events, CLAIM_TIMEOUT_MS);
      }),
    invoke: async (method, ...args) => valueOf(await client?.call(method, ...args)),
    stop: async () => client?.close(),
  };
};

/** Reports what a small connection receives. */
function reports(onEvent: (event: HubEvent) => void) {
  return {
    onEvent(name: string, payload: unknown) {
      const type = HUB_EVENTS.find((each) => each === name);
      if (type) onEvent({ type, payload });
    },
    onSilence: (isSilent: boolean) => onEvent({ type: isSilent ? 'silent' : 'heard' }),
  };
}

/** Returns what a call has brought. Throws the server's code, or that there is none. */
function valueOf(result: CallResult = { kind: 'lost' }): unknown {
  if (result.kind === 'value') return result.value;
  throw new Error(result.kind === 'refused' ? result.code : 'the connection was lost');
}

function socketUrl(url: string): string {
  return url.replace(/^http/, 'ws');
}

function unopened(): Error {
  return new Error('the connection could not be opened');
}
