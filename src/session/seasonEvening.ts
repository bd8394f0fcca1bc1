import type { HostGame } from '../contract/toHosts';
import { hasSameParts } from '../game/derived';
import { hadPodium } from '../game/facts';
import { eveningResults } from '../game/scoring/evening';
import { scoreGame } from '../game/scoring/score';
import { SEASON_LIMITS, type Season } from '../game/season/season';
import { placesMoved } from '../game/season/table';
import {
  findNearNames,
  type NearName,
  type PlayedEvening,
  teamNamed,
  withEvening,
  withoutEvening,
} from '../game/season/teams';
import { rankedPlayers } from '../game/state';
import type { ViewContext } from '../game/views/questionView';
import { Refusal } from './refusal';
import { entryIdOf, localDay } from './results/eveningDay';
import { collectResults } from './results/gameResults';
import { GroupCommit, inTurns, Throttle } from './schedule';
import { type PlayedQuiz, playedQuestions } from './results/playedQuiz';
import { changeSeason } from './changeSeason';
import type { NotedQuiz } from './documents';
import type { Writer } from './writer';
import type { SessionServices } from './ports';

/** The least milliseconds between looks at the season's file, and those until a failure is retried. */
const LOOK_EVERY_MS = 1_000;
const RETRY_MS = 5_000;
const MOST_SHOWN = 20;
const MOST_ASKED = 40;

type Session = Pick<Writer, 'record' | 'shown' | 'isGone' | 'change'>;
type SeasonServices = Pick<SessionServices, 'seasons' | 'played' | 'quizzes' | 'hash' | 'schedule' | 'log'>;

/**
 * A session's evening in its season: written when the podium is shown and again with every later correction,
 * kept until the disk takes it, and shown as a table. The session notes what was written, so that an evening
 * that somebody corrected by hand is not overwritten after a restart.
 */
export class SeasonEvening {
  readonly #session: Session;
  readonly #services: SeasonServices;
  readonly #throttle: Throttle;
  #changed = (): void => undefined;
  #causes: unknown[] = [];
  /** The season, including this evening if it has one; undefined without one, or if it is unreadable. */
  #season: Season | undefined;
  #seasonId: string | null = null;
  /** The questions as noted when all players were still there; some may have left since. */
  #questions: PlayedQuiz['questions'] | undefined;
  #state: 'waiting' | 'unreadable' | undefined;
  #playedBefore: HostGame['playedBefore'];
  #near: readonly NearName[] = [];
  #offer: HostGame['seasonOffer'];
  /** A call during a look leads to another look afterwards. */
  readonly #looks = new GroupCommit(() => this.#lookAgain());
  #cancelRetry = (): void => undefined;
  #shown: { season: Season; places: ReturnType<typeof placesMoved> } | undefined;

  constructor(session: Session, services: SeasonServices) {
    this.#session = session;
    this.#services = services;
    this.#throttle = new Throttle(services.schedule);
  }

