import type { Command, CommandOf } from '../../contract/commands';
import type { GameService } from '../game/service/gameService';
import { checkPlayerName } from '../../game/names/playerName';
import { Refusal } from '../refusal';
import type { LiveSession, Player } from './liveSession';
import type { PlayerService, SessionPlayer } from './playerService';
import type { SessionRegistry } from './sessionRegistry';
import type { SessionService } from './sessionService';

export interface HostCommandsParts {
  registry: SessionRegistry;
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
    if (target && command.type === 'rename') return this.#rename(target, command);
    if (command.type === 'removeAway' || command.type === 'removeNewest')
      return this.#removeMany(session, command);
    const done = await games.command(session.sessionCode, command);
    if (command.type === 'uncover') players.namesUncovered(session);
    if (target && command.type === 'remove') await players.remove(target);
    return done;
  }

  /** The rules say at once who goes; the session follows when the disk has it. */
  async #removeMany(session: LiveSession, command: Command): Promise<{ revision: number }> {
    const { players, games } = this.#parts;
    const before = games.playerIds(session.sessionCode);
    const done = games.command(session.sessionCode, command);
    const after = games.playerIds(session.sessionCode);
    const gone = ({ playerId }: Player) => before.has(playerId) && !after.has(playerId);
    const removed = [...session.players.values()].filter(gone);
    const { revision } = await done;
    await Promise.all(removed.map((player) => players.giveUp({ session, player })));
    return { revision };
  }

  /** The name is kept from the beginning, so that nobody else gets it before the disk has it. */
  async #rename(target: SessionPlayer, command: CommandOf<'rename'>): Promise<{ revision: number }> {
    const { registry, players, games } = this.#parts;
    const { session, player } = target;
    const checked = checkPlayerName(command.name);
    if (!checked.ok) throw new Refusal('command_refused');
    const release = registry.reserveName(session, player, checked.name);
    try {
      const done = await games.command(session.sessionCode, command);
      await players.rename(target, checked.name);
      return done;
    } finally {
      release();
    }
  }
}

function playerWithId(session: LiveSession, playerId: string): SessionPlayer | undefined {
  const player = [...session.players.values()].find((each) => each.playerId === playerId);
  return player && { session, player };
}
