import type { Evening } from '../contract/evening';
import type { AnswersCounted, SessionGame, Session } from '../contract/toMonitors';
import type { HostGame, MarkedQuestion, Sheets } from '../contract/toHosts';
import type { PlayerGame, PlayerOwn } from '../contract/toPhones';
import { keptGame } from '../game/keptGame';
import { hadPodium, shownText } from '../game/facts';
import { scoreGame, type Scores } from '../game/scoring/score';
import { runClocks, standing } from '../game/rules/clock';
import { hostView, sheetsView } from '../game/views/hostView';
import { markedQuestion } from '../game/views/markingView';
import { monitorView } from '../game/views/monitorView';
import { ownView, playerView } from '../game/views/playerView';
import type { ViewContext } from '../game/views/questionView';
import { Refusal } from './refusal';
import { collectResults } from './results/gameResults';
import { type GameResults, type PlayedResults, resultsOfAll } from './results/storedResults';
import { takenHome, type TakenHome } from './results/takenHome';
import { filesOfPlan, type Writer } from './writer';
import type { HiddenPhones } from './hiddenPhones';
import { awayIn, isOnPaper, type Player } from './people/people';
import type { Roster } from './people/roster';
import type { SeasonEvening } from './seasonEvening';
import type { SessionServices } from './ports';
import type { Game } from '../game/state';
import type { SessionValue } from './reduce';

/** The parts of a session that views are made from. */
interface Seen {
  readonly writer: Pick<Writer, 'shown' | 'mediaContext'>;
  readonly roster: Roster;
  readonly evening: SeasonEvening;
  readonly hidden: HiddenPhones;
}

/** How many players' results are cached. */
const MOST_TAKEN = 200;

/** What everybody sees of one session: always the state that is on disk. */
export class SessionViews {
  readonly #seen: Seen;
  readonly #services: SessionServices;
  /** The players' results for the shown state, cached because a phone may ask again and again. */
  #taken: { of?: Game; byPlayer: Map<string, TakenHome> } = { byPlayer: new Map() };
  #nextDate: string | undefined;

  constructor(seen: Seen, services: SessionServices) {
    this.#seen = seen;
    this.#services = services;
  }

