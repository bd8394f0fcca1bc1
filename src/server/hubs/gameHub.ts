import * as v from 'valibot';
import { GameHubMethod, type PlayerAdmission } from '../../contract/hubs';
import { normaliseRoomCode } from '../../contract/roomCode';
import { secretSchema } from '../../contract/secretSchema';
import { hashSecret } from '../access/secret';
import { Refusal } from '../refusal';
import type { SessionFinder } from '../sessions/sessionFinder';
import type { SessionPlayer, SessionService } from '../sessions/sessionService';
import type { Hub, HubConnection } from '../signalr/hub';
import { hubMethod } from './hubMethod';

const joinArguments = v.strictTuple([v.string(), v.string(), secretSchema]);
const rejoinArguments = v.strictTuple([v.string(), secretSchema]);

/** The players' methods. A connection speaks for one player; one that drops keeps its name, because phones sleep. */
export function serveGameHub(hub: Hub, finder: SessionFinder, service: SessionService): void {
  const players = new WeakMap<HubConnection, SessionPlayer>();

  /** Joining again as the same player is fine, as another one is not. */
  const refuseSecondPlayer = (connection: HubConnection, sessionCode: string, token: string): void => {
    const known = players.get(connection);
    if (!known || !service.isIn(known)) return;
    const { session, player } = known;
    const isSame =
      session.sessionCode === normaliseRoomCode(sessionCode) && player.tokenHash === hashSecret(token);
    if (!isSame) throw new Refusal('already_joined');
  };

  const release = (connection: HubConnection): void => {
    const known = players.get(connection);
    if (known) hub.removeFromGroup(connection, known.session.sessionCode);
    players.delete(connection);
  };

  const admit = (connection: HubConnection, joined: SessionPlayer, playerToken: string): PlayerAdmission => {
    const { session, player } = joined;
    // It may have ended while the join was written: nobody would notify this connection of that.
    if (!service.isOpen(session)) throw new Refusal('session_not_found');
    release(connection);
    players.set(connection, joined);
    hub.addToGroup(connection, session.sessionCode);
    const { sessionCode, quizName, playerCount } = session;
    return { sessionCode, quizName, playerName: player.name, playerToken, playerCount };
  };

  hub.addMethods({
    [GameHubMethod.JoinSession]: hubMethod(joinArguments, async (connection, sessionCode, name, token) => {
      refuseSecondPlayer(connection, sessionCode, token);
      const session = await finder.findSlowly(sessionCode, connection, token);
      return admit(connection, await service.join(session, name, token), token);
    }),
    [GameHubMethod.RejoinSession]: hubMethod(rejoinArguments, async (connection, sessionCode, token) => {
      refuseSecondPlayer(connection, sessionCode, token);
      const session = await finder.findSlowly(sessionCode, connection, token);
      return admit(connection, await service.rejoin(session, token), token);
    }),
    [GameHubMethod.LeaveSession]: hubMethod(v.strictTuple([]), async (connection) => {
      const known = players.get(connection);
      if (known) await service.leave(known);
      release(connection);
    }),
  });
}
