import type { Hub, HubEvents } from './hubClient';
import { isPageHidden, watchPage } from './onResume';

/** `connecting`: the first try of a row is under way. `offline`: it failed, and the next follows by itself. */
export type LinkState = 'connecting' | 'online' | 'offline';

/** Makes a connection that begins at once. */
export type OpenHub = (events: HubEvents) => Hub;

export interface HubLinkEvents {
  opened(hub: Hub): void;
  heard(event: string, payload: unknown): void;
  down(link: Exclude<LinkState, 'online'>): void;
}

const RETRY_DELAYS_MS = [0, 1_000, 2_000, 5_000];
/** A try without an answer for this long has failed; the browser itself would wait for minutes. */
const START_TIMEOUT_MS = 10_000;
/** A connection unwatched for longer may be half open: the phone believes in it, the server has dropped it. */
const MAX_UNWATCHED_MS = 20_000;
/** A connection that held for less does not start the delays anew, else a server that hangs up would be called in a loop. */
const STABLE_MS = 5_000;

/**
 * Keeps one connection open for as long as somebody looks at the page. It never gives up: each loss is followed by a
 * fresh connection after 0, 1, 2, then every 5 seconds, spread a little so that a room full of phones does not knock all
 * at once. While the page is hidden it rests; when the page wakes it connects at once.
 */
export class HubLink {
  private hub: Hub | undefined;
  private openSince: number | undefined;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopWatching: (() => void) | undefined;

  constructor(
    private readonly openHub: OpenHub,
    private readonly events: HubLinkEvents,
  ) {}

  start(): void {
    this.stopWatching = watchPage((unwatchedMs) => {
      if (this.openSince === undefined || unwatchedMs > MAX_UNWATCHED_MS) this.restart();
    });
    this.restart();
  }

  stop(): void {
    this.stopWatching?.();
    this.drop();
  }

  /** Puts a fresh connection in place of whatever there is, at once. */
  restart(): void {
    this.failures = 0;
    this.drop();
    this.events.down('connecting');
    this.connect();
  }

  /** Drops this connection, if it is still the one in use, and goes on as after any loss. */
  lost(hub: Hub): void {
    if (hub !== this.hub) return;
    const held = this.openSince !== undefined && Date.now() - this.openSince >= STABLE_MS;
    if (held) this.failures = 0;
    this.drop();
    this.events.down(held ? 'connecting' : 'offline');
    const delay = RETRY_DELAYS_MS[Math.min(this.failures, RETRY_DELAYS_MS.length - 1)] ?? 0;
    this.failures += 1;
    if (!isPageHidden()) this.timer = setTimeout(() => this.connect(), delay * (1 + Math.random() * 0.3));
  }

  private connect(): void {
    const hub = this.openHub({
      opened: () => this.opened(hub),
      heard: (event, payload) => hub === this.hub && this.events.heard(event, payload),
      lost: () => this.lost(hub),
    });
    this.hub = hub;
    this.timer = setTimeout(() => this.lost(hub), START_TIMEOUT_MS);
  }

  private opened(hub: Hub): void {
    if (hub !== this.hub) return;
    clearTimeout(this.timer);
    this.openSince = Date.now();
    this.events.opened(hub);
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.hub?.close();
    this.hub = undefined;
    this.openSince = undefined;
  }
}
