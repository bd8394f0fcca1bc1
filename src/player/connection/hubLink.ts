import { HubClient, type CallResult } from './hubClient';
import { isPageHidden, onResume } from './onResume';

/** `connecting`: the first try after a loss is under way. `offline`: it failed, and the next one follows by itself. */
export type LinkState = 'connecting' | 'online' | 'offline';

/** What the link reports. */
export interface HubLinkEvents {
  onState(state: LinkState): void;
  /** The server sent an event. */
  onEvent(name: string, payload: unknown): void;
}

/** How long to wait before the first tries; later ones wait LAST_DELAY_MS. */
const FIRST_DELAYS_MS = [0, 1_000, 2_000];
const LAST_DELAY_MS = 5_000;
/** Delays are up to this share longer, at random, so that phones do not all connect in the same moment. */
const JITTER = 0.3;
/** A try without a handshake for this long has failed; browsers wait for minutes. */
const START_TIMEOUT_MS = 10_000;
/** After longer than this unwatched, the server may have dropped a connection that still looks open here. */
const MAX_UNWATCHED_MS = 20_000;
/** Only a connection open for this long resets the delays, so that a server that hangs up at once is not flooded. */
const STABLE_MS = 5_000;

/** Keeps one hub connection open: after a loss it tries again, for ever. A hidden page waits until it is visible. */
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

  /** Connects, and stays connected until the returned function is called. */
  start(): () => void {
    const unsubscribe = onResume((unwatchedMs) => {
      if (this.#openSince === undefined || unwatchedMs > MAX_UNWATCHED_MS) this.reconnect();
    });
    this.reconnect();
    return () => {
      unsubscribe();
      this.#drop();
    };
  }

  /** Calls a hub method over the open connection; `lost` where there is none. Never rejects. */
  async call(method: string, ...args: unknown[]): Promise<CallResult> {
    return this.#client ? this.#client.call(method, ...args) : { kind: 'lost' };
  }

  /** Replaces the connection at once. */
  reconnect(): void {
    this.#failures = 0;
    this.#drop();
    this.#events.onState('connecting');
    this.#connect();
  }

  /** Drops the connection, as after any loss: the next try follows after a delay. */
  reconnectLater(): void {
    const wasStable = this.#openSince !== undefined && Date.now() - this.#openSince >= STABLE_MS;
    if (wasStable) this.#failures = 0;
    this.#drop();
    this.#events.onState(wasStable ? 'connecting' : 'offline');
    const delay = (FIRST_DELAYS_MS[this.#failures] ?? LAST_DELAY_MS) * (1 + Math.random() * JITTER);
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
      onEvent: (name, payload) => this.#events.onEvent(name, payload),
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
