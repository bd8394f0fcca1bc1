import { hashSecret } from '../access/secret';
import { Refusal } from '../refusal';
import { keyOfPlayer, storePlayer } from '../store/sessionDocuments';
import type { GameRunner } from './gameRunner';
import type { PlayerDevices } from './playerDevices';
import type { Player, Roster, Seat } from './roster';
import type { SessionSender } from './sessionSender';
import type { SessionContents } from './sessionViews';
import type { Surroundings } from './surroundings';

/** A phone that locks its screen or changes its Wi-Fi is back within this time. */
const AWAY_AFTER_MS = 30_000;

/** How players come into one session and leave it: the rules are checked, the disk is written, then all are told. */
export class Players {
  readonly #code: string;
  readonly #roster: Roster;
  readonly #runner: GameRunner;
  readonly #sender: SessionSender;
  readonly #devices: PlayerDevices;
  readonly #parts: Surroundings;
  /** Why nobody is in; undefined while the session is open here. */
  #closed: 'session_not_found' | 'server_closing' | undefined = 'session_not_found';
  /** Those whose last connection was lost a short while ago, with what cancels the end of the wait. */
  readonly #lost = new Map<Player, () => void>();

  constructor(
    contents: SessionContents,
    runner: GameRunner,
    sender: SessionSender,
    devices: PlayerDevices,
    parts: Surroundings,
  ) {
    this.#code = contents.record.sessionCode;
    this.#roster = contents.roster;
    this.#runner = runner;
    this.#sender = sender;
    this.#devices = devices;
    this.#parts = parts;
  }

