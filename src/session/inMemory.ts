import type { Command } from '../contract/fromHosts';
import type { Plan } from '../game/plan';
import { goTo } from '../game/rules/moves';
import { createGame, type Game } from '../game/state';
import { type People, storedPeople } from './people/people';
import type { Hash } from './ports';
import { reduceSession, type Effect, type SessionEvent, type SessionValue } from './reduce';
import type { SessionRefusal } from './refusal';

/** Hides nothing: whoever can read a page's memory has its secrets anyway. */
export const PLAIN_HASH: Hash = { of: (text) => text, keyed: (key, text) => `${key} ${text}` };
const RULES = { hash: PLAIN_HASH, newSecret: () => 'key' };

/** What a session is called: everything else of its document is empty. */
type Names = Partial<Pick<SessionValue['record'], 'quizName' | 'quizDescription'>>;

/**
 * A session that is only a value: what happens to it happens at once, by the rules of every session, and nothing is
 * stored or sent. It needs no ground, so that a page can play a quiz up to the moment that it wants to show.
 */
export class SessionInMemory {
  value: SessionValue;
  /** What would follow from the last event outside, and why it was refused. */
  effects: readonly Effect[] = [];
  refused: SessionRefusal | undefined;
  readonly #maxPlayers: number;

  constructor(plan: Plan, maxPlayers: number, { quizName = '', quizDescription = '' }: Names = {}) {
    const named = { sessionCode: 'BDFGH', quizId: 'quiz', quizName, quizDescription };
    const record = { ...named, createdAt: 0, hostKeyHash: '' };
    this.value = { record, people: storedPeople([]), game: { plan, state: createGame(0) }, former: [] };
    this.#maxPlayers = maxPlayers;
  }

  get game(): Game {
    return this.value.game;
  }

  get people(): People {
    return this.value.people;
  }

  /** Lets an event happen, `afterMs` after the last one. Where the rules refuse it, nothing changes. */
  happens(event: SessionEvent, afterMs = 0): this {
    const now = this.game.state.time + afterMs;
    const reduced = reduceSession(this.value, event, now, { ...RULES, maxPlayers: this.#maxPlayers });
    this.refused = 'refused' in reduced ? reduced.refused : undefined;
    this.effects = 'refused' in reduced ? [] : reduced.effects;
    if ('value' in reduced) this.value = reduced.value;
    return this;
  }

  commands(command: Command): this {
    return this.happens({ type: 'command', command });
  }

  /** Lets somebody join, by default with a phone; the player's id is `tokenHash`. */
  joins(typedName: string, tokenHash = typedName, address: string | undefined = typedName): this {
    const ids = { playerId: tokenHash, otherHash: `other ${tokenHash}` };
    return this.happens({ type: 'join', newcomer: { typedName, tokenHash, address, joinedAt: 0, ...ids } });
  }

  /** Shows a scene of the plan at once, without what comes before it. Each scene is a step of its own. */
  skipTo(position: number): this {
    const { plan } = this.game;
    const state = { ...goTo(this.game, position), step: position };
    this.value = { ...this.value, game: { plan, state } };
    return this;
  }
}
