import type { PlayerGame, PlayerOwn } from '../contract/toPhones';
import type { Session } from '../contract/toMonitors';
import { isOver } from '../game/facts';
import type { Game } from '../game/state';
import type { SessionRecord, StoredSession } from './documents';
import { newGame, restoreGame, withoutAhead } from './gameDocuments';
import { HiddenPhones } from './hiddenPhones';
import { HostCommands } from './hostCommands';
import { HostDevices } from './hostDevices';
import { Lifetime } from './lifetime';
import { type Membership, peopleChanges, storedPeople } from './people/people';
import { Roster } from './people/roster';
import { SeasonEvening } from './seasonEvening';
import type { PlayableQuiz, SessionServices } from './ports';
import { createSecret } from './secrets';
import { SessionSender } from './sender';
import { SessionViews, seenBy } from './views';
import { Writer } from './writer';
import type { SessionValue } from './reduce';

/**
 * One session: its players, its hosts' devices and its game. Everything happens in one safe order: check the
 * rules, write to disk, notify the others. Expected failures are thrown as Refusals.
 */
export class LiveSession {
  readonly writer: Writer;
  readonly devices: HostDevices;
  readonly roster: Roster;
  readonly views: SessionViews;
  readonly lifetime: Lifetime;
  readonly evening: SeasonEvening;
  readonly sender: SessionSender;
  readonly commands: HostCommands;
  readonly #services: SessionServices;
  readonly #hidden = new HiddenPhones();

  /** Opens a session of a quiz, which nobody has joined yet. Only this call returns its host key. */
  static open(
    sessionCode: string,
    { quizId, quizName, quizDescription, source }: PlayableQuiz,
    services: SessionServices,
    kind?: Pick<SessionRecord, 'rehearsal' | 'byGuest' | 'language'>,
  ): { session: LiveSession; hostKey: string } {
    const hostKey = createSecret();
    const named = { sessionCode, quizId, quizName, quizDescription };
    const record = { ...named, createdAt: services.now(), hostKeyHash: services.hash.of(hostKey), ...kind };
    const planning = { ...services, hostLanguage: kind?.language };
    const game = newGame(source, services.clock(), planning);
    const value = { record, people: storedPeople([]), game, former: [] };
    return { session: new LiveSession(value, new Lifetime(), services), hostKey };
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
    const { languageRules, starWords, clock } = services;
    const hostLanguage = stored.language;
    const restart = { quiz, now: clock(), goesOn, languageRules, starWords, hostLanguage };
    const game = await restoreGame({ sessionCode, players, game: storedGame }, restart, services.log);
    const { record, former } = withoutAhead(storedRecord, storedFormer, game, services.log);
    const lifetime = Lifetime.restore(stored, services.now());
    return new LiveSession({ record, people: storedPeople(players), game, former }, lifetime, services);
  }

  private constructor(value: SessionValue, lifetime: Lifetime, services: SessionServices) {
    const writer = new Writer(value, services);
    this.writer = writer;
    this.lifetime = lifetime;
    this.#services = services;
    this.roster = new Roster(writer, services);
    this.evening = new SeasonEvening(writer, services);
    this.devices = new HostDevices(writer, services);
    const { roster } = this;
    this.views = new SessionViews({ writer, roster, evening: this.evening, hidden: this.#hidden }, services);
    this.sender = new SessionSender(writer, roster, this.devices, this.views, services);
    this.commands = new HostCommands(writer, roster, this.views, services);
    // Even if the session has ended: a disk that was full may be able to store the evening later.
    this.evening.start(() => this.#seasonChanged());
    if (!writer.isOpen) return;
    writer.start({
      shown: (before) => this.#shown(before),
      perform: (effect) => this.sender.perform(effect),
      mediaChanged: () => this.sender.gameChanged(),
    });
    this.sender.follow();
    roster.start(this.sender);
    void this.#readNextDate();
  }

  #shown(before: SessionValue): void {
    const { shown } = this.writer;
    const { game } = shown;
    const changes = peopleChanges(before, shown);
    this.#hidden.follow(game, this.#services.clock());
    this.roster.forget(changes.gone);
    this.sender.shown(before, changes);
    if (game.state.revision === before.game.state.revision) return;
    this.evening.gameChanged();
    this.sender.gameChanged();
    if (game.state.step !== before.game.state.step) void this.#readNextDate();
  }

  /** From the podium on with every scene, since the venue may set it until the goodbye. */
  async #readNextDate(): Promise<void> {
    if (isOver(this.game) && (await this.views.readNextDate())) this.sender.gameChanged();
  }

  #seasonChanged(): void {
    if (!this.writer.isOpen) return;
    this.sender.seasonChanged();
    const { isOpen: open } = this.evening;
    if (open !== this.writer.newest.game.state.seasonOpen)
      void this.writer.note({ type: 'seasonOpen', open });
  }

