import * as v from 'valibot';
import { GameHubMethod, objectionTextSchema, parseAnswer } from '../../contract/fromPhones';
import type { PlayerAdmission } from '../../contract/toPhones';
import { countSchema, secretSchema } from '../../contract/parsed';
import { normaliseRoomCode } from '../../contract/roomCode';
import { answerOf, unanswered } from '../../game/rules/answers';
import { stakeOf } from '../../game/state';
import { Refusal } from '../refusal';
import type { LiveSession } from '../liveSession';
import type { Membership } from '../people/people';
import type { Roster } from '../people/roster';
import { type Connection, phoneGroup, playerGroup, type Groups, type Method } from '../ports';
import { Connections, type FoundByCode, hubMethod, hubMethodFor } from './connections';

const text = v.string();
const optionalSecret = v.optional(secretSchema);
const joinArguments = [text, text, secretSchema, optionalSecret] as const;
const typingArguments = [v.pipe(text, v.maxLength(100)), v.nullable(countSchema)] as const;

/** The players' methods. A player whose connection drops keeps the name, because phones go to sleep. */
export function gameHubMethods(hub: Groups, sessions: FoundByCode): Record<string, Method> {
  const phones = new Phones(hub, sessions);
  return { ...joinMethods(phones), ...playMethods(phones) };
}

function joinMethods(phones: Phones) {
  return {
    [GameHubMethod.JoinSession]: hubMethod(joinArguments, (connection, code, name, token, pageId) =>
      phones.enter(connection, code, { token, pageId }, (roster) =>
        roster.join(name, token, connection.address),
      ),
    ),
    [GameHubMethod.RejoinSession]: hubMethod(
      [text, secretSchema, optionalSecret],
      (connection, code, token, pageId) =>
        phones.enter(connection, code, { token, pageId }, (roster) =>
          roster.rejoin(token, connection.address),
        ),
    ),
    [GameHubMethod.JoinAsDevice]: hubMethod(joinArguments, (connection, code, ticket, token, pageId) =>
      phones.enter(connection, code, { token, pageId }, (roster) => roster.joinAsDevice(ticket, token)),
    ),
    [GameHubMethod.LeaveSession]: hubMethod([], async (connection) => {
      const joined = phones.find(connection);
      await joined?.session.roster.leave(joined);
      phones.remove(connection);
    }),
  };
}

/** The methods of phones that have joined; others get not_joined. */
function playMethods(phones: Phones) {
  const method = hubMethodFor((connection) => phones.get(connection));
  return {
    // Resolves with the answer as stored. One in which nothing is given is no answer, and an empty one is returned.
    [GameHubMethod.SubmitAnswer]: method(
      [text, v.unknown(), v.optional(v.boolean())],
      async ({ session, playerId, deviceId: by }, questionId, input, done) => {
        const read = parseAnswer(input);
        if (!read.ok) throw new Refusal('answer_invalid');
        const { value: answer } = read;
        const { game } = await session.writer.apply({
          type: 'answer',
          playerId,
          questionId,
          answer,
          by,
          done,
        });
        return { answer: answerOf(game.state, playerId, questionId) ?? unanswered(game.plan, questionId) };
      },
    ),
    [GameHubMethod.WithdrawAnswer]: method([text], async ({ session, playerId }, questionId) => {
      await session.writer.apply({ type: 'withdraw', playerId, questionId });
    }),
    [GameHubMethod.SetReady]: method(
      [v.boolean(), v.optional(countSchema)],
      async ({ session, playerId, deviceId }, ready, roundIndex) => {
        await session.writer.apply({ type: 'ready', playerId, deviceId, ready, roundIndex });
      },
    ),
    [GameHubMethod.PlayJoker]: method(
      [v.nullable(countSchema)],
      async ({ session, playerId, deviceId }, roundIndex) => {
        const { game } = await session.writer.apply({ type: 'joker', playerId, deviceId, roundIndex });
        return { roundIndex: game.state.jokers[playerId] ?? null };
      },
    ),
    [GameHubMethod.SetStake]: method(
      [text, countSchema],
      async ({ session, playerId }, questionId, points) => {
        const { game } = await session.writer.apply({ type: 'stake', playerId, questionId, points });
        return { points: stakeOf(game.state, playerId, questionId) ?? 0 };
      },
    ),
    [GameHubMethod.Object]: method(
      [text, objectionTextSchema],
      async ({ session, playerId }, questionId, objection) => {
        await session.writer.apply({ type: 'objection', playerId, questionId, text: objection });
      },
    ),
    [GameHubMethod.GetEvening]: method([], ({ session, playerId }) => session.views.eveningOf(playerId)),
    [GameHubMethod.InviteDevice]: method([], ({ session, playerId, deviceId }) =>
      session.roster.invite(playerId, deviceId),
    ),
    [GameHubMethod.RemoveDevice]: method([text], (joined, deviceId) => {
      const { roster } = joined.session;
      return roster.removeDevice(roster.checkCaptain(joined), deviceId);
    }),
    [GameHubMethod.SetTyping]: method(typingArguments, (joined, questionId, part) =>
      joined.session.sender.typing(joined, { questionId, part }),
    ),
    [GameHubMethod.SetHidden]: method([v.boolean()], (joined, hidden) =>
      joined.session.setHidden(joined, hidden),
    ),
  };
}

