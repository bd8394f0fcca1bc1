import { GameHubEvent, type PlayerGame, type TeamTyping } from '../contract/toPhones';
import { QuizHubHostEvent, type HostGame } from '../contract/toHosts';
import { type AnswersCounted, QuizHubEvent, type SessionGame } from '../contract/toMonitors';
import { CROWD_PHONES, CROWD_PING_MS, SERVER_PING_MS } from '../contract/limits';
import { openQuestions, openWager, sceneName, takenBeside } from '../game/facts';
import { wasJustClosed } from '../game/rules/answers';
import { scorerView } from '../game/views/hostView';
import { Throttle } from './schedule';
import type { HostDevices } from './hostDevices';
import type { Membership, PeopleChanges } from './people/people';
import type { Roster } from './people/roster';
import { deviceGroup, phoneGroup, playerGroup, type SessionServices } from './ports';
import type { Effect, SessionValue } from './reduce';
import type { Writer } from './writer';
import { LastSent, OwnSender, visibleText } from './sent';
import { answersCounted, type SessionViews } from './views';

/** The minimum of milliseconds between messages of each kind. A new scene is sent at once. */
const LIST_INTERVAL_MS = 50;
/**
 * Every PlayerJoined carries the whole list, so at a fixed interval a burst would cost bytes quadratic in the
 * number of players. An interval that grows with the list keeps the bytes per second constant.
 */
const LIST_INTERVAL_PER_PLAYER_MS = 0.2;
const MONITOR_INTERVAL_MS = 100;
const PHONE_INTERVAL_MS = 1_000;
/** Every phone is sent how many there are, so that interval grows with them as well. */
const COUNT_INTERVAL_PER_PLAYER_MS = 20;
const TEAM_INTERVAL_MS = 300;
const TYPING_INTERVAL_MS = 300;
/** Many phones may come and go at once, for example when the Wi-Fi fails. */
const AWAY_INTERVAL_MS = 1_000;
/** Every player sees a host's judgement within a second, including the time that the network takes. */
const PLAYER_INTERVAL_MS = 900;
/** HostUpdated lists all players, so its interval grows with them, and the bytes per second stay constant. */
const HOST_INTERVAL_PER_PLAYER_MS = 10;
/** Hosts see judgements within a second, and who has answered within two, however many play. */
const MAX_JUDGED_INTERVAL_MS = 800;
const MAX_ANSWERED_INTERVAL_MS = 2_000;

/** Sends a session's changes to monitors, hosts and phones: at a human pace, and only what each may see. */
export class SessionSender {
  readonly owns: OwnSender;
  readonly #code: string;
  readonly #writer: Pick<Writer, 'code' | 'shown'>;
  readonly #roster: Roster;
  readonly #devices: HostDevices;
  readonly #views: SessionViews;
  readonly #services: SessionServices;
  readonly #throttle: Throttle;
  readonly #sent = new LastSent();
  #isFollowing = false;
  /** How often phones are pinged, if more often than they need to be. */
  #pingMs: number | undefined;
  /** Whether phones in the lobby would show a number of players that is no longer right. */
  #isCountOld = false;

  constructor(
    writer: Pick<Writer, 'code' | 'shown'>,
    roster: Roster,
    devices: HostDevices,
    views: SessionViews,
    services: SessionServices,
  ) {
    this.#code = writer.code;
    this.#writer = writer;
    this.#roster = roster;
    this.#devices = devices;
    this.#views = views;
    this.#services = services;
    this.#throttle = new Throttle(services.schedule);
    this.owns = new OwnSender(writer, views, services);
  }

  /** Sends all further changes in the game. The present state counts as sent: newcomers ask for it. */
  follow(): void {
    const { now, view } = this.#look();
    this.#isFollowing = true;
    this.#isNewScene();
    this.#isAnswered();
    this.#isJudged();
    this.#isNewForMonitors(view, now);
    this.#isCounted(answersCounted(view));
    this.#isNewForPhones(this.#views.playerGame(now, view), now);
    this.#isNewForPlayers();
    this.#setPace();
  }

  /** Returns the game as monitors see it now. Phones see a part of that. */
  #look(): { now: number; view: SessionGame } {
    const now = this.#services.clock();
    return { now, view: this.#views.monitorGame(now) };
  }

