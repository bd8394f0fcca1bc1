import type { Command } from '../../contract/fromHosts';
import type { OpenedEvening } from '../../contract/pastEvenings';
import { carriedOn, corrected } from '../../game/corrected';
import { withEvening, withoutEvening } from '../../game/season/teams';
import { SEASON_LIMITS } from '../../game/season/season';
import type { Kept } from '../kept';
import { Refusal } from '../../session/refusal';
import { createQueue } from '../../session/schedule';
import { entryIdOf, localDay } from '../../session/results/eveningDay';
import { playedQuestions } from '../../session/results/playedQuiz';
import { changeSeason } from '../../session/changeSeason';
import type { SessionServices } from '../../session/ports';
import type { Sessions } from '../sessions/sessions';
import { withResults, type EveningHead, type StoredEvening } from '../results/eveningFolder';
import { openedEvening, openGames, seasonTotals, withState, type EveningQuiz } from './openedEvening';

interface CorrectedParts {
  kept: Pick<Kept, 'evenings' | 'played' | 'seasons' | 'holdQuizzes'>;
  /** The seasons, whichever process may change them. */
  seasonFiles: SessionServices['seasons'];
  sessions: Pick<Sessions, 'endedOf' | 'forgetResults'>;
}

/**
 * What hosts do with evenings that are over. Each change reaches everything that was made from the evening: its
 * results, what is noted as played, and the seasons in which it counts. Changes are made one after the other, and a
 * change that failed half-way can be repeated.
 */
export class Corrections {
  readonly #parts: CorrectedParts;
  readonly #inTurn = createQueue();

  constructor(parts: CorrectedParts) {
    this.#parts = parts;
  }

  /** Returns an evening to look at. Throws like reading it. */
  async view(eveningId: string): Promise<OpenedEvening> {
    const stored = await this.#parts.kept.evenings.readWhole(eveningId);
    return this.#opened(eveningId, stored, await openGames(stored));
  }

