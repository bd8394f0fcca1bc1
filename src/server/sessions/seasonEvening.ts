import { createHash } from 'node:crypto';
import type { HostGame } from '../../contract/hostGame';
import { hadPodium } from '../../game/facts';
import { eveningResults } from '../../game/scoring/evening';
import { scoreGame } from '../../game/scoring/score';
import { SEASON_LIMITS, type Season } from '../../game/season/season';
import { placesMoved } from '../../game/season/table';
import { type PlayedEvening, teamNamed, withEvening, withoutEvening } from '../../game/season/teams';
import { rankedPlayers } from '../../game/state';
import type { ViewContext } from '../../game/views/questionView';
import { Refusal } from '../refusal';
import { collectResults } from '../results/gameResults';
import { Throttle } from '../schedule';
import { type PlayedQuiz, playedQuestions } from '../seasons/played';
import { storeSession, type NotedQuiz, type SessionRecord } from '../store/sessionDocuments';
import type { Game } from './gameDocuments';
import type { SessionServices } from './services';

/** In milliseconds: the season's file is looked at this often at most, and what failed is tried again. */
const LOOK_EVERY_MS = 1_000;
const RETRY_MS = 5_000;
/** How often a change is made anew where somebody else changed the file meanwhile. */
const TRIES = 5;
const MOST_SHOWN = 20;

type SeasonServices = Pick<SessionServices, 'seasons' | 'played' | 'quizzes' | 'store' | 'schedule' | 'log'>;

/**
 * A session's evening in its season: written when the podium is shown and again with every later correction, kept until
 * the disk takes it, and shown as a table. What was written is noted in the session, so that an evening that somebody
 * corrects by hand is not written over after a restart.
 */
export class SeasonEvening {
  readonly #record: SessionRecord;
  readonly #game: Pick<Readonly<Game>, 'plan' | 'shown'>;
  readonly #services: SeasonServices;
  readonly #throttle: Throttle;
  #changed = (): void => undefined;
  #causes: unknown[] = [];
  /** With this evening in it, where there is one; undefined: no season, or one that cannot be read. */
  #season: Season | undefined;
  #seasonName = '';
  /** Which that is. */
  #seasonId: string | null = null;
  /** As they were told of all players, of whom some may have left. */
  #questions: PlayedQuiz['questions'] | undefined;
  #state: 'waiting' | 'unreadable' | undefined;
  #playedBefore: HostGame['playedBefore'];
  #isRunning = false;
  #isStopped = false;
  #isDue = false;
  #cancelRetry = (): void => undefined;
  #shown: { season: Season; places: ReturnType<typeof placesMoved> } | undefined;

  constructor(record: SessionRecord, game: Pick<Readonly<Game>, 'plan' | 'shown'>, services: SeasonServices) {
    this.#record = record;
    this.#game = game;
    this.#services = services;
    this.#throttle = new Throttle(services.schedule);
  }

  /** From now on the season is followed; `changed` is told when others see something new of it. */
  start(changed: () => void): void {
    this.#changed = changed;
    this.gameChanged();
  }

  stop(): void {
    this.#isStopped = true;
    this.#throttle.close();
    this.#cancelRetry();
  }

  /** Whether the evening is not in its season's file although it should be. */
  get isWaiting(): boolean {
    return this.#state !== undefined && hadPodium(this.#game.plan, this.#game.shown);
  }