/** A player's phone in a session. */
interface Joined extends Membership {
  readonly session: LiveSession;
  readonly pageId: string | undefined;
}

/** The secrets of a phone: its player's and its page's. */
interface Secrets {
  token: string;
  pageId?: string | undefined;
}

/** Remembers which player each connection of the game hub speaks for. */
class Phones extends Connections<Joined> {
  readonly #hub: Groups;
  readonly #sessions: FoundByCode;

  constructor(hub: Groups, sessions: FoundByCode) {
    super(hub);
    this.#hub = hub;
    this.#sessions = sessions;
  }

  /** Returns the connection's player unless gone. Throws server_closing if the session runs elsewhere now. */
  find(connection: Connection): Joined | undefined {
    const joined = this.known(connection);
    if (joined?.session.writer.isMoving) throw new Refusal('server_closing');
    return joined?.session.roster.isIn(joined) ? joined : undefined;
  }

  /** Like `find`, but throws not_joined as a Refusal if there is none. */
  get(connection: Connection): Joined {
    const joined = this.find(connection);
    if (!joined) throw new Refusal('not_joined');
    return joined;
  }

  /** Makes the connection speak for the player that `findMembership` finds. Throws Refusals. */
  async enter(
    connection: Connection,
    sessionCode: string,
    { token, pageId }: Secrets,
    findMembership: (roster: Roster) => Promise<Membership>,
  ): Promise<PlayerAdmission> {
    this.#refuseOther(connection, sessionCode, token);
    const session = await this.#sessions.get(sessionCode);
    const admission = this.#admit(
      connection,
      { session, pageId, ...(await findMembership(session.roster)) },
      token,
    );
    // An answer that arrives on the page's former connection now is older than what the page shows.
    if (pageId !== undefined && !connection.signal.aborted)
      this.#hub.disconnectGroup(pageGroup(pageId), connection);
    return admission;
  }

  /** Throws already_joined if the connection has joined as another player; the same one may join again. */
  #refuseOther(connection: Connection, sessionCode: string, token: string): void {
    const joined = this.find(connection);
    if (!joined) return;
    const { session } = joined;
    const isSame = session.code === normaliseRoomCode(sessionCode) && session.roster.isTokenOf(joined, token);
    if (!isSame) throw new Refusal('already_joined');
  }

  #admit(connection: Connection, joined: Joined, playerToken: string): PlayerAdmission {
    const { session, playerId, deviceId, pageId } = joined;
    // The session may have ended while the join was being written; nobody would tell this connection.
    session.writer.check();
    if (!session.roster.isIn(joined)) throw new Refusal('session_not_found');
    const known = this.find(connection);
    const isSame = known?.playerId === playerId && known.deviceId === deviceId && known.pageId === pageId;
    if (!isSame) this.put(connection, joined);
    const { sessionCode, quizName } = session.record;
    const { count: playerCount } = session.roster;
    const admission = session.admission(joined);
    const playerName = session.roster.get(playerId).name;
    return { sessionCode, quizName, playerName, playerToken, ...admission, playerCount };
  }

  protected groupsOf({ session, playerId, deviceId, pageId }: Joined): string[] {
    const groups = [playerGroup(session.code, playerId), phoneGroup(session.code, playerId, deviceId)];
    return pageId === undefined ? groups : [...groups, pageGroup(pageId)];
  }

  protected came(joined: Joined): void {
    joined.session.roster.connected(joined);
  }

  protected left(joined: Joined): void {
    joined.session.phoneLost(joined);
  }
}

function pageGroup(pageId: string): string {
  return `page ${pageId}`;
}
