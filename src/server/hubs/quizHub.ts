import * as v from 'valibot';
import { parseCommand } from '../../contract/commands';
import { QuizHubGameEvent, QuizHubGameMethod } from '../../contract/gameHubs';
import { QuizHubMethod } from '../../contract/hubs';
import { hasHash } from '../access/secret';
import { hostGroup } from '../game/service/groups';
import type { LiveGames } from '../game/service/liveGames';
import { Refusal } from '../refusal';
import type { HostCommands } from '../sessions/hostCommands';
import type { LiveSession } from '../sessions/liveSession';
import type { SessionFinder } from '../sessions/sessionFinder';
import type { SessionRegistry } from '../sessions/sessionRegistry';
import { HubError, type Hub, type HubConnection } from '../signalr/hub';
import { hubMethod } from './hubMethod';

export interface QuizHubParts {
  finder: SessionFinder;
  registry: SessionRegistry;
  games: LiveGames;
  commands: HostCommands;
}

interface Watching {
  session: LiveSession;
  isHost: boolean;
}

/** The methods of monitors and hosts. A connection watches one session at a time: another one replaces the former. */
export function serveQuizHub(hub: Hub, { finder, registry, games, commands }: QuizHubParts): void {
  const watching = new WeakMap<HubConnection, Watching>();

  const watch = (connection: HubConnection, session: LiveSession, isHost: boolean): void => {
    registry.touch(session);
    const former = watching.get(connection)?.session.sessionCode;
    if (former !== undefined)
      for (const group of [former, hostGroup(former)]) hub.removeFromGroup(connection, group);
    hub.addToGroup(connection, session.sessionCode);
    if (isHost) hub.addToGroup(connection, hostGroup(session.sessionCode));
    watching.set(connection, { session, isHost });
  };

  hub.addMethods({
    [QuizHubMethod.RegisterMonitor]: hubMethod(v.strictTuple([v.string()]), async (connection, code) => {
      watch(connection, await finder.findSlowly(code, connection), false);
    }),
    [QuizHubGameMethod.RegisterHost]: hubMethod(
      v.strictTuple([v.string(), v.string()]),
      async (connection, code, hostKey) => {
        const session = await finder.findSlowly(code, connection);
        if (!session.hostKeyHash || !hasHash(hostKey, session.hostKeyHash))
          throw new Refusal('host_key_invalid');
        watch(connection, session, true);
        const game = games.get(session.sessionCode);
        if (game) connection.send(QuizHubGameEvent.HostUpdated, games.hostGame(game));
      },
    ),
    [QuizHubGameMethod.HostCommand]: hubMethod(v.strictTuple([v.unknown()]), async (connection, input) => {
      const { session, isHost } = watching.get(connection) ?? {};
      if (!session || !isHost) throw new Refusal('not_host');
      if (!registry.isOpen(session)) throw new Refusal('session_not_found');
      const command = parseCommand(input);
      if (!command.ok) throw new HubError('invalid_arguments');
      return commands.run(session, command.value);
    }),
  });
}
