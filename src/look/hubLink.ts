import { HubClient, SIGN_MS, type CallResult } from './hubClient';
import { isPageHidden, onResume } from './resume';

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
/** Only a connection open for this long resets the delays, so that a server that hangs up is not flooded. */
const STABLE_MS = 5_000;

/**
 * Keeps one hub connection of a phone or a remote open: retries for ever after a loss, but not while the page is
 * hidden.
 */
export class HubLink {
  readonly #url: string;
  readonly #events: HubLinkEvents;
  #client: HubClient | undefined;
  #openSince: number | undefined;
  #failures = 0;
  /** When the page was seen again, by Date.now(). */
  #seenSince = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `url`: a ws or wss address. */
  constructor(url: string, events: HubLinkEvents) {
    this.#url = url;
    this.#events = events;
  }

  /** Connects, and reconnects until the returned function is called. */
  start(): () => void {
    const unsubscribe = onResume((unwatchedMs) => {
      if (this.#openSince === undefined || unwatchedMs === Infinity) return this.reconnect();
      // The connection may look open although nothing passes any more.
      this.#seenSince = Date.now();
      this.#client?.ask();
      this.#events.onOutdated();
    });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', () => isPageHidden() && this.#client?.rest(), { signal });
    window.addEventListener('offline', () => this.#networkLost(), { signal });
    this.reconnect();
    return () => {
      unsubscribe();
      listening.abort();
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
        if (isPageHidden()) this.#client?.rest();
      },
      onEvent: this.#events.onEvent,
      onSilence: (isSilent) => {
        clearTimeout(this.#timer);
        // Of a page that has just been seen again, nobody has to wait for a connection that does not answer.
        if (isSilent && Date.now() - this.#seenSince < 2 * SIGN_MS) return this.reconnect();
        if (isSilent) this.#timer = setTimeout(() => this.reconnectLater(), extended(MAX_SILENT_MS));
        this.#events.onSilence(isSilent);
        if (!isSilent) this.#events.onOutdated();
      },
      onLost: () => this.reconnectLater(),
    });
    this.#timer = setTimeout(() => this.reconnectLater(), START_TIMEOUT_MS);
  }

  /** The browser says that there is no network; once there is, the connection is replaced. */
  #networkLost(): void {
    if (this.#openSince === undefined) this.#events.onState('offline');
    else this.#client?.doubt();
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
