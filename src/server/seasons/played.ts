import * as v from 'valibot';
import type { HostGame } from '../../contract/hostGame';
import { countSchema, optionalField, parserOf, type Parsed } from '../../contract/parsed';
import type { PlayedQuestion } from '../../contract/seasons';
import type { Plan } from '../../game/plan';
import { isObject } from '../../kinds/faults';
import { mediaName, questionKey } from '../../game/quiz/questionKey';
import type { Season } from '../../game/season/season';
import { teamNamed } from '../../game/season/teams';
import { readDocument, reasonOf, writeDocument, type Content } from '../files/document';
import { KnownFiles } from '../files/knownFiles';
import type { Log } from '../log';
import { storedName } from '../files/names';
import type { QuestionResult } from '../results/storedResults';
import { createQueue } from '../schedule';

/** How many quizzes that were played are read: those of twenty years, where there is one a week. */
const MAX_FILES = 1_000;
/** In milliseconds: how old what is known of the folder may be, however often it is asked. */
const READ_EVERY_MS = 1_000;
/** How often one question is told of, how many evenings, and how many teams of each are named. */
const MAX_TIMES = 20;
const MAX_EVENINGS = 10;
const MAX_TEAMS = 20;

const playedQuizSchema = v.object({
  eveningId: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  quizId: v.string(),
  quizName: v.string(),
  seasonId: v.nullable(v.string()),
  /** Everybody's names. */
  teams: v.array(v.string()),
  questions: v.array(
    v.object({
      text: v.string(),
      /** As `mediaName` has it. */
      media: optionalField(v.string()),
      answered: countSchema,
      /** How right they were all together, in percent. */
      share: v.number(),
    }),
  ),
});
/** What was asked in one quiz of an evening. */
export type PlayedQuiz = v.InferOutput<typeof playedQuizSchema>;

const parsePlayedQuiz = parserOf(playedQuizSchema);

/** The questions of a quiz that was played, of its results. */
export function playedQuestions(plan: Plan, results: readonly QuestionResult[]): PlayedQuiz['questions'] {
  const asked = new Map(plan.questions.map(({ question }) => [question.questionId, question]));
  return results.map(({ questionId, question: text, answered, share }) => {
    const media = mediaName(asked.get(questionId) ?? {});
    return { text, ...(media && { media }), answered, share: share ?? 0 };
  });
}

/** A quiz that was played, with its questions by their keys. */
type ReadPlayed = PlayedQuiz & { byKey: Map<string, PlayedQuiz['questions'][number]> };

/** What was asked on which evening: one small file for each quiz that was played. */
export class PlayedQuizzes {
  readonly #folder: string;
  readonly #clock: () => number;
  readonly #inTurn = createQueue();
  readonly #files: KnownFiles<ReadPlayed, { reason: string }>;
  #known: { readAt: number; latestFirst: Promise<ReadPlayed[]> } | undefined;

  constructor(folder: string, { log, clock }: { log: Log; clock(): number }) {
    this.#folder = folder;
    this.#clock = clock;
    this.#files = new KnownFiles(folder, {
      log,
      kind: 'played quiz',
      folderName: 'folder of played quizzes',
      mayBeMissing: true,
      maxFiles: MAX_FILES,
      keepsNewest: true,
      read: async (name) => (await readDocument(folder, name, readPlayed)).read,
      reasonOf: ({ reason }) => reason,
    });
  }

  /** Keeps what the n-th quiz of an evening asked, in place of what was known of it. Throws where the disk refuses. */
  note(n: number, played: PlayedQuiz): Promise<void> {
    const name = storedName(`${played.eveningId}-${n}`, 'evening', 'json');
    return this.#inTurn(async () => {
      await writeDocument(this.#folder, name, played);
      this.#known = undefined;
    });
  }

  /** When the questions of a quiz file's JSON were played, in whatever quiz they stood then; the latest first. */
  async ofQuiz(source: unknown): Promise<PlayedQuestion[]> {
    const times = new Map(keysIn(source).map((key) => [key, 0]));
    const played = await this.#latestFirst();
    return played.flatMap(({ date, byKey }) =>
      [...times].flatMap(([key, count]) => {
        const found = byKey.get(key);
        if (!found || count === MAX_TIMES) return [];
        times.set(key, count + 1);
        return { ...found, date };
      }),
    );
  }

  /**
   * The evenings of a season on which teams of tonight played, and were asked questions of this quiz; the latest first.
   * What the season does not know any more, because the host struck it, does not count.
   */
  async playedBefore(
    source: unknown,
    seasonId: string,
    season: Season,
    teams: readonly string[],
  ): Promise<NonNullable<HostGame['playedBefore']>> {
    const keys = keysIn(source);
    const tonight = new Map(teams.map((name) => [teamNamed(season, name)?.teamId, name]));
    tonight.delete(undefined);
    const played = (await this.#latestFirst()).filter((each) => each.seasonId === seasonId);
    const evenings = played.flatMap(({ eveningId, date, quizName, teams: had, byKey }) => {
      const questions = keys.filter((key) => byKey.has(key)).length;
      const evening = season.evenings.find((each) => each.eveningId === eveningId);
      if (!questions || !evening) return [];
      const counted = new Set(evening.results.map(({ teamId }) => teamId));
      const ids = new Set(had.map((name) => teamNamed(season, name)?.teamId));
      const names = [...tonight].flatMap(([id, name]) => (id && ids.has(id) && counted.has(id) ? name : []));
      const others = names.length - MAX_TEAMS;
      const said = { date, quizName, questions, teams: names.slice(0, MAX_TEAMS) };
      return names.length ? [{ ...said, ...(others > 0 && { others }) }] : [];
    });
    return evenings.slice(0, MAX_EVENINGS);
  }

  #latestFirst(): Promise<ReadPlayed[]> {
    const now = this.#clock();
    if (!this.#known || now - this.#known.readAt >= READ_EVERY_MS)
      this.#known = { readAt: now, latestFirst: this.#readFolder() };
    return this.#known.latestFirst;
  }

  /** Takes in what changed in the folder. Never fails: what cannot be read is named in the log, once. */
  async #readFolder(): Promise<ReadPlayed[]> {
    const files = (await this.#files.look()) ?? [];
    const played = files.flatMap(({ read }) => (read.ok ? read.value : []));
    return played.sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  }
}

function readPlayed(content: Content): Parsed<ReadPlayed> {
  const read = content.ok ? parsePlayedQuiz(content.json) : { ok: false as const, reason: reasonOf(content) };
  if (!read.ok) return read;
  const byKey = new Map(read.value.questions.map((each) => [questionKey(each.text, each.media), each]));
  return { ok: true, value: { ...read.value, byKey } };
}

/** The keys of all questions in a quiz file's JSON, each once, whether it can be played or not. */
function keysIn(source: unknown): string[] {
  if (!isObject(source)) return [];
  const rounds = listOf(source.rounds).flatMap((round) => (isObject(round) ? listOf(round.questions) : []));
  const questions = [...rounds, ...listOf(source.questions), source.tieBreak];
  return [...new Set(questions.flatMap(keyIn))];
}

function keyIn(question: unknown): string[] {
  if (!isObject(question) || typeof question.question !== 'string') return [];
  const [image, audio, video] = [question.image, question.audio, question.video].map((name) =>
    typeof name === 'string' ? name : undefined,
  );
  return [questionKey(question.question, mediaName({ image, audio, video }))];
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
