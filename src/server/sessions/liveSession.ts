import type { Answer, SubmittedAnswer } from '../../contract/question';
import type { Command } from '../../contract/commands';
import type { TeamTyping } from '../../contract/gameHubs';
import type { MarkedQuestion } from '../../contract/hostGame';
import type { PlayerGame, PlayerOwn } from '../../contract/playerGame';
import { answerOf } from '../../game/rules/answers';
import type { GameState } from '../../game/state';
import { Refusal } from '../refusal';
import type { FormerResults } from '../results/storedResults';
import {
  PRINTED_MS,
  storeSession,
  type PlayerRecord,
  type SessionRecord,
  type StoredSession,
} from '../store/sessionDocuments';
import { newGame, restoreGame, withoutAhead, type Game } from './gameDocuments';
import { GameRunner } from './gameRunner';
import { HiddenPhones } from './hiddenPhones';
import { HostCommands } from './hostCommands';
import { HostDevices } from './hostDevices';
import { OpenState } from './openState';
import type { Seat } from './playerList';
import { Roster } from './roster';
import { SeasonEvening } from './seasonEvening';
import { timeOf, type SessionServices } from './services';
import { SessionSender } from './sessionSender';
import { SessionViews, seenBy } from './sessionViews';

/** What was played in a session so far. */
interface Played {
  players: readonly PlayerRecord[];
  game: Game;
  former: FormerResults[];
}

/**
 * One session: its players, its hosts' devices and its game. All is done in the one safe order: check the rules, write
 * to disk, then notify the others. Expected failures are thrown as Refusals.
 */
export class LiveSession {
  readonly record: SessionRecord;
  readonly openState = new OpenState();
  readonly devices: HostDevices;
  readonly roster: Roster;
  readonly views: SessionViews;
  /** Minutes of running in which nobody was connected or came in. */
  idleMinutes = 0;
  /** Of the seven days since its sheets were printed, the minutes that are left: of running, too. */
  printedMinutes = 0;
  /** How often a host has commanded something. */
  commandCount = 0;
  readonly #services: SessionServices;
  readonly #runner: GameRunner;
  readonly #sender: SessionSender;
  readonly #commands: HostCommands;
  readonly #hidden = new HiddenPhones();
  readonly #evening: SeasonEvening;

  /** A session that nobody has joined as yet. */
  static open(record: SessionRecord, services: SessionServices): LiveSession {
    const quiz = services.quizzes.get(record.quizId)?.source;
    const game = newGame(quiz, timeOf(services), services.speed);
    return new LiveSession(record, { players: [], game, former: [] }, services);
  }

  /** A session as it was stored; where it has ended, for its results alone. */
  static restore(stored: StoredSession, services: SessionServices, goesOn = false): LiveSession {
    const { players, game: storedGame, former: storedFormer, ...record } = stored;
    const { sessionCode, quizId } = record;
    const quiz = services.quizzes.get(quizId)?.source;
    const restart = { quiz, now: timeOf(services), goesOn };
    const game = restoreGame({ sessionCode, players, game: storedGame }, restart, services.log);
    const former = withoutAhead(record, storedFormer, game, services.log);
    return new LiveSession(record, { players, game, former }, services);
  }

