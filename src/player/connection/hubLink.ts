import type { GameHubMethod } from '../../contract/fromPhones';
import { HubClient, type CallResult } from '../../look/hubClient';

/** A result that has arrived. */
export type Answered = Exclude<CallResult, { kind: 'lost' }>;
/** A call that is due. `eventOf`: what its result means; undefined to retry it after reconnecting. */
export interface HubCall<Event> {
  method: keyof typeof GameHubMethod;
  args: unknown[];
  eventOf: (result: Answered) => Event | undefined;
}

/** Makes a call that leaves the phone's own state alone; `lost` if not connected. Never rejects. */
export type CallHub = (
  method: 'InviteDevice' | 'RemoveDevice' | 'SetHidden' | 'GetEvening',
  ...args: (string | boolean)[]
) => Promise<CallResult>;

/** `connecting`: the first attempt after a loss. `offline`: it failed; more follow automatically. */
export type LinkState = 'connecting' | 'online' | 'offline';

/** What the link reports. */
interface HubLinkEvents {
  onState(state: LinkState): void;
  /** The server has gone silent, or has resumed, while the connection is open. */
  onSilence(isSilent: boolean): void;
  /** What the server sent may have arrived late: it was silent, or the page was hidden. */
  onOutdated(): void;
  /** The server sent an event. */
  onEvent(name: string, payload: unknown): void;
}

/** The delays before the first attempts; later ones wait LAST_DELAY_MS. */
const FIRST_DELAYS_MS = [0, 1_000, 2_000];
const LAST_DELAY_MS = 5_000;
/** Delays are randomly extended by up to this fraction, so that phones do not all connect at once. */
const JITTER = 0.3;
/** An attempt without a handshake for this long has failed; browsers would wait for minutes. */
const START_TIMEOUT_MS = 10_000;
/**
 * How much longer a silent server is waited for before its connection is replaced, although nothing has closed it.
 * Randomly extended as well: after a stall of the server, all phones would come back at once.
 */
const MAX_SILENT_MS = 5_000;
/** If hidden for longer, the page may have a connection that looks open but was dropped by the server. */
const MAX_UNWATCHED_MS = 20_000;
/** Only a connection open for this long resets the delays, so that a server that hangs up is not flooded. */
const STABLE_MS = 5_000;

/** Keeps one hub connection open: retries for ever after a loss, but not while the page is hidden. */
export class HubLink {
  readonly #url: string;
  readonly #events: HubLinkEvents;
  #client: HubClient | undefined;
  #openSince: number | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `url`: a ws or wss address. */
  constructor(url: string, events: HubLinkEvents) {
    this.#url = url;
    this.#events = events;
  }

  /** Connects, and reconnects until the returned function is called. */
  start(): () => void {
    const unsubscribe = onResume((unwatchedMs) => {
      if (this.#openSince === undefined || unwatchedMs > MAX_UNWATCHED_MS) this.reconnect();
      else this.#events.onOutdated();
    });
    this.reconnect();
    return () => {
      unsubscribe();
      this.#drop();
    };
  }

  /** Calls a hub method over the open connection; `lost` if there is none. Never rejects. */
  async call(method: string, ...args: unknown[]): Promise<CallResult> {
    return this.#client ? this.#client.call(method, ...args) : { kind: 'lost' };
  }

  /** Replaces the connection immediately. */
  reconnect(): void {
    this.#failures = 0;
    this.#drop();
    this.#events.onState('connecting');
    this.#connect();
  }

  /** Drops the connection as after any loss: the next attempt follows after a delay. */
  reconnectLater(): void {
    const wasStable = this.#openSince !== undefined && Date.now() - this.#openSince >= STABLE_MS;
    if (wasStable) this.#failures = 0;
    this.#drop();
    this.#events.onState(wasStable ? 'connecting' : 'offline');
    const delay = extended(FIRST_DELAYS_MS[this.#failures] ?? LAST_DELAY_MS);
    this.#failures += 1;
    if (!isPageHidden()) this.#timer = setTimeout(() => this.#connect(), delay);
  }

  #connect(): void {
    this.#client = new HubClient(this.#url, {
      onOpen: () => {
        clearTimeout(this.#timer);
        this.#openSince = Date.now();
        this.#events.onState('online');
      },
      onEvent: this.#events.onEvent,
      onSilence: (isSilent) => {
        clearTimeout(this.#timer);
        if (isSilent) this.#timer = setTimeout(() => this.reconnectLater(), extended(MAX_SILENT_MS));
        this.#events.onSilence(isSilent);
        if (!isSilent) this.#events.onOutdated();
      },
      onLost: () => this.reconnectLater(),
    });
    this.#timer = setTimeout(() => this.reconnectLater(), START_TIMEOUT_MS);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#client?.close();
    this.#client = undefined;
    this.#openSince = undefined;
  }
}

function extended(ms: number): number {
  return ms * (1 + Math.random() * JITTER);
}

/**
 * Calls back when a connection may have died unnoticed: the page is visible again, the browser is online
 * again, or the page was restored from the back-forward cache. `unwatchedMs`: how long nobody could have
 * noticed; Infinity if unknown. Returns an unsubscribe function.
 */
function onResume(callback: (unwatchedMs: number) => void): () => void {
  let hiddenAt = Date.now();
  const visibilityChanged = (): void => {
    if (isPageHidden()) hiddenAt = Date.now();
    else callback(Date.now() - hiddenAt);
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', visibilityChanged, { signal });
  window.addEventListener('online', () => callback(Infinity), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && callback(Infinity), { signal });
  return () => listening.abort();
}

/** Whether the page is hidden: the phone is locked, or another tab is in front. */
export function isPageHidden(): boolean {
  return document.visibilityState === 'hidden';
}
