import * as v from 'valibot';
import { GAME_HUB_PATH, GameHubMethod, type PlayerAdmission } from '../../contract/hubs';
import { normaliseRoomCode } from '../../contract/roomCode';
import { hashSecret } from '../access/secret';
import { hubMethod } from './hubMethod';
import type { GuessLimit } from '../access/guessLimit';
import type { Lobby, Seat } from '../sessions/sessionService';
import type { LobbyBroadcast } from '../sessions/sessionBroadcast';
import { playerTokenSchema } from '../sessions/playerToken';
import { Refusal } from '../refusal';
import type { Hub, HubConnection } from '../signalr/hub';
import type { HubServer } from '../signalr/hubServer';

/** The players' hub. A connection speaks for one player; one that drops keeps its name in the room, because phones sleep. */
export function addGameHub(
  hubServer: HubServer,
  lobby: Lobby,
  broadcast: LobbyBroadcast,
  guesses: GuessLimit,
): Hub {
  const seats = new WeakMap<HubConnection, Seat>();

  /** Asking again for one's own place is fine, for another one is not. */
  const refuseSecondSeat = (connection: HubConnection, sessionCode: string, token: string): void => {
    const seat = seats.get(connection);
    if (!seat || !lobby.isTaken(seat)) return;
    const isSame =
      seat.room.sessionCode === normaliseRoomCode(sessionCode) && seat.player.tokenHash === hashSecret(token);
    if (!isSame) throw new Refusal('already_joined');
  };

  const stand = (connection: HubConnection): void => {
    const seat = seats.get(connection);
    if (seat) hub.removeFromGroup(connection, seat.room.sessionCode);
    seats.delete(connection);
  };

  const sit = (connection: HubConnection, seat: Seat, playerToken: string): PlayerAdmission => {
    // It may have ended while the seat was found, and its connections are gone: nobody would tell this one.
    if (!lobby.isOpen(seat.room)) throw new Refusal('session_not_found');
    const { sessionCode, quizName } = seat.room;
    stand(connection);
    seats.set(connection, seat);
    hub.addToGroup(connection, sessionCode);
    const { playerCount } = seat.room;
    return { sessionCode, quizName, playerName: seat.player.name, playerToken, playerCount };
  };

  const joinArguments = v.tuple([v.string(), v.string(), playerTokenSchema]);
  const rejoinArguments = v.tuple([v.string(), playerTokenSchema]);

  const hub = hubServer.addHub({
    path: GAME_HUB_PATH,
    methods: {
      [GameHubMethod.JoinSession]: hubMethod(joinArguments, async (connection, sessionCode, name, token) => {
        refuseSecondSeat(connection, sessionCode, token);
        const join = () => lobby.join(sessionCode, name, token);
        const rejoin = () => lobby.rejoin(sessionCode, token);
        return sit(connection, await guesses.slow(connection, join, rejoin), token);
      }),
      [GameHubMethod.RejoinSession]: hubMethod(rejoinArguments, async (connection, sessionCode, token) => {
        refuseSecondSeat(connection, sessionCode, token);
        const rejoin = () => lobby.rejoin(sessionCode, token);
        return sit(connection, await guesses.slow(connection, rejoin, rejoin), token);
      }),
      [GameHubMethod.LeaveSession]: hubMethod(v.tuple([]), async (connection) => {
        const seat = seats.get(connection);
        if (seat) await lobby.leave(seat);
        stand(connection);
      }),
    },
  });
  broadcast.reachPhones(hub);
  return hub;
}
