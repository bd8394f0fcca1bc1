import * as v from 'valibot';
import { parseCommand } from '../../contract/commands';
import { QuizHubGameEvent, QuizHubGameMethod } from '../../contract/gameHubs';
import { QuizHubMethod } from '../../contract/hubs';
import { Refusal } from '../refusal';
import type { LiveSession } from '../sessions/liveSession';
import type { Sessions } from '../sessions/sessions';
import { deviceGroup } from '../sessions/sessionSender';
import type { HubConnection } from '../signalr/connection';
import type { Hub } from '../signalr/hub';
import { HubError } from '../signalr/invocations';
import { Connections, hubMethod } from './connections';

const nothing = v.strictTuple([]);
const oneText = v.strictTuple([v.string()]);
const twoTexts = v.strictTuple([v.string(), v.string()]);

/** The methods of monitors and hosts. A connection watches one session at a time: another one replaces the former. */
export function serveQuizHub(hub: Hub, sessions: Sessions): void {
  const watchers = new Watchers(hub);
  hub.addMethods({
    [QuizHubMethod.RegisterMonitor]: hubMethod(oneText, async (connection, code) => {
      watchers.put(connection, { session: await sessions.get(code) });
    }),
    [QuizHubGameMethod.RegisterHost]: hubMethod(twoTexts, async (connection, code, hostKey) => {
      const session = await sessions.get(code);
      const deviceId = session.devices.withKey(hostKey);
      if (deviceId === undefined) throw new Refusal('host_key_invalid');
      watchers.put(connection, { session, deviceId });
    }),
    [QuizHubGameMethod.HostCommand]: hubMethod(v.strictTuple([v.unknown()]), (connection, input) => {
      const { session } = watchers.hostOf(connection);
      const command = parseCommand(input);
      if (!command.ok) throw new HubError('invalid_arguments');
      return session.command(command.value);
    }),
    [QuizHubGameMethod.GetMarking]: hubMethod(oneText, (connection, questionId) =>
      watchers.hostOf(connection).session.markedQuestion(questionId),
    ),
    [QuizHubGameMethod.IssueTicket]: hubMethod(nothing, (connection) => {
      const { session, deviceId } = watchers.hostOf(connection);
      return session.devices.issueTicket(connection, deviceId);
    }),
    [QuizHubGameMethod.WithdrawTicket]: hubMethod(nothing, (connection) =>
      watchers.known(connection)?.session.devices.withdrawTicket(connection),
    ),
    [QuizHubGameMethod.ClaimTicket]: hubMethod(twoTexts, async (_connection, code, ticket) => {
      const session = await sessions.get(code);
      const issuer = session.devices.issuerOf(ticket) as HubConnection | undefined;
      // A ticket is good for as long as its QR code can be shown: while its issuer is a host.
      if (!issuer || !watchers.isHostOf(issuer, session)) throw new Refusal('ticket_invalid');
      const hostKey = await session.devices.claimTicket(issuer);
      issuer.send(QuizHubGameEvent.TicketClaimed);
      session.hostsChanged();
      return { hostKey };
    }),
    [QuizHubGameMethod.DismissHost]: hubMethod(oneText, (connection, deviceId) =>
      watchers.hostOf(connection).session.dismissHost(deviceId),
    ),
  });
}

/** A session, and the device that commands it. */
interface Host {
  session: LiveSession;
  deviceId: string;
}

/** What a connection watches; `deviceId` where it is a host's. */
type Watching = Pick<Host, 'session'> & Partial<Host>;

/** Which session each connection of the quiz hub watches, and which of them are hosts'. */
class Watchers extends Connections<Watching> {
  /** Whether this connection commands the session. */
  isHostOf(connection: HubConnection, session: LiveSession): boolean {
    const watching = this.known(connection);
    return watching?.session === session && isHost(watching);
  }

  /** Who commands by this connection. Throws not_host, session_not_found or server_closing as a Refusal. */
  hostOf(connection: HubConnection): Host {
    const watching = this.known(connection);
    if (watching?.session.isMoving) throw new Refusal('server_closing');
    if (!watching || !isHost(watching)) throw new Refusal('not_host');
    if (!watching.session.isOpen) throw new Refusal('session_not_found');
    return watching;
  }

  protected groupOf({ session, deviceId }: Watching): string | undefined {
    return deviceId === undefined ? undefined : deviceGroup(session.code, deviceId);
  }

  protected came({ session, deviceId }: Watching): void {
    session.touch();
    if (deviceId !== undefined) session.hostsChanged();
  }

  protected left({ session, deviceId }: Watching): void {
    if (deviceId !== undefined) session.hostsChanged();
  }
}

/** A device that was sent away is no host from that moment on, whatever it registered as. */
function isHost(watching: Watching): watching is Host {
  const { session, deviceId } = watching;
  return deviceId !== undefined && session.devices.ids.includes(deviceId);
}
