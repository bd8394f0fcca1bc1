import type { SceneName } from '../contract/scene';
import type { SessionGame } from '../contract/toMonitors';
import { GameHubEvent, type PlayerGame, type PlayerOwn } from '../contract/toPhones';
import { hasSameParts } from '../game/derived';
import { sceneName } from '../game/facts';
import { phoneGroup, playerGroup, type SessionServices } from './ports';
import { seenBy, type SessionViews } from './views';
import type { Writer } from './writer';

/** What was last sent, or told of, to send nothing twice. */
export class LastSent {
  readonly #last = new Map<string, readonly unknown[]>();

  /** Notes what is seen now; returns whether it differs from what was noted before. */
  notes(what: string, ...seen: readonly unknown[]): boolean {
    const before = this.#last.get(what);
    this.#last.set(what, seen);
    return !before || !hasSameParts(before, seen);
  }

  /** Forgets what was noted if somebody has seen something else since. */
  forgetUnless(what: string, seen: unknown): void {
    if (this.#last.get(what)?.[0] !== seen) this.#last.delete(what);
  }
}

const NOT_VISIBLE = ['revision', 'answered', 'expected', 'ready', 'liveCounts', 'waitingFor'];
/** What counts the host's steps: phones show nothing of it. */
const STEPS = [...NOT_VISIBLE, 'step'];
const TIMES = ['remainingMs', 'lastCallMs', 'closingMs'];

/**
 * Returns what people can see of a view, as text to compare: without the revision, without counts of answers, which
 * have an event of their own, and with deadlines in place of remaining times; an expired time stays 0. `now` is
 * the time for which the view was made. Phones do not see that the podium goes on to another step either.
 */
export function visibleText(game: SessionGame | PlayerGame, now: number): string {
  const hidden = 'questions' in game && game.scene.name === 'podium' ? STEPS : NOT_VISIBLE;
  const stands = game.paused || ('waiting' in game.scene && game.scene.waiting);
  return JSON.stringify(game, function (this: object, key, value: unknown) {
    if (hidden.includes(key) && !('staked' in this)) return undefined;
    if (TIMES.includes(key) && typeof value === 'number' && value > 0 && !stands)
      return Math.round(now + value);
    return value;
  });
}

/** The scenes in which phones show neither places nor what can be staked. */
const SHOW_NO_PLACES: ReadonlySet<SceneName> = new Set(['round', 'question', 'closed', 'reveal', 'break']);

/**
 * Returns what a phone is told of its own player, as text to compare; without answers if the player has only one phone,
 * in one tab, which knows what it sent.
 */
function ownText(own: PlayerOwn | undefined, hasTabs: boolean): string {
  const isAlone = (own?.devices?.length ?? 0) < 2 && !hasTabs;
  return JSON.stringify(own && { ...own, ...(isAlone && { answers: undefined }) });
}

/** What only standings, the podium and a wager show of a player. */
const SHOWN_BRIEFLY: readonly string[] = [
  'before',
  'gained',
  'above',
  'below',
  'stakeable',
] satisfies (keyof PlayerOwn)[];

/** Whether a text to compare says what the one before said, but for what is shown briefly. */
function saysOnlyLess(text: string, before: string): boolean {
  const kept = Object.entries(JSON.parse(before) as PlayerOwn).filter(
    ([field]) => !SHOWN_BRIEFLY.includes(field),
  );
  return JSON.stringify(Object.fromEntries(kept)) === text;
}

/** Sends players' phones what each of them is told of its own player, and no phone the same twice. */
export class OwnSender {
  readonly #writer: Pick<Writer, 'code' | 'shown'>;
  readonly #views: SessionViews;
  readonly #phones: SessionServices['phones'];
  /** By playerId and deviceId, what each phone was sent last. */
  readonly #sent = new Map<string, Map<string, string>>();

  constructor(
    writer: Pick<Writer, 'code' | 'shown'>,
    views: SessionViews,
    { phones }: Pick<SessionServices, 'phones'>,
  ) {
    this.#writer = writer;
    this.#views = views;
    this.#phones = phones;
  }

  /** A phone was sent its own part when it joined; another tab of it may have been sent another one, or none yet. */
  admitted(playerId: string, deviceId: string, own: PlayerOwn | undefined): void {
    const hasTabs = this.#tabsOf(playerId, deviceId) > 1;
    const sent = this.#sentTo(playerId);
    const text = ownText(own, hasTabs);
    if (!hasTabs) sent.set(deviceId, text);
    else if (sent.get(deviceId) !== text) sent.delete(deviceId);
  }

  /** Sends a player's phones their own part, unless it is what they were sent last. */
  send(playerId: string): void {
    const phones = this.#phones;
    const { code, shown } = this.#writer;
    if (phones.groupSize(playerGroup(code, playerId)) === 0) return;
    const sent = this.#sentTo(playerId);
    const own = this.#views.playerOwn(playerId);
    const devices = own?.devices?.map(({ deviceId }) => deviceId) ?? [];
    const isBrief = SHOW_NO_PLACES.has(sceneName(shown.game));
    for (const known of sent.keys()) if (!devices.includes(known)) sent.delete(known);
    for (const deviceId of devices) {
      const tabs = this.#tabsOf(playerId, deviceId);
      if (tabs === 0) continue;
      const received = seenBy(own, deviceId);
      const text = ownText(received, tabs > 1);
      const before = sent.get(deviceId);
      // What its scene does not show may stay.
      if (text === before || (before && isBrief && saysOnlyLess(text, before))) continue;
      sent.set(deviceId, text);
      phones.sendToGroup(phoneGroup(code, playerId, deviceId), GameHubEvent.PlayerUpdated, received);
    }
  }

  /** Sends all players' phones their own part. */
  sendAll(): void {
    for (const { playerId } of this.#writer.shown.game.state.players) this.send(playerId);
  }

  /** The next time, a player's phones are sent their own part whatever it is. */
  forget(playerId: string): void {
    this.#sent.delete(playerId);
  }

  /** Forgets those who have left: players come and go all evening, each time with a new id. */
  keepOnly(players: ReadonlySet<string>): void {
    for (const playerId of this.#sent.keys()) if (!players.has(playerId)) this.#sent.delete(playerId);
  }

  /** How many connections a player's phone has: each tab of a browser has its own. */
  #tabsOf(playerId: string, deviceId: string): number {
    return this.#phones.groupSize(phoneGroup(this.#writer.code, playerId, deviceId));
  }

  #sentTo(playerId: string): Map<string, string> {
    const sent = this.#sent.get(playerId) ?? new Map<string, string>();
    this.#sent.set(playerId, sent);
    return sent;
  }
}