  #isNewScene(): boolean {
    return this.#sent.notes('step', this.#writer.shown.game.state.step);
  }

  /**
   * Whether players have answered, and nothing else has changed: no scores. An answer that was on its way when the
   * question closed changes them, as do players who leave, or are back, with their answers.
   */
  #isAnswered(): boolean {
    const { state } = this.#writer.shown.game;
    const isOther = this.#sent.notes('crowd', state.players);
    return this.#sent.notes('answers', state.answers) && !isOther && !wasJustClosed(state);
  }

  /** Whether a host has judged something. */
  #isJudged(): boolean {
    return this.#sent.notes('judged', this.#views.scores);
  }

  /** The game's view may be unchanged if the uncovered name appears only in the list of players. */
  #isNewForMonitors(view: SessionGame, now: number): boolean {
    return this.#sent.notes('monitors', visibleText(view, now), this.#writer.shown.game.state.uncovered);
  }

  #isCounted(counted: AnswersCounted | undefined): boolean {
    return this.#sent.notes('counts', JSON.stringify(counted)) && counted !== undefined;
  }

  #isNewForPhones(view: PlayerGame, now: number): boolean {
    return this.#sent.notes('phones', visibleText(view, now));
  }

  /** Besides scores and objections, players learn with the scene: places, awards, and what they can stake. */
  #isNewForPlayers(): boolean {
    const game = this.#writer.shown.game;
    const { hidden, cover, awardCount, objections } = game.state;
    const question = openWager(game)?.question.questionId;
    return this.#sent.notes('players', this.#views.scores, objections, hidden, cover, awardCount, question);
  }

  get hasListeners(): boolean {
    return [this.#services.monitors, this.#services.phones].some((hub) => hub.groupSize(this.#code) > 0);
  }

  /** A new value is stored: tells what it has changed besides the game. */
  shown(before: SessionValue, changes: PeopleChanges): void {
    const { shown } = this.#writer;
    const [was, is] = [before.record, shown.record];
    const isRenamed = was.quizName !== is.quizName || was.quizDescription !== is.quizDescription;
    if (changes.isListChanged) this.#playersChanged();
    if (changes.isAwayChanged) this.#awayChanged();
    if (changes.isPaperChanged || isRenamed) this.sessionChanged();
    for (const playerId of changes.teams) this.devicesChanged(playerId);
  }

  /** Does outside what follows from a change that is stored. */
  perform(effect: Effect): void {
    const { playerId } = effect;
    switch (effect.type) {
      case 'answered':
        return this.#answered(playerId);
      case 'staked':
        // The phone is sent its own part again, as a team-mate may have replaced the stake since.
        this.owns.forget(playerId);
        return this.#teamChanged(playerId);
      case 'teamChanged':
        return this.#teamChanged(playerId);
      case 'deviceRemoved':
        return this.#deviceRemoved(playerId, effect.deviceId);
      case 'playerRemoved':
        return this.#playerRemoved(playerId);
      case 'disconnect':
        return this.#disconnectPlayer(playerId);
    }
  }

  /** Somebody joined or left: monitors get the current list, phones the current count. */
  #playersChanged(): void {
    const { monitors } = this.#services;
    const listInterval = () => Math.max(LIST_INTERVAL_MS, LIST_INTERVAL_PER_PLAYER_MS * this.#roster.size);
    this.#throttle.run('list', listInterval, () =>
      monitors.sendToGroup(this.#code, QuizHubEvent.PlayerJoined, { players: this.#views.participants() }),
    );
    this.#isCountOld = true;
    const countInterval = () => Math.max(PHONE_INTERVAL_MS, COUNT_INTERVAL_PER_PLAYER_MS * this.#roster.size);
    this.#throttle.run('count', countInterval, () => this.#sendCount());
  }

  /** Tells phones how many players there are, which only their lobby shows. */
  #sendCount(): void {
    if (!this.#isCountOld || sceneName(this.#writer.shown.game) !== 'lobby') return;
    this.#isCountOld = false;
    const playerCount = this.#roster.count;
    this.#services.phones.sendToGroup(this.#code, GameHubEvent.PlayerCountChanged, { playerCount });
  }

  /**
   * While answers or stakes on display may be lost, phones are told more often that the server is there. The sheet of a
   * round beside the others is not reason enough before it is about to close: it is open for most of an evening.
   */
  #setPace(): void {
    const { game } = this.#writer.shown;
    const { phones } = this.#services;
    const isOpen = openQuestions(game).length > 0 || openWager(game) !== undefined;
    const openMs = phones.groupSize(this.#code) > CROWD_PHONES ? CROWD_PING_MS : SERVER_PING_MS;
    const pingMs = isOpen && !game.state.paused ? openMs : undefined;
    if (pingMs === this.#pingMs) return;
    this.#pingMs = pingMs;
    phones.pingGroup(this.#code, pingMs);
  }

  /** Something that a monitor shows besides the players has changed. */
  sessionChanged(game?: SessionGame): void {
    this.#services.monitors.sendToGroup(this.#code, QuizHubEvent.SessionUpdated, this.#views.describe(game));
  }

  #awayChanged(): void {
    this.#throttle.run('away', AWAY_INTERVAL_MS, () => this.sessionChanged());
  }

  /** A new state of the game is on disk. */
  gameChanged(): void {
    if (!this.#isFollowing) return;
    const isNewScene = this.#isNewScene();
    const isAnswered = this.#isAnswered();
    // Before anything is sent: phones learn of it in the same frame.
    if (isNewScene || !isAnswered) this.#setPace();
    if (isNewScene) this.#sendCount();
    const seen = isNewScene ? this.#look() : undefined;
    const send = (to: string, intervalMs: number | (() => number), action: () => void): void => {
      if (isNewScene) action();
      else this.#throttle.run(to, intervalMs, action);
    };
    send('monitors', this.#monitorInterval, () => this.#toMonitors(seen));
    this.#gameChangedForHosts(isNewScene, isAnswered);
    send('phones', PHONE_INTERVAL_MS, () => this.#toPhones(seen));
    send('players', PLAYER_INTERVAL_MS, () => this.#toPlayers());
  }

  /** The season's table has changed, or whether it includes the evening. */
  seasonChanged(): void {
    this.gameChanged();
    this.hostsChanged();
    this.#throttle.run('season', PHONE_INTERVAL_MS, () => {
      this.sessionChanged();
      this.owns.sendAll();
    });
  }

  /** Something that only hosts see has changed besides the game, such as one of their devices. */
  hostsChanged(): void {
    this.#throttle.run('hosts', this.#hostInterval(MAX_JUDGED_INTERVAL_MS), () => this.#toHosts());
  }

  /**
   * A newcomer has read the game as it is `now`, perhaps before the others were sent it. Should it change back until
   * then, they are sent it all the same.
   */
  gameRead(by: 'monitors' | 'phones', game: SessionGame | PlayerGame, now: number): void {
    this.#sent.forgetUnless(by, visibleText(game, now));
  }

  /** A player's phones joined, left, have another captain, or wrote something. */
  #teamChanged(playerId: string): void {
    this.#throttle.run(`team ${playerId}`, TEAM_INTERVAL_MS, () => this.owns.send(playerId));
  }

  /** An answer has changed: a player's other phones, and other tabs of the same one, are sent it. */
  #answered(playerId: string): void {
    const devices = this.#roster.withId(playerId)?.devices ?? [];
    const connections = this.#services.phones.groupSize(playerGroup(this.#code, playerId));
    if (devices.length > 1 || connections > 1) this.#teamChanged(playerId);
  }

  devicesChanged(playerId: string): void {
    this.#teamChanged(playerId);
    this.hostsChanged();
  }

  /** Tells a phone that it was sent away from its team, and disconnects it. */
  #deviceRemoved(playerId: string, deviceId: string): void {
    const group = phoneGroup(this.#code, playerId, deviceId);
    this.#services.phones.sendToGroup(group, GameHubEvent.DeviceRemoved);
    this.#services.phones.disconnectGroup(group);
  }

  /** Tells a player's other phones which field somebody is typing in. */
  typing({ playerId, deviceId }: Membership, typed: Omit<TeamTyping, 'deviceId'>): void {
    this.#throttle.run(`typing ${playerId} ${deviceId}`, TYPING_INTERVAL_MS, () => {
      const devices = this.#roster.withId(playerId)?.devices ?? [];
      const others = devices.filter((each) => each.deviceId !== deviceId);
      const groups = others.map((each) => phoneGroup(this.#code, playerId, each.deviceId));
      const event: TeamTyping = { ...typed, deviceId };
      this.#services.phones.sendToGroups(groups, GameHubEvent.TeamTyping, event);
    });
  }

  /** Disconnects one player's phones: they reconnect, and learn what has become of their player. */
  #disconnectPlayer(playerId: string): void {
    this.#services.phones.disconnectGroup(playerGroup(this.#code, playerId));
  }

  /** Tells one player's phones that a host has removed the player, and disconnects them. */
  #playerRemoved(playerId: string): void {
    this.#services.phones.sendToGroup(playerGroup(this.#code, playerId), GameHubEvent.PlayerRemoved);
    this.#disconnectPlayer(playerId);
  }

  /** The server's notice to hosts has changed, and so perhaps whether the game is suspended. */
  noticeChanged(): void {
    this.sessionChanged();
    this.gameChanged();
  }

  hostDismissed(deviceId: string): void {
    this.#services.monitors.sendToGroup(deviceGroup(this.#code, deviceId), QuizHubHostEvent.HostDismissed);
  }

  /** Tells all phones that a host ended the session, and disconnects everybody; it is unknown from then on. */
  sessionEnded(): void {
    const { phones } = this.#services;
    phones.sendToGroup(this.#code, GameHubEvent.SessionEnded);
    this.disconnectAll();
  }

  disconnectAll(): void {
    for (const hub of [this.#services.phones, this.#services.monitors]) hub.disconnectGroup(this.#code);
  }

  close(): void {
    this.#throttle.close();
    this.#services.phones.pingGroup(this.#code, undefined);
  }

  /** Answers are the most frequent changes: others must not wait behind them. */
  #gameChangedForHosts(isNewScene: boolean, isAnswered: boolean): void {
    const isJudged = !isAnswered && this.#isJudged();
    const answerInterval = this.#hostInterval(MAX_ANSWERED_INTERVAL_MS);
    const send = (): void => this.#toHosts();
    if (isNewScene) this.#throttle.runAtOnce('hosts', answerInterval, send);
    else if (isJudged) this.#throttle.run('judges', this.#hostInterval(MAX_JUDGED_INTERVAL_MS), send);
    else this.#throttle.run('hosts', answerInterval, send);
  }

  /** What monitors see changes with each stake, and with each player who begins the round beside the others. */
  readonly #monitorInterval = (): number => {
    const game = this.#writer.shown.game;
    const isCounted = openWager(game) !== undefined || takenBeside(game).length > 0;
    // Each time, they are sent the whole list of players.
    const listMs = isCounted ? LIST_INTERVAL_PER_PLAYER_MS * game.state.players.length : 0;
    return Math.max(MONITOR_INTERVAL_MS, listMs);
  };

  #hostInterval(mostMs: number): () => number {
    const wanted = (): number => this.#writer.shown.game.state.players.length * HOST_INTERVAL_PER_PLAYER_MS;
    return () => Math.min(Math.max(MONITOR_INTERVAL_MS, wanted()), mostMs);
  }

  #toMonitors({ now, view } = this.#look()): void {
    const counted = answersCounted(view);
    const isCounted = this.#isCounted(counted);
    if (this.#isNewForMonitors(view, now)) this.sessionChanged(view);
    else if (isCounted) this.#services.monitors.sendToGroup(this.#code, QuizHubEvent.AnswersCounted, counted);
  }

  /** Tells each device which of the devices it is itself. */
  #toHosts(): void {
    const { monitors } = this.#services;
    const groupOf = (deviceId: string): string => deviceGroup(this.#code, deviceId);
    const devices = this.#devices.ids.map((deviceId) => ({
      deviceId,
      kind: this.#devices.kindOf(deviceId),
      connected: monitors.groupSize(groupOf(deviceId)) > 0,
    }));
    const connected = devices.filter((device) => device.connected);
    if (connected.length === 0) return;
    const hostGame = this.#views.hostGame();
    for (const { deviceId } of connected) {
      const seen = devices.map((device) => ({ ...device, own: device.deviceId === deviceId }));
      const own = seen.filter((device) => device.own);
      const sent: HostGame =
        own[0]?.kind === 'scorer'
          ? { ...scorerView(hostGame), devices: own }
          : { ...hostGame, devices: seen };
      monitors.sendToGroup(groupOf(deviceId), QuizHubHostEvent.HostUpdated, sent);
    }
  }

  #toPhones({ now, view } = this.#look()): void {
    const game = this.#views.playerGame(now, view);
    if (this.#isNewForPhones(game, now))
      this.#services.phones.sendToGroup(this.#code, GameHubEvent.GameUpdated, game);
  }

  #toPlayers(): void {
    if (!this.#isNewForPlayers()) return;
    this.owns.keepOnly(this.#views.scores.players);
    this.owns.sendAll();
  }
}
