import * as v from 'valibot';
import { parseCommand } from '../../contract/fromHosts';
import { QuizHubMethod } from '../../contract/quizHub';
import { QuizHubHostEvent } from '../../contract/toHosts';
import { isObject } from '../../contract/parsed';
import { signSchema } from '../../contract/tickets';
import { Refusal } from '../refusal';
import type { LiveSession } from '../liveSession';
import { type Connection, deviceGroup, type Groups, type Method } from '../ports';
import { Connections, type FoundByCode, hubMethod, hubMethodFor, invalidArguments } from './connections';

/** The commands that scorers may give. */
const SCORING: readonly unknown[] = ['score', 'scoreRound', 'joker', 'stake'];
const text = v.string();
const ticketArguments = [v.nullish(v.literal('scorer')), v.optional(v.boolean())] as const;
/** With the number that the claiming phone shows. */
const claimArguments = [text, text, v.optional(signSchema)] as const;

/** The methods of monitors and hosts. A connection watches one session at a time; another replaces it. */
export function quizHubMethods(hub: Groups, sessions: FoundByCode): Record<string, Method> {
  const watchers = new Watchers(hub);
  const hostMethod = hubMethodFor((connection) => watchers.hostOf(connection));
  const scorerMethod = hubMethodFor((connection) => watchers.anyOf(connection));
  return {
    [QuizHubMethod.RegisterMonitor]: hubMethod([text], async (connection, code) => {
      watchers.put(connection, { session: await sessions.get(code) });
    }),
    [QuizHubMethod.RegisterHost]: hubMethod([text, text], async (connection, code, hostKey) => {
      const session = await sessions.get(code);
      const deviceId = session.devices.withKey(hostKey);
      if (deviceId === undefined) throw new Refusal('host_key_invalid');
      watchers.put(connection, { session, deviceId });
    }),
    [QuizHubMethod.HostCommand]: scorerMethod([v.unknown()], ({ session, isScorer }, input) => {
      const command = parseCommand(input);
      // A scorer's command counts as one even if the rest of it is invalid.
      const isScoring = isObject(input) && SCORING.includes(input.type);
      if (isScorer && !isScoring) throw new Refusal('not_host');
      if (!command.ok) throw invalidArguments(command.reason);
      return session.commands.run(command.value);
    }),
    [QuizHubMethod.GetSheets]: scorerMethod([], ({ session, isScorer }) => session.views.sheets(isScorer)),
    [QuizHubMethod.InviteDevice]: hostMethod([text], ({ session: { roster } }, playerId) =>
      roster.invite(roster.get(playerId).playerId),
    ),
    [QuizHubMethod.RemoveDevice]: hostMethod([text, text], ({ session: { roster } }, playerId, deviceId) =>
      roster.removeDevice(roster.get(playerId), deviceId),
    ),
    [QuizHubMethod.GetMarking]: hostMethod([text], ({ session }, questionId) =>
      session.views.markedQuestion(questionId),
    ),
    [QuizHubMethod.IssueTicket]: hubMethod(ticketArguments, (connection, role, confirm) => {
      const { session, deviceId } = watchers.hostOf(connection);
      return session.devices.issueTicket({ issuer: connection, deviceId, role: role ?? undefined, confirm });
    }),
    [QuizHubMethod.WithdrawTicket]: hubMethod([], (connection) =>
      watchers.known(connection)?.session.devices.withdrawTicket(connection),
    ),
    [QuizHubMethod.ClaimTicket]: hubMethod(claimArguments, async (claimer, code, ticket, sign) => {
      const session = await sessions.get(code);
      const issued = session.devices.ticketOf(ticket);
      const issuedBy = issued?.issuer as Connection | undefined;
      // A ticket is valid for as long as its QR code can be shown: while its issuer is a host.
      if (!issued || !issuedBy || !watchers.isHostOf(issuedBy, session)) throw new Refusal('ticket_invalid');
      const { role, confirm } = issued;
      // Without one, the host could not tell whose phone it is.
      if (confirm && sign === undefined) throw invalidArguments('2: this ticket needs a sign');
      const ask = (claimId: string) => {
        issuedBy.send(QuizHubHostEvent.DeviceClaiming, { claimId, sign, role });
        claimer.send(QuizHubHostEvent.ClaimWaiting);
      };
      const hostKey = await session.devices.claim(ticket, issued, claimer.signal, ask);
      issuedBy.send(QuizHubHostEvent.TicketClaimed);
      session.sender.hostsChanged();
      return { hostKey, role };
    }),
    [QuizHubMethod.AnswerClaim]: hostMethod([text, v.boolean()], ({ session }, claimId, isAdmitted) =>
      session.devices.answerClaim(claimId, isAdmitted),
    ),
    [QuizHubMethod.DismissHost]: hostMethod([text], ({ session }, deviceId) => session.dismissHost(deviceId)),
  };
}

/** What a connection watches, with a `deviceId` if it is a host's. */
interface Watching {
  session: LiveSession;
  deviceId?: string;
}

/** A session, and the device that commands it, or only scores. */
interface Host extends Required<Watching> {
  isScorer: boolean;
}

/** Remembers which session each connection of the quiz hub watches, and which of them are hosts. */
class Watchers extends Connections<Watching> {
  /** Whether this connection commands the session. */
  isHostOf(connection: Connection, session: LiveSession): boolean {
    const host = this.#find(connection);
    return host?.session === session && !host.isScorer;
  }

  /** Returns the connection's host. Throws not_host, session_not_found or server_closing as a Refusal. */
  hostOf(connection: Connection): Host {
    const host = this.anyOf(connection);
    if (host.isScorer) throw new Refusal('not_host');
    return host;
  }

  /** Does the same, but accepts a scorer's connection as well. */
  anyOf(connection: Connection): Host {
    if (this.known(connection)?.session.writer.isMoving) throw new Refusal('server_closing');
    const host = this.#find(connection);
    if (!host) throw new Refusal('not_host');
    host.session.writer.check();
    return host;
  }

  /** A device that was sent away is no longer a host from that moment on, whatever it registered as. */
  #find(connection: Connection): Host | undefined {
    const { session, deviceId } = this.known(connection) ?? {};
    if (!session || deviceId === undefined || !session.devices.ids.includes(deviceId)) return undefined;
    return { session, deviceId, isScorer: session.devices.kindOf(deviceId) === 'scorer' };
  }

  override remove(connection: Connection): void {
    this.known(connection)?.session.devices.endClaims(connection);
    super.remove(connection);
  }

  protected groupsOf({ session, deviceId }: Watching): string[] {
    return deviceId === undefined ? [] : [deviceGroup(session.code, deviceId)];
  }

  protected came({ session, deviceId }: Watching): void {
    session.lifetime.touch();
    if (deviceId !== undefined) session.sender.hostsChanged();
  }

  protected left({ session, deviceId }: Watching): void {
    if (deviceId !== undefined) session.sender.hostsChanged();
  }
}
