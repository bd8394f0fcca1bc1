import type { Answer, SubmittedAnswer } from '../contract/question';
import type { Command } from '../contract/commands';
import type { TeamTyping } from '../contract/gameHubs';
import type { PlayerGame, PlayerOwn } from '../contract/playerGame';
import { answerOf, unanswered } from '../game/rules/answers';
import { type Game, stakeOf, type GameState } from '../game/state';
import type { PlayedResults } from './results/storedResults';
import type { PlayerRecord, SessionRecord, StoredSession } from './documents';
import { withBanned } from './bannedNames';
import { formerlyBanned, newGame, restoreGame, withoutAhead } from './gameDocuments';
import { GameRunner } from './gameRunner';
import { HiddenPhones } from './hiddenPhones';
import { HostCommands } from './hostCommands';
import { HostDevices } from './hostDevices';
import { Lifetime } from './lifetime';
import type { Membership } from './people/playerList';
import { Roster } from './people/roster';
import { SeasonEvening } from './seasonEvening';
import type { PlayableQuiz, SessionServices } from './ports';
import { createSecret } from './secrets';
import { SessionSender } from './sender';
import { LiveState } from './liveState';
import { SessionViews, seenBy } from './views';

interface Content {
  record: SessionRecord;
  players: readonly PlayerRecord[];
  game: Game;
  former: PlayedResults[];
  lifetime: Lifetime;
}

/**
 * One session: its players, its hosts' devices and its game. Everything happens in one safe order: check the
 * rules, write to disk, notify the others. Expected failures are thrown as Refusals.
 */
export class LiveSession {
  readonly state: LiveState;
  readonly devices: HostDevices;
  readonly roster: Roster;
  readonly views: SessionViews;
  readonly lifetime: Lifetime;
  commandCount = 0;
  readonly #services: SessionServices;
  readonly #runner: GameRunner;
  readonly #sender: SessionSender;
  readonly #commands: HostCommands;
  readonly #hidden = new HiddenPhones();
  readonly #evening: SeasonEvening;

  /** Opens a session of a quiz, which nobody has joined yet. Only this call returns its host key. */
  static open(
    sessionCode: string,
    { quizId, quizName, quizDescription, source }: PlayableQuiz,
    services: SessionServices,
    kind?: Pick<SessionRecord, 'rehearsal' | 'byGuest'>,
  ): { session: LiveSession; hostKey: string } {
    const hostKey = createSecret();
    const named = { sessionCode, quizId, quizName, quizDescription };
    const record = { ...named, createdAt: services.now(), hostKeyHash: services.hash.of(hostKey), ...kind };
    const game = newGame(source, services.clock(), services.speed);
    const content = { record, players: [], game, former: [], lifetime: new Lifetime() };
    return { session: new LiveSession(content, services), hostKey };
  }

  /** Restores a stored session; if it has ended, only for its results. Throws if it is damaged. */
  static async restore(
    stored: StoredSession,
    services: SessionServices,
    goesOn = false,
  ): Promise<LiveSession> {
    const { players, game: storedGame, former: storedFormer, ...storedRecord } = stored;
    const { sessionCode, quizId } = stored;
    const quiz = services.quizzes.get(quizId)?.source;
    const restart = { quiz, now: services.clock(), goesOn };
    const game = await restoreGame({ sessionCode, players, game: storedGame }, restart, services.log);
    const { record, former } = withoutAhead(storedRecord, storedFormer, game, services.log);
    const lifetime = Lifetime.restore(stored, services.now());
    // An older version kept the names themselves, in the game, whose next version no longer has them.
    const names = formerlyBanned(storedGame?.state);
    const banned = names.reduce((known, name) => withBanned(known, name, services.hash), record.banned);
    const restored = { ...record, ...(banned && { banned }) };
    const session = new LiveSession({ record: restored, players, game, former, lifetime }, services);
    if (names.length > 0 && session.state.isOpen) void session.state.save().catch(() => undefined);
    return session;
  }

