import type { Session } from '../../contract/session';
import { NO_SESSION, reduceSession, type SessionEvent } from './sessionState';

/** The session as far as it is known: read over HTTP, kept current by the hub's events. */
export class LobbySession {
  #state = NO_SESSION;

  constructor(
    private readonly fetchSession: (signal: AbortSignal) => Promise<Session>,
    private readonly onChange: (session: Session | null) => void,
  ) {}

  /** Reads the session. Rejects as `fetchSession` does; what a cancelled read brings is not shown. */
  async read(signal: AbortSignal): Promise<void> {
    const since = this.#state.events;
    const session = await this.fetchSession(signal);
    if (!signal.aborted) this.hear({ type: 'read', session, since });
  }

  /** Takes an event in; null stands for one that could not be read. */
  hear(event: SessionEvent | null): void {
    if (!event) return;
    this.#state = reduceSession(this.#state, event);
    this.onChange(this.#state.session);
  }
}
