import type { Command } from '../../contract/commands';
import type { HostGame } from '../../contract/hostGame';

/** What this browser can do in the lobby as its session's host. */
export interface LobbyHost {
  /** Everybody in the session, as hosts see them. */
  players: HostGame['players'];
  /** Starts the quiz; `failed`: the last try did not work. */
  start: { onStart: () => void; onRemote: () => void; failed: boolean };
  command: (command: Command) => Promise<'done' | 'stale' | 'refused' | 'lost'>;
}

export type LobbyPlayer = LobbyHost['players'][number];