  /** Nobody has a connection as yet. */
  start(): void {
    this.#closed = undefined;
    for (const player of this.#roster.present) this.connectionLost(player);
    this.#devices.start();
  }

  /** Nobody is in any more. */
  stop(reason: 'session_not_found' | 'server_closing'): void {
    this.#closed = reason;
    for (const player of [...this.#lost.keys()]) this.#endWait(player);
    this.#devices.stop(reason);
  }

  get count(): number {
    return this.#roster.present.length;
  }

  /** Whether nobody has even begun to join. */
  get isEmpty(): boolean {
    return this.#roster.size === 0;
  }

  /** Whether the phone is still in the session; another window of the same phone may have left it. */
  isIn(seat: Seat): boolean {
    return !this.#closed && this.#roster.hasDevice(seat);
  }

  /** The player with this id. Throws invalid_arguments as a Refusal where there is none. */
  get(playerId: string): Player {
    const player = this.#roster.withId(playerId);
    if (!player?.isPresent) throw new Refusal('invalid_arguments', 'playerId: nobody');
    return player;
  }

  /**
   * Adds a player; resolves once the join is on disk. Throws session_not_found or the codes of Roster.join as Refusals.
   */
  async join(typedName: string, token: string, address: string): Promise<Seat> {
    const tokenHash = hashSecret(token);
    await this.#untilLeft(tokenHash);
    if (this.#closed) throw new Refusal(this.#closed);
    const { player, device, displaced } = this.#roster.join(
      typedName,
      tokenHash,
      address,
      this.#runner.state,
    );
    await Promise.all([displaced && this.#displace(displaced), this.#untilStored(player)]);
    return { player, device };
  }

  /** Adds a player on paper; resolves once that is on disk. Throws the name's code, name_taken or session_full. */
  async addPaper(typedName: string): Promise<Player> {
    if (this.#closed) throw new Refusal(this.#closed);
    const { player, displaced } = this.#roster.joinOnPaper(typedName, this.#runner.state);
    await Promise.all([displaced && this.#displace(displaced), this.#untilStored(player)]);
    this.#sender.sessionChanged();
    return player;
  }

  /**
   * Finds whom a phone's token belongs to. Throws token_invalid, player_removed or device_removed as a Refusal.
   */
  async rejoin(token: string, address: string): Promise<Seat> {
    const tokenHash = hashSecret(token);
    await this.#untilLeft(tokenHash);
    const seat = this.#roster.rejoin(tokenHash, address);
    await this.#untilStored(seat.player);
    return seat;
  }

  /** A phone leaves: of several it goes alone. On disk first, so that a failed write leaves everything as it was. */
  async leaveSeat(seat: Seat): Promise<void> {
    if (!(await this.#devices.leave(seat))) await this.leave(seat.player);
  }

  /** Takes out a player who leaves. */
  leave(player: Player): Promise<void> {
    return this.#leaveOnce(player, () => this.#parts.store.delete(this.#code, keyOfPlayer(player.tokenHash)));
  }

  /** A host gave the player another name, which the game's rules allow and which is kept for the player. */
  async rename(player: Player, name: string): Promise<void> {
    // Written after a leave that is on its way, the player would be back after a restart.
    await player.leaving?.catch(() => undefined);
    if (!this.#has(player)) return;
    this.#roster.rename(player, name);
    await this.#devices.store(player);
    this.#sender.playersChanged();
    // Who is away is told by name.
    if (this.#isAway(player)) this.#sender.awayChanged();
    this.#sender.disconnectPlayer(player.playerId);
  }

  /** A host removed the player: the phone is told, also when it comes back later. */
  async remove(player: Player): Promise<void> {
    await this.#leaveOnce(player, async () => {
      await storePlayer(this.#parts.store, this.#code, { ...player, removed: true });
      this.#roster.noteRemoved(player);
    });
    this.#sender.playerRemoved(player.playerId);
  }

  /** A host removed the player with many others: the phone may come back, also under the same name. */
  async giveUp(player: Player): Promise<void> {
    await this.leave(player);
    this.#sender.disconnectPlayer(player.playerId);
  }

  /** A phone speaks for the player. */
  connected(player: Player): void {
    this.#endWait(player);
    const wasAway = this.#isAway(player);
    void this.#runner.note({ type: 'connection', playerId: player.playerId, connected: true });
    if (wasAway) this.#sender.awayChanged();
  }

  /** The last connection that spoke for the player has ended: half a minute later the player is away. */
  connectionLost(player: Player): void {
    if (!this.#has(player) || this.#isAway(player)) return;
    this.#endWait(player);
    const { playerId } = player;
    const cancel = this.#parts.schedule(() => {
      this.#lost.delete(player);
      if (!this.#has(player)) return;
      void this.#runner.note({ type: 'connection', playerId, connected: false });
      this.#sender.awayChanged();
    }, AWAY_AFTER_MS);
    this.#lost.set(player, cancel);
  }

  #has(player: Player): boolean {
    return !this.#closed && this.#roster.has(player);
  }

  #isAway({ playerId }: Player): boolean {
    return !this.#runner.state.connected.includes(playerId);
  }

  #endWait(player: Player): void {
    this.#lost.get(player)?.();
    this.#lost.delete(player);
  }

  async #untilLeft(tokenHash: string): Promise<void> {
    const seat = this.#roster.withToken(tokenHash);
    // A leave that failed is told to whoever left.
    await seat?.player.leaving?.catch(() => undefined);
  }

  /** `write` brings it to disk. Whoever leaves and is removed at once is out once. */
  async #leaveOnce(player: Player, write: () => Promise<void>): Promise<void> {
    if (!this.#has(player)) return;
    player.leaving ??= this.#leave(player, write).finally(() => (player.leaving = undefined));
    await player.leaving;
  }

  async #leave(player: Player, write: () => Promise<void>): Promise<void> {
    await write();
    this.#roster.leave(player);
    this.#devices.forget(player);
    const { playerId } = player;
    void this.#runner.note({ type: 'left', playerId, phones: phonesOf(player) });
    this.#parts.log('debug', `a player left ${this.#code}`);
    this.#sender.playersChanged();
  }

  /** The player's place is given to somebody else already; the game, the disk and the phone follow. */
  async #displace(player: Player): Promise<void> {
    const { playerId, tokenHash } = player;
    this.#devices.forget(player);
    void this.#runner.note({ type: 'left', playerId });
    await this.#parts.store.delete(this.#code, keyOfPlayer(tokenHash));
    this.#parts.log('debug', `a player gave way to another one in ${this.#code}`);
    this.#sender.disconnectPlayer(playerId);
  }

  async #untilStored(player: Player): Promise<void> {
    if (!player.isPresent) await (player.joining ??= this.#store(player));
  }

  async #store(player: Player): Promise<void> {
    try {
      await storePlayer(this.#parts.store, this.#code, player);
    } catch (error) {
      this.#roster.leave(player);
      throw error;
    }
    this.#roster.admit(player);
    this.#parts.log('debug', `a player joined ${this.#code}`);
    this.#sender.playersChanged();
    const { playerId, name, paperSince } = player;
    const phones = phonesOf(player);
    await this.#runner.note({ type: 'joined', playerId, name, paper: paperSince !== undefined, phones });
  }
}

/** What a player's phones are known by. */
function phonesOf({ devices }: Player): string[] {
  return devices.map(({ tokenHash }) => tokenHash);
}