  /** Follows the season from now on; `changed` is called when others should see something new of it. */
  start(changed: () => void): void {
    this.#changed = changed;
    if (!this.#session.record.handedOver) this.gameChanged();
  }

  /**
   * Writes for the last time, and never again: what follows is the evening's own file. Returns the season that still
   * lacks the evening, if that failed.
   */
  async handOver(): Promise<string | undefined> {
    const { record } = this.#session;
    if (record.handedOver) return undefined;
    await this.#looks.add(undefined);
    this.stop();
    await this.#session.change({ handedOver: true });
    return this.isWaiting ? (this.#session.shown.game.state.seasonId ?? undefined) : undefined;
  }

  /** Leaves no timer behind, once the session is gone. */
  stop(): void {
    this.#throttle.close();
    this.#cancelRetry();
  }

  /** Whether the evening is missing from its season's file although it should be there. */
  get isWaiting(): boolean {
    return this.#state !== undefined && hadPodium(this.#session.shown.game);
  }

  /** A new state of the game is on disk. */
  gameChanged(): void {
    const game = this.#session.shown.game;
    const wasPlayed = hadPodium(game);
    const { seasonId, players, position, departed } = game.state;
    const isElsewhere = seasonId === null && !wasPlayed && !this.#session.record.evening;
    const causes = isElsewhere
      ? [this.#isOffered]
      : [seasonId, position === 0, players, wasPlayed && scoreGame(game), departed];
    if (hasSameParts(causes, this.#causes)) return;
    this.#causes = causes;
    this.#look();
  }

  /** Looks again at the season: merged teams, its rule, an evening or its name may have changed. */
  filesChanged(): void {
    if (this.#session.shown.game.state.seasonId !== null || this.#isOffered) this.#look();
  }

  /** Whether hosts still have to say something about the season. */
  get isOpen(): boolean {
    return this.#near.length > 0 || this.#offer !== undefined;
  }

  /** Whether to offer a season: none is chosen yet, and whoever opened the session may see them. */
  get #isOffered(): boolean {
    const game = this.#session.shown.game;
    const { state } = game;
    const { byGuest, rehearsal } = this.#session.record;
    return state.seasonId === null && !state.seasonDeclined && !hadPodium(game) && !byGuest && !rehearsal;
  }

  /** The data of the scene `season`, as far as it is known. */
  get scene(): ViewContext['season'] {
    if (!this.#season) return undefined;
    const { name: seasonName } = this.#season;
    const places = this.#places();
    if (!places) return { seasonName, standings: [] };
    const first = places.slice(0, MOST_SHOWN);
    const standings = first.map((place) => ({ ...place, teamId: undefined }));
    return { seasonName, standings, teamCount: places.length };
  }

  /** Returns a player's place in the season; undefined if there is none. */
  placeOf(name: string): { rank: number; of: number; moved: number } | undefined {
    const places = this.#places();
    const team = places && teamNamed(this.#season!, name);
    const place = places?.find(({ teamId }) => teamId === team?.teamId);
    return place && { rank: place.rank, of: places!.length, moved: place.moved };
  }

  get forHosts(): Pick<HostGame, 'season' | 'seasonOffer' | 'playedBefore'> {
    const { seasonId, position } = this.#session.shown.game.state;
    if (seasonId === null) return this.#offer && this.#isOffered ? { seasonOffer: this.#offer } : {};
    const state = this.#state;
    return {
      season: {
        seasonId,
        seasonName: this.#season?.name ?? '',
        state,
        ...(this.#near.length > 0 && { near: [...this.#near] }),
      },
      ...(position === 0 && this.#playedBefore?.length && { playedBefore: this.#playedBefore }),
    };
  }

  #places(): ReturnType<typeof placesMoved> | undefined {
    const season = this.#session.shown.game.state.seasonId === null ? undefined : this.#season;
    if (!season) return undefined;
    if (this.#shown?.season !== season)
      this.#shown = { season, places: placesMoved(season, this.#eveningId) };
    return this.#shown.places;
  }

  /** The server's local date when the first quiz was started. */
  get date(): string {
    const { startedAt, createdAt } = this.#session.record;
    return localDay(startedAt ?? createdAt);
  }

  get #eveningId(): string {
    return entryIdOf(this.date, this.#session.record.sessionCode);
  }

  /** Looks now, or once when the interval ends. */
  #look(): void {
    this.#throttle.run('look', LOOK_EVERY_MS, () => void this.#looks.add(undefined));
  }

  async #lookAgain(): Promise<void> {
    if (this.#session.record.handedOver) return;
    this.#cancelRetry();
    const before = this.#told();
    await this.#bringUp().catch((error: unknown) => this.#failed(error));
    if (this.#told() !== before) this.#changed();
  }

  /** Returns what others see of the season, as text to compare. */
  #told(): string {
    return JSON.stringify([this.#state, this.scene, this.#playedBefore, this.#near, this.#offer]);
  }

  #failed(error: unknown): void {
    if (this.#session.isGone || this.#session.record.handedOver) return;
    // If the file is gone or broken; any other failure may be temporary.
    const isUnreadable =
      error instanceof Refusal && ['season_not_found', 'season_invalid'].includes(error.code);
    this.#state = isUnreadable ? 'unreadable' : 'waiting';
    const { sessionCode } = this.#session.record;
    const text = `The evening of session ${sessionCode} could not be added to its season: ${String(error)}`;
    this.#services.log('warn', text, 'season evening');
    this.#cancelRetry = this.#services.schedule(() => this.#look(), RETRY_MS);
  }

  /** Reads the season, and writes the evening if what is written is out of date. */
  async #bringUp(): Promise<void> {
    const game = this.#session.shown.game;
    const { seasonId } = game.state;
    if (seasonId !== this.#seasonId) this.#season = undefined;
    this.#seasonId = seasonId;
    if (seasonId !== null) this.#season = (await this.#services.seasons.read(seasonId)).season;
    if (hadPodium(game)) await this.#write(seasonId);
    this.#state = undefined;
    const [latest] = this.#isOffered ? await this.#services.seasons.list() : [];
    this.#offer = latest && { seasonId: latest.seasonId, seasonName: latest.name };
    this.#near = this.#season ? await this.#nearNames(this.#season) : [];
    if (game.state.position > 0 || seasonId === null || !this.#season) return;
    const source = this.#services.quizzes.get(this.#session.record.quizId)?.source;
    const names = game.state.players.map(({ name }) => name);
    this.#playedBefore = await this.#services.played.playedBefore(source, seasonId, this.#season, names);
  }

  /** Before the podium, compares the names of those who play; then of those with whom the evening counts. */
  async #nearNames(season: Season): Promise<NearName[]> {
    const game = this.#session.shown.game;
    const results = hadPodium(game)
      ? eveningResults(game)
      : game.state.players.map(({ name }) => ({ name, points: 0 }));
    const evening = { eveningId: this.#eveningId, date: this.date, quizName: '', results };
    const near: NearName[] = [];
    await inTurns(findNearNames(season, evening), (found) => near.push(...found));
    return near.slice(0, MOST_ASKED);
  }

  async #write(seasonId: string | null): Promise<void> {
    const { record } = this.#session;
    const game = this.#session.shown.game;
    const results = eveningResults(game);
    if (results.length === 0 && !record.evening) return;
    const { count } = game.state.earlier;
    // While another quiz is being taken, the session already has the name of that quiz.
    const names = [...(record.earlierQuizzes ?? []), record.quizName].slice(0, count + 1);
    const quizName = names.join(' + ').slice(0, SEASON_LIMITS.name).trim();
    const evening = { eveningId: this.#eveningId, date: this.date, quizName, results };
    const signature = this.#signatureOf([seasonId, evening]);
    const { evening: known } = record;
    if (known?.signature !== signature) await this.#writeSeason(seasonId, evening);
    const played = await this.#notePlayed(evening, seasonId, names.at(-1)!);
    if (known?.signature === signature && played === known.played) return;
    await this.#session.change({ evening: { seasonId, signature, played } });
  }

  async #writeSeason(seasonId: string | null, evening: PlayedEvening): Promise<void> {
    // Shown even while the disk refuses it.
    if (this.#season) this.#season = withEvening(this.#season, evening);
    if (seasonId !== null) await this.#change(seasonId, (season) => withEvening(season, evening));
    const former = this.#session.record.evening?.seasonId ?? null;
    if (former !== null && former !== seasonId) await this.#takeOut(former, evening.eveningId);
  }

  /**
   * Notes what was asked, unless it is noted already. A player who leaves takes the answers along, perhaps
   * before the podium is reached again; the figures with the most players stay noted.
   */
  async #notePlayed(
    { eveningId, date, results }: PlayedEvening,
    seasonId: string | null,
    quizName: string,
  ): Promise<NotedQuiz | undefined> {
    const { record } = this.#session;
    const game = this.#session.shown.game;
    const { count } = game.state.earlier;
    const known = record.evening?.played;
    const ranked = rankedPlayers(game.state);
    const players = Math.max(ranked.length, known?.quiz === count ? known.players : 0);
    if (players === ranked.length) {
      const asked = collectResults(game).questions;
      const inRounds = asked.filter(({ round }) => round !== null);
      this.#questions = playedQuestions(game.plan, inRounds);
    }
    if (!this.#questions) return known;
    const teams = results.map(({ name }) => name);
    const named = { eveningId, date, seasonId, quizId: record.quizId, quizName };
    const played = { ...named, teams, questions: this.#questions };
    const signature = this.#signatureOf(played);
    if (known?.quiz === count && known.signature === signature) return known;
    await this.#services.played.note(count, played);
    return { quiz: count, players, signature };
  }

  /** Removes the evening from a season in which it counted before, if that season still exists. */
  async #takeOut(seasonId: string, eveningId: string): Promise<void> {
    await this.#change(seasonId, (season) => withoutEvening(season, eveningId)).catch((error: unknown) => {
      if (!(error instanceof Refusal && error.code === 'season_not_found')) throw error;
    });
  }

  /** Changes the current version of a season's file. */
  async #change(seasonId: string, edit: (season: Season) => Season): Promise<void> {
    const changed = await changeSeason(this.#services.seasons, seasonId, edit);
    if (seasonId === this.#session.shown.game.state.seasonId) this.#season = changed;
  }

  #signatureOf(content: unknown): string {
    return this.#services.hash.of(JSON.stringify(content));
  }
}
