import * as v from 'valibot';
import { parseAnswer } from '../../contract/question';
import { GameHubPlayMethod } from '../../contract/gameHubs';
import { GameHubMethod, type PlayerAdmission } from '../../contract/hubs';
import { countSchema, secretSchema } from '../../contract/parsed';
import { normaliseRoomCode } from '../../contract/roomCode';
import { hashSecret } from '../access/secret';
import { Refusal } from '../refusal';
import type { LiveSession } from '../sessions/liveSession';
import type { Player } from '../sessions/roster';
import type { Sessions } from '../sessions/sessions';
import { playerGroup } from '../sessions/sessionSender';
import type { HubConnection } from '../signalr/connection';
import type { Hub } from '../signalr/hub';
import { Connections, hubMethod } from './connections';

const joinArguments = v.strictTuple([v.string(), v.string(), secretSchema]);
const rejoinArguments = v.strictTuple([v.string(), secretSchema]);
const answerArguments = v.strictTuple([v.string(), v.unknown()]);

/** The players' methods. A connection speaks for one player; one that drops keeps its name, because phones sleep. */
export function serveGameHub(hub: Hub, sessions: Sessions): void {
  const phones = new Phones(hub);

  hub.addMethods({
    [GameHubMethod.JoinSession]: hubMethod(joinArguments, async (connection, code, name, token) => {
      phones.refuseOther(connection, code, token);
      const session = await sessions.get(code);
      const player = await session.players.join(name, token, connection.address);
      return phones.admit(connection, { session, player }, token);
    }),
    [GameHubMethod.RejoinSession]: hubMethod(rejoinArguments, async (connection, code, token) => {
      phones.refuseOther(connection, code, token);
      const session = await sessions.get(code);
      const player = await session.players.rejoin(token, connection.address);
      return phones.admit(connection, { session, player }, token);
    }),
    [GameHubMethod.LeaveSession]: hubMethod(v.strictTuple([]), async (connection) => {
      const joined = phones.find(connection);
      await joined?.session.players.leave(joined.player);
      phones.remove(connection);
    }),
    [GameHubPlayMethod.SubmitAnswer]: hubMethod(answerArguments, async (connection, questionId, input) => {
      const { session, player } = phones.get(connection);
      const read = parseAnswer(input);
      if (!read.ok) throw new Refusal('answer_invalid');
      return { answer: await session.answer(player, questionId, read.value) };
    }),
    [GameHubPlayMethod.SetReady]: hubMethod(v.strictTuple([v.boolean()]), async (connection, ready) => {
      const { session, player } = phones.get(connection);
      await session.setReady(player, ready);
    }),
    [GameHubPlayMethod.PlayJoker]: hubMethod(
      v.strictTuple([v.nullable(countSchema)]),
      async (connection, roundIndex) => {
        const { session, player } = phones.get(connection);
        return { roundIndex: await session.playJoker(player, roundIndex) };
      },
    ),
  });
}

/** A player in a session. */
interface Joined {
  readonly session: LiveSession;
  readonly player: Player;
}

/** Which player each connection of the game hub speaks for, and whether a player has any connection. */
class Phones extends Connections<Joined> {
  /**
   * The player whom the connection speaks for; undefined once the player is out of the session. Throws server_closing
   * as a Refusal where the session goes on elsewhere.
   */
  find(connection: HubConnection): Joined | undefined {
    const joined = this.known(connection);
    if (joined?.session.isMoving) throw new Refusal('server_closing');
    return joined?.session.players.isIn(joined.player) ? joined : undefined;
  }

  /** As `find`; throws not_joined as a Refusal where there is none. */
  get(connection: HubConnection): Joined {
    const joined = this.find(connection);
    if (!joined) throw new Refusal('not_joined');
    return joined;
  }

  /** Joining again as the same player is fine, as another one is not: throws already_joined as a Refusal. */
  refuseOther(connection: HubConnection, sessionCode: string, token: string): void {
    const joined = this.find(connection);
    if (!joined) return;
    const { session, player } = joined;
    const isSame = session.code === normaliseRoomCode(sessionCode) && player.tokenHash === hashSecret(token);
    if (!isSame) throw new Refusal('already_joined');
  }

  /** From now on the connection speaks for this player. Throws session_not_found or server_closing as a Refusal. */
  admit(connection: HubConnection, joined: Joined, playerToken: string): PlayerAdmission {
    const { session, player } = joined;
    // It may have ended while the join was written: nobody would notify this connection of that.
    if (!session.players.isIn(player))
      throw new Refusal(session.isMoving ? 'server_closing' : 'session_not_found');
    if (this.find(connection)?.player !== player) this.put(connection, joined);
    const { sessionCode, quizName } = session.record;
    const { count: playerCount } = session.players;
    const admission = session.admission(player);
    return { sessionCode, quizName, playerName: player.name, playerToken, ...admission, playerCount };
  }

  protected groupOf({ session, player }: Joined): string {
    return playerGroup(session.code, player.playerId);
  }

  protected came({ session, player }: Joined): void {
    session.players.connected(player);
  }

  protected left({ session, player }: Joined, isLast: boolean): void {
    if (isLast) session.players.connectionLost(player);
  }
}
