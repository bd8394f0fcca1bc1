import * as v from 'valibot';
import { QuizHubGameEvent, QuizHubGameMethod } from '../../contract/gameHubs';
import type { GameService } from '../game/service/gameService';
import { Refusal } from '../refusal';
import type { HostBroadcast } from '../sessions/hostBroadcast';
import type { HostDevices } from '../sessions/hostDevices';
import { HostTickets } from '../sessions/hostTickets';
import type { SessionRegistry } from '../sessions/sessionRegistry';
import type { Hub, HubConnection } from '../signalr/hub';
import { hubMethod } from './hubMethod';
import type { MonitorConnections } from './monitorConnections';

export interface HostDevicesHubParts {
  connections: MonitorConnections;
  registry: SessionRegistry;
  devices: HostDevices;
  hosts: HostBroadcast;
  games: GameService;
  /** Monotonic milliseconds. */
  clock(): number;
}

/** The methods with which hosts let other devices command their session, and send them away. */
export function serveHostDevices(hub: Hub, parts: HostDevicesHubParts): void {
  const { connections, registry, devices, hosts, games, clock } = parts;
  const tickets = new HostTickets<HubConnection>(clock);

  hub.addMethods({
    [QuizHubGameMethod.IssueTicket]: hubMethod(v.strictTuple([]), (connection) => {
      const { session, deviceId } = connections.hostOf(connection);
      devices.checkRoom(session);
      return tickets.issue(connection, session, deviceId);
    }),
    [QuizHubGameMethod.WithdrawTicket]: hubMethod(v.strictTuple([]), (connection) =>
      tickets.withdraw(connection),
    ),
    [QuizHubGameMethod.ClaimTicket]: hubMethod(
      v.strictTuple([v.string(), v.string()]),
      async (_connection, code, ticket) => {
        const session = registry.get(code);
        const issuer = tickets.issuerOf(session, ticket);
        // A ticket is good for as long as its QR code can be shown: while its issuer is a host.
        if (!issuer || !connections.isHostOf(issuer, session)) throw new Refusal('ticket_invalid');
        devices.checkRoom(session);
        tickets.withdraw(issuer);
        const hostKey = await devices.add(session);
        issuer.send(QuizHubGameEvent.TicketClaimed);
        games.hostsChanged(session.sessionCode);
        return { hostKey };
      },
    ),
    [QuizHubGameMethod.DismissHost]: hubMethod(v.strictTuple([v.string()]), async (connection, deviceId) => {
      const { session } = connections.hostOf(connection);
      await devices.remove(session, deviceId);
      if (!registry.isOpen(session)) throw new Refusal('session_not_found');
      hosts.hostDismissed(session, deviceId);
      games.hostsChanged(session.sessionCode);
    }),
  });
}