  private constructor({ record, players, game, former, lifetime }: Content, services: SessionServices) {
    const code = record.sessionCode;
    const state = new LiveState(record, services);
    this.state = state;
    this.lifetime = lifetime;
    this.#services = services;
    const runner = new GameRunner(state, game, former, services);
    const roster = new Roster(state, players, runner, services);
    const evening = new SeasonEvening(state, runner, services);
    this.devices = new HostDevices(state, services);
    this.views = new SessionViews({ record, game: runner, roster, evening, hidden: this.#hidden }, services);
    this.#sender = new SessionSender(
      code,
      { game: runner, roster, devices: this.devices },
      this.views,
      services,
    );
    this.#commands = new HostCommands(state, { runner, roster }, this.views, this.#sender, services);
    this.#runner = runner;
    this.roster = roster;
    this.#evening = evening;
    // Even if the session has ended: a disk that was full may be able to store the evening later.
    evening.start(() => this.#seasonChanged());
    if (!this.state.isOpen) return;
    runner.start({
      shown: (before) => this.#gameShown(before),
      mediaChanged: () => this.#sender.gameChanged(),
    });
    this.#sender.follow();
    roster.start(this.#sender);
  }

  #gameShown(before: GameState): void {
    const { shown } = this.#runner;
    this.#hidden.follow(shown, this.#services.clock());
    if (shown.state.revision === before.revision) return;
    this.#evening.gameChanged();
    this.#sender.gameChanged();
  }

  #seasonChanged(): void {
    if (!this.state.isOpen) return;
    this.#sender.seasonChanged();
    const { isOpen: open } = this.#evening;
    if (open !== this.#runner.state.seasonOpen) void this.#runner.note({ type: 'seasonOpen', open });
  }

  /** What is stored of it besides its players and its game. */
  get record(): Readonly<SessionRecord> {
    return this.state.record;
  }

  get code(): string {
    return this.record.sessionCode;
  }

  /** What is being played, and how far the game is. */
  get game(): Game {
    return this.#runner.shown;
  }

  /** Whether anything was played, in this quiz or an earlier one. */
  get hasStarted(): boolean {
    const { position, earlier } = this.#runner.state;
    return position > 0 || earlier.count > 0;
  }

  /** Whether results are kept when it ends; a rehearsal leaves none. */
  get hasResults(): boolean {
    return this.hasStarted && !this.record.rehearsal;
  }

  /** Notes that sheets were printed: unless a guest's, the session stays for seven days. Resolves when stored. */
  async notePrinted(): Promise<void> {
    if (this.record.byGuest) return;
    this.state.change({ printedAt: this.#services.now() });
    this.lifetime.print();
    await this.state.save();
  }

  /** Notes that its results are in an evening's file, or that there are none; resolves when stored. */
  async noteResultsKept(): Promise<void> {
    this.state.change({ resultsKept: true });
    // The session may be gone by now, or belong to another process.
    if (!this.state.isGone) await this.state.save();
  }

  /**
   * Leaves its results to the evening's file, which is corrected from now on. Returns the season that still lacks the
   * evening, if writing to it has failed so far.
   */
  handOver(): Promise<string | undefined> {
    return this.#evening.handOver();
  }

  /** Counts one minute: a session to which somebody is connected is not idle. */
  passMinute(): void {
    this.lifetime.passMinute(this.state.isOpen && this.#sender.hasListeners);
  }

  command(command: Command): Promise<{ revision: number; playerId?: string }> {
    this.commandCount++;
    return this.#commands.run(command);
  }

  /**
   * Takes a player's answer; resolves with the answer as stored when it is on disk. If nothing is given in it,
   * that is no answer, and an empty one is returned. `done` is false while the player is still answering.
   * Throws not_joined, answers_closed or answer_invalid.
   */
  async answer(
    { player, device }: Membership,
    { questionId, answer, done }: { questionId: string; answer: SubmittedAnswer; done?: boolean | undefined },
  ): Promise<Answer | undefined> {
    const { playerId } = player;
    const by = device.deviceId;
    const state = await this.#runner.apply({ type: 'answer', playerId, questionId, answer, by, done });
    this.#sender.answered(player);
    return answerOf(state, playerId, questionId) ?? unanswered(this.#runner.newest.plan, questionId);
  }

  /** Takes a player's answer back; resolves when that is on disk. Throws not_joined, answers_closed, answer_invalid. */
  async withdrawAnswer({ player }: Membership, questionId: string): Promise<void> {
    await this.#runner.apply({ type: 'withdraw', playerId: player.playerId, questionId });
    this.#sender.answered(player);
  }

  /** Sets whether a player is done with an open round. Throws not_joined, not_captain or answers_closed. */
  async setReady(membership: Membership, ready: boolean, roundIndex?: number): Promise<void> {
    const { playerId } = this.roster.checkCaptain(membership);
    await this.#runner.apply({ type: 'ready', playerId, ready, roundIndex });
    this.#sender.teamChanged(playerId);
  }

  /** Doubles a round, or none if null; returns its index. Throws not_joined, not_captain or joker_refused. */
  async playJoker(membership: Membership, roundIndex: number | null): Promise<number | null> {
    const { playerId } = this.roster.checkCaptain(membership);
    const { jokers } = await this.#runner.apply({ type: 'joker', playerId, roundIndex });
    this.#sender.teamChanged(playerId);
    return jokers[playerId] ?? null;
  }

  /** Stakes points on the next question; returns them. Throws not_joined, invalid_arguments, answers_closed. */
  async setStake({ player, device }: Membership, questionId: string, points: number): Promise<number> {
    const { playerId } = player;
    const state = await this.#runner.apply({ type: 'stake', playerId, questionId, points });
    this.#sender.staked(playerId, device.deviceId);
    return stakeOf(state, playerId, questionId) ?? 0;
  }

  /** Shows the team's other phones that somebody is typing in a field. */
  typing(membership: Membership, typed: Omit<TeamTyping, 'deviceId'>): void {
    this.#sender.typing(membership, typed);
  }

  /**
   * Notes that a phone's page was left or is back; undefined: its connection is lost. With fair play, hosts are told.
   */
  setHidden(membership: Membership, isHidden: boolean | undefined): void {
    if (this.#hidden.set(membership, isHidden, this.#services.clock())) this.#sender.hostsChanged();
  }

  /** Notes that a phone has lost a connection, which does not count as leaving its page. */
  phoneLost(membership: Membership): void {
    this.roster.connectionLost(membership);
    this.setHidden(membership, undefined);
  }

  /** Returns what a player's phone is sent about the game when it joins. */
  admission({ player, device }: Membership): { game: PlayerGame; own: PlayerOwn | undefined } {
    this.lifetime.touch();
    const { deviceId } = device;
    const own = seenBy(this.views.playerOwn(player.playerId), deviceId);
    this.#sender.playerAdmitted(player.playerId, deviceId, own);
    return { game: this.views.playerGame(), own };
  }

  /** One of the host's devices was added or removed. */
  hostsChanged(): void {
    this.#sender.hostsChanged();
  }

  /** Sends one of the host's devices away. Throws command_refused or session_not_found. */
  async dismissHost(deviceId: string): Promise<void> {
    await this.devices.remove(deviceId);
    this.state.check();
    this.#sender.hostDismissed(deviceId);
    this.#sender.hostsChanged();
  }

  /** The server's notice to hosts has changed, and so perhaps whether the game is suspended. */
  noticeChanged(): void {
    this.#sender.sessionChanged();
    this.#sender.gameChanged();
  }

  /** Before the start, a session takes over changes of its quiz's name. */
  quizChanged(): void {
    if (this.state.isOpen) this.#commands.quizChanged();
  }

  /** A season's file has changed, perhaps the one in which the evening counts. */
  seasonFilesChanged(): void {
    this.#evening.filesChanged();
  }

  /** Ends the session: closes it, writes that, then disconnects all. Results are kept if anything was played. */
  async end(): Promise<void> {
    const { store, media, now } = this.#services;
    const { hasResults, lifetime } = this;
    if (hasResults) {
      this.state.end(now() - lifetime.idleMinutes * 60_000);
      this.#stop();
    } else this.close();
    media.keep(this.code, []);
    lifetime.end();
    await (hasResults ? this.state.save() : store.deleteSession(this.code));
    this.#sender.sessionEnded();
  }

  /** Stops everything in the session, and leaves no timer behind. */
  close(): void {
    this.state.close();
    this.#stop();
    this.#evening.stop();
  }

  /** Stops everything except the evening, which may still be on its way to its season. */
  #stop(): void {
    this.devices.endClaims();
    this.roster.stop();
    this.#runner.stop();
    this.#sender.close();
  }

  /**
   * Stops here, so that another process can continue; resolves when everything is written, including the time
   * that is left. Everybody is disconnected first: clients send again what was not acknowledged by then.
   */
  async handBack(): Promise<void> {
    const written = this.#runner.note({ type: 'time' });
    this.lose();
    await written;
  }

  /** Disconnects everybody because another process has the session; clients reconnect to that one. */
  lose(): void {
    this.state.move();
    this.#sender.disconnectAll();
    this.close();
  }
}
