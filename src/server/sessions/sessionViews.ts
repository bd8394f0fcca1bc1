import type { Evening } from '../../contract/evening';
import type { AnswersCounted } from '../../contract/gameHubs';
import type { HostGame, MarkedQuestion, Sheets } from '../../contract/hostGame';
import type { PlayerDevice, PlayerGame, PlayerOwn } from '../../contract/playerGame';
import type { SessionGame } from '../../contract/scene';
import type { Session } from '../../contract/session';
import { hadPodium, shownText } from '../../game/facts';
import type { Plan } from '../../game/plan';
import { scoreGame, type Scores } from '../../game/scoring/score';
import { runClocks, standing } from '../../game/rules/clock';
import type { GameState } from '../../game/state';
import { hostView, sheetsView } from '../../game/views/hostView';
import { markedQuestion } from '../../game/views/markingView';
import { filesOf } from '../../game/views/mediaView';
import { monitorView } from '../../game/views/monitorView';
import { ownView, playerView } from '../../game/views/playerView';
import type { ViewContext } from '../../game/views/questionView';
import { Refusal } from '../refusal';
import { collectResults, type FormerResults, type GameResults } from '../results/gameResults';
import { takenHome, type TakenHome } from '../results/takenHome';
import type { SessionRecord } from '../store/sessionDocuments';
import type { Game } from './gameDocuments';
import type { HiddenPhones } from './hiddenPhones';
import type { HostDevices } from './hostDevices';
import type { SeasonEvening } from './seasonEvening';
import { type Player, type Roster, captainOf } from './roster';
import { type Surroundings, phoneGroup } from './surroundings';

/** What a session is made of. */
export interface SessionContents {
  readonly record: SessionRecord;
  readonly roster: Roster;
  readonly devices: HostDevices;
  readonly game: Game;
  readonly evening: SeasonEvening;
  readonly hidden: HiddenPhones;
  /** The quizzes that were played before this one. */
  readonly former: FormerResults[];
}

/** So many players' evenings are kept ready. */
const MOST_TAKEN = 200;

/** What everybody sees of one session: always of the state that is on disk. */
export class SessionViews {
  readonly #contents: SessionContents;
  readonly #parts: Surroundings;
  /** What was taken home of the state that is shown: a phone may ask again and again. */
  #taken: { of?: GameState; byPlayer: Map<string, TakenHome> } = { byPlayer: new Map() };

  constructor(contents: SessionContents, parts: Surroundings) {
    this.#contents = contents;
    this.#parts = parts;
  }

