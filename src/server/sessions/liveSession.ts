import type { Answer, SubmittedAnswer } from '../../contract/question';
import type { Command, CommandOf } from '../../contract/commands';
import type { MarkedQuestion } from '../../contract/hostGame';
import type { PlayerGame, PlayerOwn } from '../../contract/playerGame';
import { checkPlayerName } from '../../game/names/playerName';
import { answerOf } from '../../game/rules/answers';
import type { GamePlayer } from '../../game/state';
import { Refusal } from '../refusal';
import { PRINTED_MS, storeSession, type SessionRecord, type StoredSession } from '../store/sessionDocuments';
import { newGame, restoreGame, type Game } from './gameDocuments';
import { GameRunner } from './gameRunner';
import { HostDevices } from './hostDevices';
import { Players } from './players';
import { PlayerDevices } from './playerDevices';
import { Roster, type Player, type Seat } from './roster';
import { SessionSender } from './sessionSender';
import { SessionViews, seenBy, timeOf } from './sessionViews';
import type { Surroundings } from './surroundings';

/**
 * One session: its players, its hosts' devices and its game. All is done in the one safe order: check the rules, write
 * to disk, then notify the others. Expected failures are thrown as Refusals.
 */
export class LiveSession {
  readonly record: SessionRecord;
  readonly devices: HostDevices;
  readonly players: Players;
  readonly playerDevices: PlayerDevices;
  readonly views: SessionViews;
  /** Minutes of running in which nobody was connected or came in. */
  idleMinutes = 0;
  /** Of the seven days since its sheets were printed, the minutes that are left: of running, too. */
  printedMinutes = 0;
  readonly #parts: Surroundings;
  readonly #roster: Roster;
  readonly #game: Game;
  readonly #runner: GameRunner;
  readonly #sender: SessionSender;
  #isOpen: boolean;
  #isMoving = false;

  /** A session that nobody has joined as yet. */
  static open(record: SessionRecord, parts: Surroundings): LiveSession {
    const quiz = parts.quizzes.get(record.quizId)?.source;
    return new LiveSession(record, new Roster([], parts), newGame(quiz, timeOf(parts)), parts);
  }

  /** A session as it was stored; where it has ended, for its results alone. */
  static restore(stored: StoredSession, parts: Surroundings, goesOn = false): LiveSession {
    const { players, game, ...record } = stored;
    const { sessionCode, quizId } = record;
    const quiz = parts.quizzes.get(quizId)?.source;
    const restart = { quiz, now: timeOf(parts), goesOn };
    const restored = restoreGame({ sessionCode, players, game }, restart, parts.log);
    return new LiveSession(record, new Roster(players, parts), restored, parts);
  }

