import * as v from 'valibot';
import { parseCommand } from '../../contract/commands';
import { QuizHubGameMethod } from '../../contract/gameHubs';
import { QuizHubMethod } from '../../contract/hubs';
import type { GameService } from '../game/service/gameService';
import { Refusal } from '../refusal';
import type { HostCommands } from '../sessions/hostCommands';
import { deviceWithKey } from '../sessions/hostDevices';
import { HubError, type Hub } from '../signalr/hub';
import { serveHostDevices, type HostDevicesHubParts } from './hostDevicesHub';
import { hubMethod } from './hubMethod';
import { MonitorConnections } from './monitorConnections';

export interface QuizHubParts extends Omit<HostDevicesHubParts, 'connections'> {
  commands: HostCommands;
  games: GameService;
}

/** The methods of monitors and hosts. A connection watches one session at a time: another one replaces the former. */
export function serveQuizHub(hub: Hub, parts: QuizHubParts): void {
  const { registry, commands, games } = parts;
  const connections = new MonitorConnections({ ...parts, hub });
  serveHostDevices(hub, { ...parts, connections });
  hub.addMethods({
    [QuizHubMethod.RegisterMonitor]: hubMethod(v.strictTuple([v.string()]), (connection, code) => {
      connections.watch(connection, registry.get(code));
    }),
    [QuizHubGameMethod.RegisterHost]: hubMethod(
      v.strictTuple([v.string(), v.string()]),
      (connection, code, hostKey) => {
        const session = registry.get(code);
        const deviceId = deviceWithKey(session, hostKey);
        if (deviceId === undefined) throw new Refusal('host_key_invalid');
        connections.watch(connection, session, deviceId);
      },
    ),
    [QuizHubGameMethod.HostCommand]: hubMethod(v.strictTuple([v.unknown()]), async (connection, input) => {
      const { session } = connections.hostOf(connection);
      const command = parseCommand(input);
      if (!command.ok) throw new HubError('invalid_arguments');
      return commands.run(session, command.value);
    }),
    [QuizHubGameMethod.GetMarking]: hubMethod(v.strictTuple([v.string()]), (connection, questionId) => {
      const { session } = connections.hostOf(connection);
      return games.markedQuestion(session.sessionCode, questionId);
    }),
  });
}