  private constructor(record: SessionRecord, { players, game, former }: Played, services: SessionServices) {
    const code = record.sessionCode;
    this.record = record;
    this.#services = services;
    if (record.endedAt !== undefined) this.openState.end();
    const runner = new GameRunner(code, game, former, this.openState, services);
    const roster = new Roster(code, players, runner, this.openState, services);
    const evening = new SeasonEvening(record, runner, services);
    this.devices = new HostDevices(record, services);
    this.views = new SessionViews({ record, game: runner, roster, evening, hidden: this.#hidden }, services);
    this.#sender = new SessionSender(
      code,
      { game: runner, roster, devices: this.devices },
      this.views,
      services,
    );
    this.#commands = new HostCommands(record, { runner, roster }, this.views, this.#sender, services);
    this.#runner = runner;
    this.roster = roster;
    this.#evening = evening;
    // Also where the session has ended: a disk that was full takes the evening later.
    evening.start(() => this.openState.isOpen && this.#sender.seasonChanged());
    if (!this.openState.isOpen) return;
    runner.start({
      shown: (before) => this.#gameShown(before),
      mediaChanged: () => this.#sender.gameChanged(),
    });
    this.#sender.follow();
    roster.start(this.#sender);
  }

  #gameShown(before: GameState): void {
    const { plan, shown } = this.#runner;
    this.#hidden.follow(plan, shown, this.views.now());
    if (shown.revision === before.revision) return;
    this.#evening.gameChanged();
    this.#sender.gameChanged();
  }

  get code(): string {
    return this.record.sessionCode;
  }

  /** What is played, and how far it is. */
  get game(): Pick<Readonly<Game>, 'plan' | 'shown'> {
    return this.#runner;
  }

  /** Whether anything was played, this quiz or one before it. */
  get hasStarted(): boolean {
    const { position, earlier } = this.#runner.state;
    return position > 0 || earlier.count > 0;
  }

  /** Whether its end leaves results: of a rehearsal nothing is kept. */
  get hasResults(): boolean {
    return this.hasStarted && !this.record.rehearsal;
  }

  /** Somebody came in. */
  touch(): void {
    this.idleMinutes = 0;
  }

  /** Its sheets were printed: unless it is a guest's, it stays for seven days. Resolves when that is on disk. */
  async notePrinted(): Promise<void> {
    if (this.record.byGuest) return;
    const { store, now } = this.#services;
    this.record.printedAt = now();
    this.printedMinutes = PRINTED_MS / 60_000;
    await storeSession(store, this.record);
  }

  /** Counts one minute: a session with somebody connected is not idle. */
  passMinute(): void {
    this.idleMinutes = this.openState.isOpen && this.#sender.hasListeners ? 0 : this.idleMinutes + 1;
    this.printedMinutes = Math.max(0, this.printedMinutes - 1);
  }

  /** Carries out a host's command, as HostCommands does. */
  command(command: Command): Promise<{ revision: number; playerId?: string }> {
    this.commandCount++;
    return this.#commands.run(command);
  }

  /**
   * Takes a player's answer; resolves with the answer as stored when it is on disk. Parts that are all empty are no
   * answer, and are answered as they are. `done`: false while the player is still at it. Throws not_joined,
   * answers_closed or answer_invalid.
   */
  async answer(
    { player, device }: Seat,
    { questionId, answer, done }: { questionId: string; answer: SubmittedAnswer; done?: boolean | undefined },
  ): Promise<Answer> {
    const { playerId, devices } = player;
    const by = device.deviceId;
    const state = await this.#runner.apply({ type: 'answer', playerId, questionId, answer, by, done });
    if (devices.length > 1) this.#sender.teamChanged(playerId);
    return answerOf(state, playerId, questionId) ?? [answer].flat().map(() => '');
  }

  /**
   * A player is done with an open round, or not; resolves when it is on disk. Throws not_joined, not_captain or
   * answers_closed.
   */
  async setReady(seat: Seat, ready: boolean, roundIndex?: number): Promise<void> {
    const { playerId } = this.roster.checkCaptain(seat);
    await this.#runner.apply({ type: 'ready', playerId, ready, roundIndex });
    this.#sender.teamChanged(playerId);
  }

  /**
   * A player doubles a round, or, with null, does not; resolves with the round's index when it is on disk. Throws
   * not_joined, not_captain or joker_refused.
   */
  async playJoker(seat: Seat, roundIndex: number | null): Promise<number | null> {
    const { playerId } = this.roster.checkCaptain(seat);
    const { jokers } = await this.#runner.apply({ type: 'joker', playerId, roundIndex });
    this.#sender.teamChanged(playerId);
    return jokers[playerId] ?? null;
  }

  /** A key was pressed in a field: the team's other phones show that. */
  typing(seat: Seat, typed: Omit<TeamTyping, 'deviceId'>): void {
    this.#sender.typing(seat, typed);
  }

  /** A phone's page was left, or is back. Where fair play is on, hosts are told. */
  setHidden(seat: Seat, isHidden: boolean): void {
    if (this.#hidden.set(seat, isHidden, this.views.now())) this.#sender.hostsChanged();
  }

  /** A phone's last connection is lost, which is no leaving of its page. */
  phoneLost(seat: Seat): void {
    this.roster.connectionLost(seat);
    this.setHidden(seat, false);
  }

  /** What a player's phone is sent of the game when it comes in. */
  admission({ player, device }: Seat): { game: PlayerGame; own: PlayerOwn | undefined } {
    this.touch();
    const { deviceId } = device;
    const own = seenBy(this.views.playerOwn(player.playerId), deviceId);
    this.#sender.playerAdmitted(player.playerId, deviceId, own);
    return { game: this.views.playerGame(), own };
  }

  /** The answers to a closed question, for hosts. Throws invalid_arguments where there is none. */
  markedQuestion(questionId: string): MarkedQuestion {
    const found = this.views.markedQuestion(questionId);
    if (!found) throw new Refusal('invalid_arguments', 'questionId: no closed question');
    return found;
  }

  /** One of the host's devices came or went. */
  hostsChanged(): void {
    this.#sender.hostsChanged();
  }

  /** Sends one of the host's devices away. Throws command_refused or session_not_found. */
  async dismissHost(deviceId: string): Promise<void> {
    await this.devices.remove(deviceId);
    this.openState.check();
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
    if (this.openState.isOpen) this.#commands.quizChanged();
  }

  /**
   * Ends the session: nobody gets in any more, its end is on disk, then everybody in it is disconnected. What its
   * results are made of is kept; where nothing was played, nothing is.
   */
  async end(): Promise<void> {
    const { store, media, now } = this.#services;
    this.#stop();
    if (!this.hasResults) this.#evening.stop();
    media.keep(this.code, []);
    if (this.hasResults) this.record.endedAt = now() - this.idleMinutes * 60_000;
    this.idleMinutes = 0;
    this.printedMinutes = 0;
    await (this.hasResults ? storeSession(store, this.record) : store.deleteSession(this.code));
    this.#sender.sessionEnded();
  }

  /** Nothing happens in the session any more, and no timer is left of it. */
  close(): void {
    this.#stop();
    this.#evening.stop();
  }

  /** Its evening alone may still be on the way to its season. */
  #stop(): void {
    this.openState.end();
    this.roster.stop();
    this.#runner.stop();
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
    this.openState.move();
    this.#sender.disconnectAll();
    this.close();
  }
}
