import type { Command } from '../../contract/commands';
import type { GameService } from '../game/service/gameService';
import { checkPlayerName } from '../names/playerName';
import type { LiveSession } from './liveSession';
import type { PlayerService, SessionPlayer } from './playerService';
import type { SessionService } from './sessionService';

export interface HostCommandsParts {
  sessions: SessionService;
  players: PlayerService;
  games: GameService;
}

/** What hosts command: the game decides, and what concerns players follows in the session. */
export class HostCommands {
  readonly #parts: HostCommandsParts;

  constructor(parts: HostCommandsParts) {
    this.#parts = parts;
  }

  /** Resolves when all is on disk. Throws command_stale or command_refused as a Refusal. */
  async run(session: LiveSession, command: Command): Promise<{ revision: number }> {
    const { sessions, players, games } = this.#parts;
    if (command.type === 'start') await sessions.refreshQuizzes();
    // Looked up before: the game forgets whom it removes.
    const target = 'playerId' in command ? playerWithId(session, command.playerId) : undefined;
    const done = await games.command(session.sessionCode, command);
    if (command.type === 'uncover') players.namesUncovered(session);
    if (target && command.type === 'remove') await players.remove(target);
    if (target && command.type === 'rename') {
      const checked = checkPlayerName(command.name);
      if (checked.ok) await players.rename(target, checked.name);
    }
    return done;
  }
}

function playerWithId(session: LiveSession, playerId: string): SessionPlayer | undefined {
  const player = [...session.players.values()].find((each) => each.playerId === playerId);
  return player && { session, player };
}
