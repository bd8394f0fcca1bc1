import type { Session } from '../../contract/session';
import { EMPTY_LOBBY, reduceLobby, type LobbyEvent } from './lobbyState';

/** The session as far as it is known: read over HTTP, kept current by the hub's events. */
export class LobbySession {
  #lobby = EMPTY_LOBBY;

  constructor(
    private readonly fetchSession: (signal: AbortSignal) => Promise<Session>,
    private readonly onChange: (session: Session | null) => void,
  ) {}

  /** Reads the session. Rejects as `fetchSession` does; what a cancelled read brings is not shown. */
  async read(signal: AbortSignal): Promise<void> {
    const since = this.#lobby.events;
    const session = await this.fetchSession(signal);
    if (!signal.aborted) this.hear({ type: 'read', session, since });
  }

  /** Takes an event in; null stands for one that could not be read. */
  hear(event: LobbyEvent | null): void {
    if (!event) return;
    this.#lobby = reduceLobby(this.#lobby, event);
    this.onChange(this.#lobby.session);
  }
}
