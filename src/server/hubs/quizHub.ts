import * as v from 'valibot';
import { QUIZ_HUB_PATH, QuizHubMethod } from '../../contract/hubs';
import type { GuessLimit } from '../access/guessLimit';
import { hubMethod } from './hubMethod';
import type { LobbyBroadcast } from '../sessions/sessionBroadcast';
import type { Sessions } from '../sessions/sessions';
import type { Hub, HubConnection } from '../signalr/hub';
import type { HubServer } from '../signalr/hubServer';

/** The monitors' hub. A monitor watches one session at a time: registering for another one leaves the former. */
export function addQuizHub(
  hubServer: HubServer,
  sessions: Sessions,
  broadcast: LobbyBroadcast,
  guesses: GuessLimit,
): Hub {
  const watched = new WeakMap<HubConnection, string>();

  const hub = hubServer.addHub({
    path: QUIZ_HUB_PATH,
    methods: {
      [QuizHubMethod.RegisterMonitor]: hubMethod(v.tuple([v.string()]), async (connection, typedCode) => {
        const room = await guesses.slow(connection, () => sessions.get(typedCode));
        sessions.touch(room);
        const former = watched.get(connection);
        if (former) hub.removeFromGroup(connection, former);
        hub.addToGroup(connection, room.sessionCode);
        watched.set(connection, room.sessionCode);
      }),
    },
  });
  broadcast.reachMonitors(hub);
  return hub;
}