  /** What is stored of it besides its players and its game. */
  get record(): Readonly<SessionRecord> {
    return this.writer.record;
  }

  get code(): string {
    return this.record.sessionCode;
  }

  /** What is being played, and how far the game is. */
  get game(): Game {
    return this.writer.shown.game;
  }

  /** Whether results are kept when it ends: if anything was played, in any quiz; a rehearsal leaves none. */
  get hasResults(): boolean {
    const { position, earlier } = this.writer.newest.game.state;
    return (position > 0 || earlier.count > 0) && !this.record.rehearsal;
  }

  /** Notes that sheets were printed: unless a guest's, the session stays for seven days. Resolves when stored. */
  async notePrinted(): Promise<void> {
    if (this.record.byGuest) return;
    this.lifetime.print();
    await this.writer.change({ printedAt: this.#services.now() });
  }

  /** Notes that its results are in an evening's file, or that there are none; resolves when stored. */
  noteResultsKept(): Promise<void> {
    return this.writer.change({ resultsKept: true });
  }

  /** Counts one minute: a session to which somebody is connected is not idle. */
  passMinute(): void {
    this.lifetime.passMinute(this.writer.isOpen && this.sender.hasListeners);
  }

  /**
   * Notes that a phone's page was left or is back; undefined: its connection is lost. With fair play, hosts are told.
   */
  setHidden(membership: Membership, isHidden: boolean | undefined): void {
    if (this.#hidden.set(membership, isHidden, this.#services.clock())) this.sender.hostsChanged();
  }

  /** Notes that a phone has lost a connection, which does not count as leaving its page. */
  phoneLost(membership: Membership): void {
    this.roster.connectionLost(membership);
    this.setHidden(membership, undefined);
  }

  /** Returns what a player's phone is sent about the game when it joins. */
  admission({ playerId, deviceId }: Membership): { game: PlayerGame; own: PlayerOwn | undefined } {
    this.lifetime.touch();
    const own = seenBy(this.views.playerOwn(playerId), deviceId);
    const now = this.#services.clock();
    const game = this.views.playerGame(now);
    this.sender.owns.admitted(playerId, deviceId, own);
    this.sender.gameRead('phones', game, now);
    return { game, own };
  }

  /** Returns what a screen reads when it opens the session. */
  read(): Session {
    const now = this.#services.clock();
    const game = this.views.monitorGame(now);
    this.sender.gameRead('monitors', game, now);
    return this.views.describe(game);
  }

  /** Sends one of the host's devices away. Throws command_refused or session_not_found. */
  async dismissHost(deviceId: string): Promise<void> {
    await this.devices.remove(deviceId);
    this.writer.check();
    this.sender.hostDismissed(deviceId);
    this.sender.hostsChanged();
  }

  /** Ends the session: closes it, writes that, then disconnects all. Results are kept if anything was played. */
  async end(): Promise<void> {
    const { store, media, now } = this.#services;
    const { hasResults, lifetime } = this;
    if (hasResults) {
      this.writer.end(now() - lifetime.idleMinutes * 60_000);
      this.#stop();
    } else this.close();
    media.keep(this.code, []);
    lifetime.end();
    await (hasResults ? this.writer.save() : store.deleteSession(this.code));
    this.sender.sessionEnded();
  }

  /** Stops everything in the session, and leaves no timer behind. */
  close(): void {
    this.writer.close();
    this.#stop();
    this.evening.stop();
  }

  /** Stops everything except the evening, which may still be on its way to its season. */
  #stop(): void {
    this.devices.endClaims();
    this.roster.stop();
    this.writer.stop();
    this.sender.close();
  }

  /**
   * Stops here, so that another process can continue; resolves when everything is written, including the time
   * that is left. Everybody is disconnected first: clients send again what was not acknowledged by then.
   */
  async handBack(): Promise<void> {
    const written = this.writer.note({ type: 'time' });
    this.lose();
    await written;
  }

  /** Disconnects everybody because another process has the session; clients reconnect to that one. */
  lose(): void {
    this.writer.move();
    this.sender.disconnectAll();
    this.close();
  }
}