  /** Corrects the quiz at this place, from 0. Throws command_refused, not_found, or save_failed. */
  correct(eveningId: string, place: number, command: Command): Promise<OpenedEvening> {
    return this.#inTurn(async () => {
      const { evenings, seasons } = this.#parts.kept;
      const { evening, missing } = await this.#takeOver(eveningId);
      let quizzes: EveningQuiz[] = [];
      const stored = await evenings.edit(eveningId, async (before) => {
        quizzes = correctedQuizzes(await openGames(before), place, command);
        return withResults(before, quizzes);
      });
      await this.#notePlayed(evening, quizzes);
      for (const { seasonId, eveningId: entryId } of (await seasons.entries()).of(evening))
        await this.#count(seasonId, entryId, evening, quizzes);
      if (missing !== undefined) await this.#count(missing, await this.#entryId(evening), evening, quizzes);
      return this.#opened(eveningId, stored, quizzes);
    });
  }

  /** Counts an evening in this season alone, or in none. Throws season_not_found, not_found, save_failed. */
  setSeason(eveningId: string, seasonId: string | null): Promise<OpenedEvening> {
    return this.#inTurn(async () => {
      const { evenings, played, seasons } = this.#parts.kept;
      if (seasonId !== null) await this.#parts.seasonFiles.read(seasonId);
      const { evening } = await this.#takeOver(eveningId);
      const stored = await evenings.readWhole(eveningId);
      const quizzes = await openGames(stored);
      const entries = (await seasons.entries()).of(evening);
      const entryId = entries[0]?.eveningId ?? (await this.#entryId(evening));
      if (seasonId !== null) await this.#count(seasonId, entryId, evening, quizzes);
      for (const other of entries)
        if (other.seasonId !== seasonId) await this.#takeOut(other.seasonId, other.eveningId);
      await played.edit(evening, (_n, each) => ({ ...each, seasonId }));
      return this.#opened(eveningId, stored, quizzes);
    });
  }

  /** Deletes an evening, on request with what seasons have of it. */
  remove(eveningId: string, fromSeasons: boolean): Promise<void> {
    return this.#inTurn(async () => {
      const { evenings, played, seasons } = this.#parts.kept;
      const evening = await evenings.readHead(eveningId);
      // The session first, which could still write to its season; the file last, so that the deletion can be repeated.
      await this.#parts.sessions.forgetResults(evening);
      await played.forget(evening);
      const counted = fromSeasons ? (await seasons.entries()).of(evening) : [];
      for (const each of counted) await this.#takeOut(each.seasonId, each.eveningId);
      await evenings.delete(eveningId);
    });
  }

  /**
   * Makes the evening's file the only one that counts. `missing`: the season that its session could not write to.
   * Where several processes share the evenings, the one that has the session makes the change, or else the one that may
   * change quizzes: it throws Elsewhere.
   */
  async #takeOver(eveningId: string): Promise<{ evening: EveningHead; missing: string | undefined }> {
    const { kept, sessions } = this.#parts;
    const evening = await kept.evenings.readHead(eveningId);
    const session = await sessions.endedOf(evening);
    if (!session) await kept.holdQuizzes();
    return { evening, missing: await session?.evening.handOver() };
  }

  /** Writes an evening to a season. A name or a date that the host has given it there stays. */
  async #count(
    seasonId: string,
    entryId: string,
    { quizNames, ...evening }: EveningHead,
    quizzes: readonly EveningQuiz[],
  ): Promise<void> {
    const quizName = quizNames.join(' + ').slice(0, SEASON_LIMITS.name).trim();
    const results = seasonTotals(quizzes);
    await changeSeason(this.#parts.seasonFiles, seasonId, (season) => {
      const former = season.evenings.find((each) => each.eveningId === entryId);
      const named = { quizName: former?.quizName ?? quizName, date: former?.date ?? dateOf(evening) };
      return withEvening(season, { eveningId: entryId, ...named, results });
    });
  }

  async #takeOut(seasonId: string, entryId: string): Promise<void> {
    await changeSeason(this.#parts.seasonFiles, seasonId, (season) => withoutEvening(season, entryId));
  }

  /** What was noted as played already names the evening. */
  async #entryId(evening: EveningHead): Promise<string> {
    const noted = await this.#parts.kept.played.edit(evening, (_n, each) => each);
    return noted ?? entryIdOf(dateOf(evening), evening.sessionCode);
  }

  async #notePlayed(evening: EveningHead, quizzes: readonly EveningQuiz[]): Promise<void> {
    await this.#parts.kept.played.edit(evening, (n, each) => {
      const quiz = quizzes.find(({ game }) => game?.state.earlier.count === n);
      const asked = quiz?.results.questions.filter(({ round }) => round !== null);
      return quiz?.game && asked ? { ...each, questions: playedQuestions(quiz.game.plan, asked) } : each;
    });
  }

  async #opened(
    eveningId: string,
    stored: StoredEvening,
    quizzes: readonly EveningQuiz[],
  ): Promise<OpenedEvening> {
    const entries = (await this.#parts.kept.seasons.entries()).of(stored.evening);
    return openedEvening(eveningId, stored, quizzes, entries);
  }
}

/** Corrects one quiz, and those after it as far as they took over its points. */
function correctedQuizzes(quizzes: readonly EveningQuiz[], place: number, command: Command): EveningQuiz[] {
  const game = quizzes[place]?.game;
  const state = game && corrected(game, command);
  if (!state) throw new Refusal('command_refused');
  const later = quizzes.slice(place + 1).flatMap(({ game: next }) => next ?? []);
  const states = [state, ...carriedOn(game, { plan: game.plan, state }, later)];
  return quizzes.map((quiz, at) => {
    const now = states[at - place];
    return quiz.game && now ? withState(quiz, now) : quiz;
  });
}

function dateOf({ date, openedAt }: Pick<EveningHead, 'date' | 'openedAt'>): string {
  return date ?? localDay(openedAt);
}