  /** A state of the game is on disk that was not before. */
  gameChanged(): void {
    const { plan, shown } = this.#game;
    const wasPlayed = hadPodium(plan, shown);
    const { seasonId, players, position, departed } = shown;
    if (seasonId === null && !wasPlayed && !this.#record.evening) return;
    const causes = [seasonId, position === 0 && players, wasPlayed && scoreGame(plan, shown), departed];
    if (causes.every((cause, i) => cause === this.#causes[i]) && this.#causes.length > 0) return;
    this.#causes = causes;
    this.#look();
  }

  /** The scene `season`, as far as it is known. */
  get scene(): ViewContext['season'] {
    const places = this.#places();
    if (!places) return this.#seasonName ? { seasonName: this.#seasonName, standings: [] } : undefined;
    const standings = places.slice(0, MOST_SHOWN).map(({ rank, name, points, moved }) => ({
      rank,
      name,
      points,
      moved,
    }));
    return { seasonName: this.#seasonName, standings, teamCount: places.length };
  }

  /** A player's place in it; undefined: none. */
  placeOf(name: string): { rank: number; of: number; moved: number } | undefined {
    const places = this.#places();
    const team = places && teamNamed(this.#season!, name);
    const place = places?.find(({ teamId }) => teamId === team?.teamId);
    return place && { rank: place.rank, of: places!.length, moved: place.moved };
  }

  /** What only hosts are told. */
  get forHosts(): Pick<HostGame, 'season' | 'playedBefore'> {
    const { seasonId, position } = this.#game.shown;
    if (seasonId === null) return {};
    const state = this.#state;
    return {
      season: { seasonId, seasonName: this.#seasonName, ...(state && { state }) },
      ...(position === 0 && this.#playedBefore?.length && { playedBefore: this.#playedBefore }),
    };
  }

  #places(): ReturnType<typeof placesMoved> | undefined {
    const season = this.#game.shown.seasonId === null ? undefined : this.#season;
    if (!season) return undefined;
    if (this.#shown?.season !== season)
      this.#shown = { season, places: placesMoved(season, this.#eveningId) };
    return this.#shown.places;
  }

  /** The day on which the first quiz was started, where the server is. */
  get date(): string {
    const { startedAt, createdAt } = this.#record;
    return new Date(startedAt ?? createdAt).toLocaleDateString('sv-SE');
  }

  get #eveningId(): string {
    return `${this.date}-${this.#record.sessionCode}`;
  }

  /** Looks now, or once when the interval ends. What comes while it looks is looked at afterwards. */
  #look(): void {
    this.#throttle.run('look', LOOK_EVERY_MS, () => {
      this.#isDue = true;
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#isDue) {
      this.#isDue = false;
      this.#cancelRetry();
      const before = JSON.stringify([this.#state, this.scene, this.#playedBefore]);
      await this.#bringUp().catch((error: unknown) => this.#failed(error));
      if (JSON.stringify([this.#state, this.scene, this.#playedBefore]) !== before) this.#changed();
    }
    this.#isRunning = false;
  }

  #failed(error: unknown): void {
    if (this.#isStopped) return;
    this.#state = isUnreadable(error) ? 'unreadable' : 'waiting';
    const { sessionCode } = this.#record;
    const text = `the evening of session ${sessionCode} is not in its season: ${String(error)}`;
    this.#services.log('warn', text, 'season evening');
    this.#cancelRetry = this.#services.schedule(() => this.#look(), RETRY_MS);
  }

  /** Reads the season, and writes the evening where it is not written as it is. */
  async #bringUp(): Promise<void> {
    const { plan, shown } = this.#game;
    const { seasonId } = shown;
    if (seasonId !== this.#seasonId) {
      this.#season = undefined;
      this.#seasonName = '';
    }
    this.#seasonId = seasonId;
    if (seasonId !== null) await this.#read(seasonId);
    if (hadPodium(plan, shown)) await this.#write(seasonId);
    this.#state = undefined;
    if (shown.position > 0 || seasonId === null || !this.#season) return;
    const source = this.#services.quizzes.get(this.#record.quizId)?.source;
    const names = shown.players.map(({ name }) => name);
    this.#playedBefore = await this.#services.played.playedBefore(source, seasonId, this.#season, names);
  }

  async #read(seasonId: string): Promise<void> {
    const { season } = await this.#services.seasons.read(seasonId);
    this.#season = season;
    this.#seasonName = season.name;
  }

  async #write(seasonId: string | null): Promise<void> {
    const record = this.#record;
    const { plan, shown } = this.#game;
    const results = eveningResults(plan, shown);
    if (results.length === 0 && !record.evening) return;
    const { count } = shown.earlier;
    // While another quiz is taken, the session has that one's name already.
    const names = [...(record.earlierQuizzes ?? []), record.quizName].slice(0, count + 1);
    const quizName = names.join(' + ').slice(0, SEASON_LIMITS.name).trim();
    const evening = { eveningId: this.#eveningId, date: this.date, quizName, results };
    const signature = signatureOf([seasonId, evening]);
    const { evening: known } = record;
    if (known?.signature !== signature) await this.#writeSeason(seasonId, evening);
    const played = await this.#notePlayed(evening, seasonId, names.at(-1)!);
    if (known?.signature === signature && played === known.played) return;
    record.evening = { seasonId, signature, played };
    // It may be gone by now, or another process's.
    if (!this.#isStopped) await storeSession(this.#services.store, record);
  }

  async #writeSeason(seasonId: string | null, evening: PlayedEvening): Promise<void> {
    // Shown also while the disk does not take it.
    if (this.#season) this.#season = withEvening(this.#season, evening);
    if (seasonId !== null) await this.#change(seasonId, (season) => withEvening(season, evening));
    const former = this.#record.evening?.seasonId ?? null;
    if (former !== null && former !== seasonId) await this.#takeOut(former, evening.eveningId);
  }

  /**
   * What was asked, where it is not noted as it is. Answers go with who leaves before the podium, also before one that
   * is reached again: what all had right stays noted.
   */
  async #notePlayed(
    { eveningId, date, results }: PlayedEvening,
    seasonId: string | null,
    quizName: string,
  ): Promise<NotedQuiz | undefined> {
    const record = this.#record;
    const { plan, shown } = this.#game;
    const { count } = shown.earlier;
    const known = record.evening?.played;
    const ranked = rankedPlayers(shown);
    const players = Math.max(ranked.length, known?.quiz === count ? known.players : 0);
    if (players === ranked.length) {
      const asked = collectResults(plan, shown, scoreGame(plan, shown)).questions;
      const inRounds = asked.filter(({ round }) => round !== null);
      this.#questions = playedQuestions(plan, inRounds);
    }
    if (!this.#questions) return known;
    const teams = results.map(({ name }) => name);
    const named = { eveningId, date, seasonId, quizId: record.quizId, quizName };
    const played = { ...named, teams, questions: this.#questions };
    const signature = signatureOf(played);
    if (known?.quiz === count && known.signature === signature) return known;
    await this.#services.played.note(count, played);
    return { quiz: count, players, signature };
  }

  /** It counted in another season before. Where that is gone, there is nothing to take out. */
  async #takeOut(seasonId: string, eveningId: string): Promise<void> {
    await this.#change(seasonId, (season) => withoutEvening(season, eveningId)).catch((error: unknown) => {
      if (!(error instanceof Refusal && error.code === 'season_not_found')) throw error;
    });
  }

  /** Changes a season's file as it is at this moment. */
  async #change(seasonId: string, edit: (season: Season) => Season): Promise<void> {
    const { seasons } = this.#services;
    for (let tries = 1; ; tries++) {
      const { season, etag } = await seasons.read(seasonId);
      const changed = edit(season);
      try {
        if (JSON.stringify(changed) !== JSON.stringify(season)) await seasons.save(seasonId, changed, etag);
        if (seasonId === this.#game.shown.seasonId) this.#season = changed;
        return;
      } catch (error) {
        const isChanged = error instanceof Refusal && error.code === 'season_changed';
        if (!isChanged || tries === TRIES) throw error;
      }
    }
  }
}

function signatureOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** Whether the season's file is gone or broken; anything else may pass. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Refusal && ['season_not_found', 'season_invalid'].includes(error.code);
}