  get #shown(): SessionValue {
    return this.#seen.writer.shown;
  }

  get scores(): Scores {
    return scoreGame(this.#shown.game);
  }

  describe(game = this.monitorGame()): Session {
    const { record, people } = this.#shown;
    const { quizId, sessionCode, quizName, quizDescription, rehearsal, damaged } = record;
    const { joinPages, store } = this.#services;
    const { isWaiting } = this.#seen.evening;
    const joinUrls = joinPages().map((page) => `${page}/${sessionCode}`);
    const away = this.#shownNames(awayIn(this.#shown));
    const paper = this.#shownNames(people.players.filter(isOnPaper));
    return {
      quizId,
      sessionCode,
      participants: this.participants(),
      away: away.length > 0 ? away : undefined,
      paper: paper.length > 0 ? paper : undefined,
      quizName,
      quizDescription,
      joinUrl: joinUrls[0],
      joinUrls,
      rehearsal,
      notice: store.notice ?? (damaged ? 'store_damaged' : isWaiting ? 'season_waiting' : undefined),
      game,
    };
  }

  /** Returns the names of all players as monitors show them, in the order of joining. */
  participants(): string[] {
    return this.#shownNames(this.#shown.people.players);
  }

  /** Returns the game as every monitor may see it: `Session.game`. */
  monitorGame(now = this.#services.clock()): SessionGame {
    return monitorView(this.#game, this.#context(now));
  }

  /** Returns the game as every phone may see it; `monitors`: as every monitor may see it now. */
  playerGame(now = this.#services.clock(), monitors = this.monitorGame(now)): PlayerGame {
    const { rehearsal } = this.#shown.record;
    return { ...playerView(this.#game, this.#context(now), monitors), rehearsal };
  }

  /** Returns what concerns one player alone, without saying which of the phones is the receiver's own. */
  playerOwn(playerId: string): PlayerOwn | undefined {
    const own = ownView(this.#game, playerId);
    const { roster, evening } = this.#seen;
    const player = roster.withId(playerId);
    if (!own || !player) return own;
    const { lastBy, ...rest } = own;
    const isAlone = player.devices.length < 2;
    const season = this.#shown.game.state.cover === 'season' ? evening.placeOf(player.name) : undefined;
    const [shownName = player.name] = this.#shownNames([player]);
    return {
      ...rest,
      season,
      shownName: shownName === player.name ? undefined : shownName,
      devices: roster.devicesOf(player),
      lastBy: isAlone ? undefined : lastBy,
    };
  }

  hostGame(): HostGame {
    const now = this.#services.clock();
    const game = hostView(this.#game, this.#context(now));
    const { roster, hidden, evening } = this.#seen;
    const players = game.players.map((each) => {
      const player = roster.withId(each.playerId);
      const left = hidden.leftBy(each.playerId, now);
      const devices = player && player.devices.length > 1 ? roster.devicesOf(player) : undefined;
      return left === undefined && devices === undefined ? each : { ...each, left, devices };
    });
    return { ...game, ...evening.forHosts, players };
  }

  /** Returns what was asked so far, for marking paper. */
  sheets(isScorer: boolean): Sheets {
    return sheetsView(this.#shown.game, isScorer);
  }

  /** Returns a closed question with its answers, for hosts only. Throws invalid_arguments if there is none. */
  markedQuestion(questionId: string): MarkedQuestion {
    const found = markedQuestion(this.#game, questionId);
    if (!found) throw new Refusal('invalid_arguments', 'questionId: not a closed question');
    return found;
  }

  /** Returns the results of the current quiz, with what they are made from. */
  ownResults(): PlayedResults {
    const { plan, state } = this.#shown.game;
    return { ...this.#resultsNow(), kept: { quiz: plan.source, game: keptGame(state) } };
  }

  /** Returns the same of all quizzes, in order. */
  allResults(): PlayedResults[] {
    return [...this.#shown.former, this.ownResults()];
  }

  /** Returns the results of the current quiz, with those of the earlier ones. */
  results(): GameResults {
    return resultsOfAll([...this.#shown.former, this.#resultsNow()]);
  }

  #resultsNow(): PlayedResults {
    return { quizName: this.#shown.record.quizName, results: collectResults(this.#game) };
  }

  /** Returns a player's results to keep. Throws command_refused before the podium is shown. */
  eveningOf(playerId: string): Evening {
    const { game, record } = this.#shown;
    if (!hadPodium(game)) throw new Refusal('command_refused');
    if (this.#taken.of !== game || this.#taken.byPlayer.size === MOST_TAKEN)
      this.#taken = { of: game, byPlayer: new Map() };
    const { byPlayer } = this.#taken;
    const taken = byPlayer.get(playerId) ?? takenHome(game, playerId);
    if (!taken) throw new Refusal('command_refused');
    byPlayer.set(playerId, taken);
    return { quizName: record.quizName, date: this.#seen.evening.date, ...taken };
  }

  /** Whether everybody may read a media file: true once a question that names it was asked. */
  isFileAsked(fileName: string): boolean {
    const { plan, state } = this.#shown.game;
    return (filesOfPlan(plan).get(fileName) ?? Infinity) <= state.furthest;
  }

  #context(now: number): ViewContext {
    const { writer, evening } = this.#seen;
    const { quizName } = this.#shown.record;
    return { now, quizName, season: evening.scene, nextDate: this.#nextDate, ...writer.mediaContext };
  }

  /** Reads when the venue's next quiz is. Returns whether that has changed. Never fails. */
  async readNextDate(): Promise<boolean> {
    const { nextDate } = await this.#services.venue();
    const isChanged = nextDate !== this.#nextDate;
    this.#nextDate = nextDate;
    return isChanged;
  }

  /** While what must be kept cannot be stored, everybody sees the game paused. */
  get #game(): Game {
    const shown = this.#shown.game;
    if (this.#services.store.notice !== 'store_silent') return shown;
    const { plan, state } = shown;
    const passedMs = Math.max(0, this.#services.clock() - state.time);
    return { plan, state: standing({ plan, state: runClocks(shown, passedMs) }) };
  }

  #shownNames(players: readonly Player[]): string[] {
    return players.map(({ name }) => shownText(this.#shown.game, name));
  }
}

/** Returns how many have answered and are done, if the scene shows it. */
export function answersCounted({ step, scene }: SessionGame): AnswersCounted | undefined {
  if (!('answered' in scene) || scene.answered === undefined || scene.expected === undefined)
    return undefined;
  const ready = 'ready' in scene ? { ready: scene.ready } : {};
  const live = 'liveCounts' in scene ? { liveCounts: scene.liveCounts } : {};
  const missing = 'waitingFor' in scene ? { waitingFor: scene.waitingFor } : {};
  return { step, answered: scene.answered, expected: scene.expected, ...ready, ...live, ...missing };
}

/** Returns what one of a player's phones is sent, which says which of the phones it is itself. */
export function seenBy(own: PlayerOwn | undefined, deviceId: string): PlayerOwn | undefined {
  const devices = own?.devices?.map((device) => ({ ...device, own: device.deviceId === deviceId }));
  return own && { ...own, devices };
}