  private constructor(record: SessionRecord, roster: Roster, game: Game, parts: Surroundings) {
    this.record = record;
    this.#roster = roster;
    this.#game = game;
    this.#parts = parts;
    this.#isOpen = record.endedAt === undefined;
    this.devices = new HostDevices(record, parts);
    const contents = { record, roster, game, devices: this.devices };
    this.views = new SessionViews(contents, parts);
    this.#sender = new SessionSender(contents, this.views, parts);
    this.#runner = new GameRunner(contents, this.views, this.#sender, parts);
    this.playerDevices = new PlayerDevices(contents, this.#runner, this.#sender, parts);
    this.players = new Players(contents, this.#runner, this.#sender, this.playerDevices, parts);
    if (!this.#isOpen) return;
    this.#runner.start();
    this.players.start();
  }

  get code(): string {
    return this.record.sessionCode;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether it is closed here alone, and goes on in another process. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  get hasStarted(): boolean {
    return this.#game.state.position > 0;
  }

  /** Somebody came in. */
  touch(): void {
    this.idleMinutes = 0;
  }

  /** Its sheets were printed: it stays for seven days from now. Resolves when that is on disk. */
  async notePrinted(): Promise<void> {
    const { store, now } = this.#parts;
    this.record.printedAt = now();
    this.printedMinutes = PRINTED_MS / 60_000;
    await storeSession(store, this.record);
  }

  /** Counts one minute: a session with somebody connected is not idle. */
  passMinute(): void {
    this.idleMinutes = this.#isOpen && this.#sender.hasListeners ? 0 : this.idleMinutes + 1;
    this.printedMinutes = Math.max(0, this.printedMinutes - 1);
  }

  /**
   * Carries out a host's command; resolves with the game's revision when all is on disk, and with whom it added. Throws
   * command_stale or command_refused, and for addPaper the codes of Players.addPaper.
   */
  async command(command: Command): Promise<{ revision: number; playerId?: string }> {
    if (command.type === 'start') await this.#takeQuiz();
    if (command.type === 'addPaper') return this.#addPaper(command.name);
    // Looked up before: the game forgets whom it removes.
    const target = 'playerId' in command ? this.#roster.withId(command.playerId) : undefined;
    if (target && command.type === 'rename') return this.#rename(target, command);
    const { players } = this.#game.state;
    const done = this.#runner.apply({ type: 'command', command });
    // The rules say at once who goes; the session follows when the disk has it.
    const gone = this.#goneOf(players);
    const { revision } = await done;
    if (target && command.type === 'toPaper') await this.playerDevices.toPaper(target);
    if (command.type !== 'remove') await Promise.all(gone.map((player) => this.players.giveUp(player)));
    else if (target) await this.players.remove(target);
    return { revision };
  }

  /**
   * Takes a player's answer; resolves with the answer as stored when it is on disk. Parts that are all empty are no
   * answer, and are answered as they are. Throws not_joined, answers_closed or answer_invalid.
   */
  async answer({ player, device }: Seat, questionId: string, answer: SubmittedAnswer): Promise<Answer> {
    const { playerId, devices } = player;
    const by = device.deviceId;
    const state = await this.#runner.apply({ type: 'answer', playerId, questionId, answer, by });
    if (devices.length > 1) this.#sender.teamChanged(playerId);
    return answerOf(state, playerId, questionId) ?? [answer].flat().map(() => '');
  }

  /**
   * A player is done with an open round, or not; resolves when it is on disk. Throws not_joined, not_captain or
   * answers_closed.
   */
  async setReady(seat: Seat, ready: boolean, roundIndex?: number): Promise<void> {
    const { playerId } = this.#captain(seat);
    await this.#runner.apply({ type: 'ready', playerId, ready, roundIndex });
    this.#sender.toPlayer(playerId);
  }

  /**
   * A player doubles a round, or, with null, does not; resolves with the round's index when it is on disk. Throws
   * not_joined, not_captain or joker_refused.
   */
  async playJoker(seat: Seat, roundIndex: number | null): Promise<number | null> {
    const { playerId } = this.#captain(seat);
    const { jokers } = await this.#runner.apply({ type: 'joker', playerId, roundIndex });
    this.#sender.toPlayer(playerId);
    return jokers[playerId] ?? null;
  }

  /** What a player's phone is sent of the game when it comes in. */
  admission({ player, device }: Seat): { game: PlayerGame; own: PlayerOwn | undefined } {
    this.touch();
    const { deviceId } = device;
    const own = seenBy(this.views.playerOwn(player.playerId), deviceId);
    this.#sender.playerAdmitted(player.playerId, deviceId, own);
    return { game: this.views.playerGame(), own };
  }

  /** A key was pressed in a field: the team's other phones show that. */
  typing(seat: Seat, questionId: string, part: number | null): void {
    this.#sender.typing(seat, { questionId, part });
  }

  /** The captain sends another phone away. Throws not_captain or invalid_arguments. */
  async removeDevice(seat: Seat, deviceId: string): Promise<void> {
    await this.playerDevices.remove(this.#captain(seat), deviceId);
  }

  /** The answers to a closed question, for hosts. Throws invalid_arguments where there is none. */
  markedQuestion(questionId: string): MarkedQuestion {
    const found = this.views.markedQuestion(questionId);
    if (!found) throw new Refusal('invalid_arguments');
    return found;
  }

  /** One of the host's devices came or went. */
  hostsChanged(): void {
    this.#sender.hostsChanged();
  }

  /** Sends one of the host's devices away. Throws command_refused or session_not_found. */
  async dismissHost(deviceId: string): Promise<void> {
    await this.devices.remove(deviceId);
    if (!this.#isOpen) throw new Refusal(this.#isMoving ? 'server_closing' : 'session_not_found');
    this.#sender.hostDismissed(deviceId);
    this.#sender.hostsChanged();
  }

  /** What hosts should know of the server changed, and with it perhaps whether the game stands. */
  noticeChanged(): void {
    this.#sender.sessionChanged();
    this.#sender.gameChanged();
  }

  /** Before the start a session goes by what its quiz is called now. */
  quizChanged(): void {
    const { quizzes, store, log } = this.#parts;
    const quiz = quizzes.get(this.record.quizId);
    if (!quiz || !this.#isOpen || this.hasStarted) return;
    const { quizName, quizDescription } = quiz;
    if (quizName === this.record.quizName && quizDescription === this.record.quizDescription) return;
    Object.assign(this.record, { quizName, quizDescription });
    this.#sender.sessionChanged();
    // Nobody waits for it: all sessions are written at once, and a disk that hangs holds no caller up.
    void storeSession(store, this.record).catch((error: unknown) => {
      log('error', `the new quiz name of session ${this.code} is not stored: ${String(error)}`, 'quiz name');
    });
  }

  /**
   * Ends the session: nobody gets in any more, its end is on disk, then everybody in it is disconnected. What its
   * results are made of is kept; where nothing was played, nothing is.
   */
  async end(): Promise<void> {
    const { store, media, now } = this.#parts;
    this.close();
    media.keep(this.code, []);
    if (this.hasStarted) this.record.endedAt = now();
    this.idleMinutes = 0;
    this.printedMinutes = 0;
    await (this.hasStarted ? storeSession(store, this.record) : store.deleteSession(this.code));
    this.#sender.sessionEnded();
  }

  /** Nothing happens in the session any more, and no timer is left of it. */
  close(): void {
    this.#isOpen = false;
    const reason = this.#isMoving ? 'server_closing' : 'session_not_found';
    this.players.stop(reason);
    this.#runner.stop(reason);
    this.#sender.close();
  }

  /**
   * Stops here, to go on elsewhere; resolves when all is written, with the time that is left. Whoever is in it is
   * disconnected first: what is not acknowledged by then is asked for again.
   */
  async handBack(): Promise<void> {
    const written = this.#runner.note({ type: 'time' });
    this.lose();
    await written;
  }

  /** Another process has it: whoever is in it is disconnected, and comes back to that one. */
  lose(): void {
    this.#isMoving = true;
    this.#sender.disconnectAll();
    this.close();
  }

  /** The player whom a captain speaks for. Throws not_captain. */
  #captain(seat: Seat): Player {
    if (!this.playerDevices.isCaptain(seat)) throw new Refusal('not_captain');
    return seat.player;
  }

  async #addPaper(name: string): Promise<{ revision: number; playerId: string }> {
    const { playerId } = await this.players.addPaper(name);
    return { revision: this.#game.shown.revision, playerId };
  }

  async #takeQuiz(): Promise<void> {
    const { quizzes } = this.#parts;
    await quizzes.refresh();
    this.quizChanged();
    this.#runner.takeQuiz(quizzes.get(this.record.quizId)?.source);
  }

  /** The name is kept from the beginning, so that nobody else gets it before the disk has it. */
  async #rename(player: Player, command: CommandOf<'rename'>): Promise<{ revision: number }> {
    const checked = checkPlayerName(command.name);
    if (!checked.ok) throw new Refusal('command_refused');
    const release = this.#roster.reserveName(player, checked.name);
    try {
      const { revision } = await this.#runner.apply({ type: 'command', command });
      await this.players.rename(player, checked.name);
      return { revision };
    } finally {
      release();
    }
  }

  /** Those of these players whom the game has lost. */
  #goneOf(players: readonly GamePlayer[]): Player[] {
    if (this.#game.state.players === players) return [];
    const gone = new Set(players.map(({ playerId }) => playerId));
    for (const { playerId } of this.#game.state.players) gone.delete(playerId);
    return this.#roster.present.filter(({ playerId }) => gone.has(playerId));
  }
}
