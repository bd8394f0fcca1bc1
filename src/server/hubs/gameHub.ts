import * as v from 'valibot';
import { parseAnswer } from '../../contract/answer';
import { countSchema } from '../../contract/fields';
import { GameHubPlayMethod } from '../../contract/gameHubs';
import { GameHubMethod, type PlayerAdmission } from '../../contract/hubs';
import { normaliseRoomCode } from '../../contract/roomCode';
import { secretSchema } from '../../contract/secretSchema';
import { hashSecret } from '../access/secret';
import type { GameService } from '../game/service/gameService';
import { Refusal } from '../refusal';
import type { PlayerService, SessionPlayer } from '../sessions/playerService';
import type { SessionRegistry } from '../sessions/sessionRegistry';
import type { Hub, HubConnection } from '../signalr/hub';
import { hubMethod } from './hubMethod';
import { PlayerConnections } from './playerConnections';

const joinArguments = v.strictTuple([v.string(), v.string(), secretSchema]);
const rejoinArguments = v.strictTuple([v.string(), secretSchema]);
const readyArguments = v.strictTuple([v.boolean()]);
const jokerArguments = v.strictTuple([v.nullable(countSchema)]);
const answerArguments = v.strictTuple([v.string(), v.unknown()]);

export interface GameHubParts {
  registry: SessionRegistry;
  players: PlayerService;
  games: GameService;
}

/** The players' methods. A connection speaks for one player; one that drops keeps its name, because phones sleep. */
export function serveGameHub(hub: Hub, { registry, players, games }: GameHubParts): void {
  const connections = new PlayerConnections(hub, players);

  /** Joining again as the same player is fine, as another one is not. */
  const refuseSecondPlayer = (connection: HubConnection, sessionCode: string, token: string): void => {
    const known = connections.playerOf(connection);
    if (!known) return;
    const { session, player } = known;
    const isSame =
      session.sessionCode === normaliseRoomCode(sessionCode) && player.tokenHash === hashSecret(token);
    if (!isSame) throw new Refusal('already_joined');
  };

  const admit = (connection: HubConnection, joined: SessionPlayer, playerToken: string): PlayerAdmission => {
    const { session, player } = joined;
    const { sessionCode, quizName, playerCount } = session;
    // It may have ended while the join was written: nobody would notify this connection of that.
    if (!players.isIn(joined)) throw new Refusal('session_not_found');
    connections.put(connection, joined);
    const game = games.admission(sessionCode, player.playerId);
    return { sessionCode, quizName, playerName: player.name, playerToken, ...game, playerCount };
  };

  const joined = (connection: HubConnection): SessionPlayer => {
    const known = connections.playerOf(connection);
    if (!known) throw new Refusal('not_joined');
    return known;
  };

  hub.addMethods({
    [GameHubMethod.JoinSession]: hubMethod(joinArguments, async (connection, sessionCode, name, token) => {
      refuseSecondPlayer(connection, sessionCode, token);
      const session = registry.get(sessionCode);
      return admit(connection, await players.join(session, name, token, connection.address), token);
    }),
    [GameHubMethod.RejoinSession]: hubMethod(rejoinArguments, async (connection, sessionCode, token) => {
      refuseSecondPlayer(connection, sessionCode, token);
      const session = registry.get(sessionCode);
      return admit(connection, await players.rejoin(session, token, connection.address), token);
    }),
    [GameHubMethod.LeaveSession]: hubMethod(v.strictTuple([]), async (connection) => {
      const known = connections.playerOf(connection);
      if (known) await players.leave(known);
      connections.remove(connection);
    }),
    [GameHubPlayMethod.SubmitAnswer]: hubMethod(answerArguments, async (connection, questionId, input) => {
      const { session, player } = joined(connection);
      const read = parseAnswer(input);
      if (!read.ok) throw new Refusal('answer_invalid');
      return { answer: await games.answer(session.sessionCode, player.playerId, questionId, read.value) };
    }),
    [GameHubPlayMethod.SetReady]: hubMethod(readyArguments, async (connection, ready) => {
      const { session, player } = joined(connection);
      await games.setReady(session.sessionCode, player.playerId, ready);
    }),
    [GameHubPlayMethod.PlayJoker]: hubMethod(jokerArguments, async (connection, roundIndex) => {
      const { session, player } = joined(connection);
      return { roundIndex: await games.playJoker(session.sessionCode, player.playerId, roundIndex) };
    }),
  });
}
