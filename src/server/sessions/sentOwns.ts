import { GameHubPlayEvent } from '../../contract/gameHubs';
import type { PlayerOwn } from '../../contract/playerGame';
import { seenBy, type SessionViews } from './sessionViews';
import { phoneGroup, playerGroup, type Audience } from './services';

/** What each phone was sent of what concerns its player alone, so that nothing is sent twice. */
export class SentOwns {
  readonly #code: string;
  readonly #views: Pick<SessionViews, 'playerOwn'>;
  readonly #phones: Audience;
  /** By playerId and deviceId. */
  readonly #sent = new Map<string, Map<string, string>>();

  constructor(code: string, views: Pick<SessionViews, 'playerOwn'>, phones: Audience) {
    this.#code = code;
    this.#views = views;
    this.#phones = phones;
  }

  /** A phone was sent this with its admission; another tab of it may still wait for some. */
  admitted(playerId: string, deviceId: string, own: PlayerOwn | undefined): void {
    const tabs = this.#phones.groupSize(phoneGroup(this.#code, playerId, deviceId));
    if (tabs < 2) this.#sentTo(playerId).set(deviceId, ownText(own));
  }

  /** One player's phones get what is not what they were sent last. */
  send(playerId: string): void {
    if (this.#phones.groupSize(playerGroup(this.#code, playerId)) === 0) return;
    const sent = this.#sentTo(playerId);
    const own = this.#views.playerOwn(playerId);
    const devices = own?.devices?.map(({ deviceId }) => deviceId) ?? [];
    for (const known of sent.keys()) if (!devices.includes(known)) sent.delete(known);
    for (const deviceId of devices) {
      const group = phoneGroup(this.#code, playerId, deviceId);
      if (this.#phones.groupSize(group) === 0) continue;
      const received = seenBy(own, deviceId);
      const text = ownText(received);
      if (text === sent.get(deviceId)) continue;
      sent.set(deviceId, text);
      this.#phones.sendToGroup(group, GameHubPlayEvent.PlayerUpdated, received);
    }
  }

  /** Players come and go all evening, each time as somebody new. */
  keepOnly(players: ReadonlySet<string>): void {
    for (const playerId of this.#sent.keys()) if (!players.has(playerId)) this.#sent.delete(playerId);
  }

  #sentTo(playerId: string): Map<string, string> {
    const sent = this.#sent.get(playerId) ?? new Map<string, string>();
    this.#sent.set(playerId, sent);
    return sent;
  }
}

/** Without the answers where a player has one phone: it knows those that it gave. */
function ownText(own: PlayerOwn | undefined): string {
  const isAlone = (own?.devices?.length ?? 0) < 2;
  return JSON.stringify(own && { ...own, ...(isAlone && { answers: undefined }) });
}