  now(): number {
    return timeOf(this.#parts);
  }

  get scores(): Scores {
    const { plan, shown } = this.#contents.game;
    return scoreGame(plan, shown);
  }

  describe(game = this.monitorGame()): Session {
    const { record, evening } = this.#contents;
    const { quizId, sessionCode, quizName, quizDescription, rehearsal } = record;
    const { joinPages, store } = this.#parts;
    const joinUrls = joinPages().map((page) => `${page}/${sessionCode}`);
    const away = this.#away();
    const paper = this.#onPaper();
    return {
      quizId,
      sessionCode,
      participants: this.participants(),
      ...(away.length > 0 && { away }),
      ...(paper.length > 0 && { paper }),
      quizName,
      quizDescription,
      joinUrl: joinUrls[0],
      joinUrls,
      ...(rehearsal && { rehearsal }),
      notice: store.notice ?? (evening.isWaiting ? 'season_waiting' : undefined),
      game,
    };
  }

  /** The names of all players as monitors see them, in the order of joining. */
  participants(): string[] {
    return this.#contents.roster.present.map(({ name }) => this.#shownText(name));
  }

  /** As every monitor may see it: `Session.game`. */
  monitorGame(now = this.now()): SessionGame {
    return monitorView(...this.#game, this.context(now));
  }

  /** As every phone may see it. */
  playerGame(now = this.now()): PlayerGame {
    const { rehearsal } = this.#contents.record;
    return { ...playerView(...this.#game, this.context(now)), ...(rehearsal && { rehearsal }) };
  }

  /** What concerns one player alone; which of the phones is the receiver's own is not said yet. */
  playerOwn(playerId: string): PlayerOwn | undefined {
    const own = ownView(...this.#game, playerId);
    const player = this.#contents.roster.withId(playerId);
    if (!own || !player) return own;
    const { lastBy, ...rest } = own;
    const isAlone = player.devices.length < 2;
    const { evening, game } = this.#contents;
    const season = game.shown.seasonShown ? evening.placeOf(player.name) : undefined;
    return {
      ...rest,
      ...(season && { season }),
      devices: this.#devicesOf(player),
      ...(lastBy && !isAlone && { lastBy }),
    };
  }

  #devicesOf(player: Player): PlayerDevice[] {
    const captain = captainOf(player);
    return player.devices.map(({ deviceId, number }) => ({
      deviceId,
      number,
      captain: deviceId === captain,
      own: false,
      connected:
        this.#parts.phones.groupSize(
          phoneGroup(this.#contents.record.sessionCode, player.playerId, deviceId),
        ) > 0,
    }));
  }

  hostGame(): HostGame {
    const now = this.now();
    const game = hostView(...this.#game, this.context(now));
    const { roster, hidden, evening } = this.#contents;
    const players = game.players.map((each) => {
      const player = roster.withId(each.playerId);
      const left = hidden.leftBy(each.playerId, now);
      // The rules know a team on paper before its phones are off the disk.
      const hasPhones = player && !each.paper && player.devices.length > 1;
      return { ...each, ...(left && { left }), ...(hasPhones && { devices: this.#devicesOf(player) }) };
    });
    return { ...game, ...evening.forHosts, players };
  }

  /** What was asked so far, to mark paper by. */
  sheets(isScorer: boolean): Sheets {
    const { plan, shown } = this.#contents.game;
    return sheetsView(plan, shown, isScorer);
  }

  /** A closed question with its answers in groups, as only hosts see it; undefined where there is none. */
  markedQuestion(questionId: string): MarkedQuestion | undefined {
    return markedQuestion(...this.#game, questionId);
  }

  /** The results of the quiz that is played now. */
  ownResults(): GameResults {
    return collectResults(...this.#game);
  }

  /** The same with those of the quizzes played before. */
  results(): GameResults {
    const former = [...this.#contents.former];
    return { ...this.ownResults(), ...(former.length > 0 && { former }) };
  }

  /** What a player takes home. Throws command_refused before the podium is shown. */
  eveningOf({ playerId }: Player): Evening {
    const { record, evening, game } = this.#contents;
    const { plan, shown } = game;
    if (!hadPodium(plan, shown)) throw new Refusal('command_refused');
    if (this.#taken.of !== shown || this.#taken.byPlayer.size === MOST_TAKEN)
      this.#taken = { of: shown, byPlayer: new Map() };
    const { byPlayer } = this.#taken;
    const taken = byPlayer.get(playerId) ?? takenHome(plan, shown, this.scores, playerId);
    if (!taken) throw new Refusal('command_refused');
    byPlayer.set(playerId, taken);
    return { quizName: record.quizName, date: evening.date, ...taken };
  }

  /** Whether everybody may read a media file: once a question that names it was asked. */
  isFileAsked(fileName: string): boolean {
    const { plan, shown } = this.#contents.game;
    return (filesOfPlan(plan).get(fileName) ?? Infinity) <= shown.furthest;
  }

  context(now: number): ViewContext {
    const { media } = this.#parts;
    const { sessionCode, quizName } = this.#contents.record;
    return {
      now,
      quizName,
      season: this.#contents.evening.scene,
      mediaUrl: (kind, fileName) => media.urlOf(sessionCode, kind, fileName),
      mediaFault: (kind, fileName) => media.faultOf(kind, fileName),
    };
  }

  /** While nothing can be stored that is to be kept, the game stands for everybody. */
  get #game(): [Plan, GameState, Scores] {
    const { plan, shown } = this.#contents.game;
    if (this.#parts.store.notice !== 'store_silent') return [plan, shown, this.scores];
    const passedMs = Math.max(0, this.now() - shown.time);
    return [plan, standing(plan, runClocks(plan, shown, passedMs)), this.scores];
  }

  /** Whoever the game has lost already is on the way out, not away. */
  #away(): string[] {
    const { roster, game } = this.#contents;
    const players = game.state.players.filter(({ paperSince }) => paperSince === undefined);
    const away = new Set(players.map(({ playerId }) => playerId));
    for (const playerId of game.state.connected) away.delete(playerId);
    return roster.present
      .filter(({ playerId }) => away.has(playerId))
      .map(({ name }) => this.#shownText(name));
  }

  #onPaper(): string[] {
    const { roster } = this.#contents;
    return roster.present
      .filter(({ paperSince }) => paperSince !== undefined)
      .map(({ name }) => this.#shownText(name));
  }

  #shownText(name: string): string {
    const { plan, shown } = this.#contents.game;
    return shownText(plan, shown, name);
  }
}

/** The time that events carry and views count from, in whole milliseconds: sums of fractions would not be exact. */
export function timeOf({ clock }: Pick<Surroundings, 'clock'>): number {
  return Math.trunc(clock());
}

/** All files that a plan's questions name, each with the place of the first scene that asks for it. */
export function filesOfPlan({ questions }: Plan): Map<string, number> {
  const files = new Map<string, number>();
  for (const { question, askedAt } of questions)
    for (const { fileName } of filesOf(question))
      files.set(fileName, Math.min(files.get(fileName) ?? Infinity, askedAt));
  return files;
}

/** How many have answered and are done, where the scene shows it. */
export function answersCounted({ step, scene }: SessionGame): AnswersCounted | undefined {
  if (!('answered' in scene) || scene.answered === undefined || scene.expected === undefined)
    return undefined;
  const ready = 'ready' in scene ? { ready: scene.ready } : {};
  return { step, answered: scene.answered, expected: scene.expected, ...ready };
}

const NOT_VISIBLE = ['revision', 'answered', 'expected', 'ready'];
const TIMES = ['remainingMs', 'lastCallMs'];

/**
 * What people can see of a view, as text to compare: without the revision, without counts, which have an event of their
 * own, and with the moment at which a time is up instead of what is left of it; a time that is up stays 0. `now` is the
 * time that the view was made with.
 */
export function visibleText(game: SessionGame | PlayerGame, now: number): string {
  const stands = game.paused || ('waiting' in game.scene && game.scene.waiting);
  return JSON.stringify(game, (key, value: unknown) => {
    if (NOT_VISIBLE.includes(key)) return undefined;
    if (TIMES.includes(key) && typeof value === 'number' && value > 0 && !stands)
      return Math.round(now + value);
    return value;
  });
}

/** What one of a player's phones is sent: it is told which of them it is itself. */
export function seenBy(own: PlayerOwn | undefined, deviceId: string): PlayerOwn | undefined {
  const devices = own?.devices?.map((device) => ({ ...device, own: device.deviceId === deviceId }));
  return own && { ...own, devices };
}
