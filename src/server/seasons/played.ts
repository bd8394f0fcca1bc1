import { rm } from 'node:fs/promises';
import type { HostGame } from '../../contract/toHosts';
import { parserOf, type Parsed, isObject, listOf } from '../../contract/parsed';
import type { PlayedQuestion } from '../../contract/seasons';
import { mediaName, questionKey } from '../../game/quiz/questionKey';
import type { Season } from '../../game/season/season';
import { teamNamed } from '../../game/season/teams';
import { pathIn } from '../disk';
import { orSaveFailed, reasonOf, writeDocument, type Content } from '../files/document';
import { createListing, newestFiles } from '../files/listing';
import { Recent } from '../files/recent';
import { inTurns } from '../../session/schedule';
import type { Log } from '../../session/ports';
import { createQueue } from '../../session/schedule';
import { Entries, type EveningTimes } from './entries';
import { storedName } from '../files/names';
import type { PlayedByKey } from '../quizzes/questionSearch';
import { type PlayedQuiz, playedQuizSchema } from '../../session/results/playedQuiz';

/** How many played quizzes are read: twenty years, with one a week. */
const MAX_FILES = 1_000;
/** Limits of what is reported: times for one question, evenings, and teams named for each evening. */
const MAX_TIMES = 20;
const MAX_EVENINGS = 10;
const MAX_TEAMS = 20;

const parsePlayedQuiz = parserOf(playedQuizSchema);

/** A quiz that was played, with its questions by key. */
type ReadPlayed = PlayedQuiz & { byKey: Map<string, PlayedQuiz['questions'][number]> };

export type PlayedQuizzes = ReturnType<typeof createPlayedQuizzes>;

/** What was asked on which evening: one small file for each quiz that was played. */
export function createPlayedQuizzes(folder: string, { log, clock }: { log: Log; clock(): number }) {
  const inTurn = createQueue();
  const look = createListing<ReadPlayed>(folder, {
    log,
    kind: 'played quiz',
    readAs: readPlayed,
    limit: newestFiles(MAX_FILES),
  });
  /** Never fails: unreadable files are logged once. */
  const latestFirst = new Recent(clock, async () => {
    const played = ((await look()) ?? []).flatMap(({ read }) => (read.ok ? read.value : []));
    return played.sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  });
  /** What `byKey` returns, and what it was made of: files that have not changed are the same objects. */
  let summed: { of: readonly ReadPlayed[]; byKey: PlayedByKey } = { of: [], byKey: new Map() };
  const notedOf = async (evening: EveningTimes) => {
    const known = new Entries<{ fileName: string; played: PlayedQuiz }>();
    for (const { fileName, read } of (await look()) ?? [])
      if (read.ok) known.add(read.value.eveningId, { fileName, played: read.value });
    return known.of(evening);
  };
  const write = (fileName: string, played: PlayedQuiz): Promise<string> =>
    writeDocument(folder, fileName, { ...played, byKey: undefined });
  return {
    /** Records what an evening's n-th quiz asked, in place of any earlier record. Throws if the disk refuses. */
    note(n: number, played: PlayedQuiz): Promise<void> {
      const id = `${played.eveningId}-${n}`;
      return inTurn(async () => {
        await write(storedName(id, 'evening', 'json'), played);
        latestFirst.forget();
      });
    },
    /** Deletes what was asked on an evening. Throws if the disk refuses. */
    async forget(evening: EveningTimes): Promise<void> {
      await inTurn(async () => {
        for (const { fileName } of await notedOf(evening))
          await orSaveFailed(`the deletion of ${fileName}`, log, () =>
            rm(pathIn(folder, fileName), { force: true }),
          );
        latestFirst.forget();
      });
    },
    /**
     * Changes what is noted of an evening; `n` is that of `note`. Returns the evening's id there, undefined if nothing
     * is noted. Throws if the disk refuses.
     */
    edit(
      evening: EveningTimes,
      make: (n: number, played: PlayedQuiz) => PlayedQuiz,
    ): Promise<string | undefined> {
      return inTurn(async () => {
        const noted = await notedOf(evening);
        for (const { fileName, played } of noted) {
          const made = make(Number(/-(\d+)\.json$/i.exec(fileName)?.[1]), played);
          if (made === played) continue;
          await orSaveFailed(fileName, log, () => write(fileName, made));
        }
        latestFirst.forget();
        return noted[0]?.played.eveningId;
      });
    },
    /** Forgets who played before a day; what was asked stays. Throws if the disk refuses. */
    forgetTeams(day: string): Promise<void> {
      return inTurn(async () => {
        for (const { fileName, read } of (await look()) ?? []) {
          if (!read.ok || read.value.date >= day || read.value.teams.length === 0) continue;
          await write(fileName, { ...read.value, teams: [] });
        }
        latestFirst.forget();
      });
    },
    /** Returns the day on which each quiz was last played, and the season if it counted for one, by the quiz's id. */
    async lastTimes(): Promise<ReadonlyMap<string, Pick<PlayedQuiz, 'date' | 'seasonId'>>> {
      const earliestFirst = (await latestFirst.get()).toReversed();
      return new Map(earliestFirst.map((played) => [played.quizId, played]));
    },
    /** Returns what is known of every question that was played, by its key. */
    async byKey(): Promise<PlayedByKey> {
      const played = await latestFirst.get();
      const isKnown =
        played.length === summed.of.length && played.every((each, at) => each === summed.of[at]);
      if (!isKnown) summed = { of: played, byKey: await sumUp(played) };
      return summed.byKey;
    },
    /** Returns when the questions of a quiz file's JSON were played, in whatever quiz; the latest first. */
    async ofQuiz(source: unknown): Promise<PlayedQuestion[]> {
      const times = new Map(keysIn(source).map((key) => [key, 0]));
      const played = await latestFirst.get();
      return played.flatMap(({ date, byKey }) =>
        [...times].flatMap(([key, count]) => {
          const found = byKey.get(key);
          if (!found || count === MAX_TIMES) return [];
          times.set(key, count + 1);
          return { ...found, date };
        }),
      );
    },
    /**
     * Returns the evenings of a season on which teams playing tonight were asked questions of this quiz; the
     * latest first. Evenings that the host has removed from the season do not count.
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
      const played = (await latestFirst.get()).filter((each) => each.seasonId === seasonId);
      const evenings = played.flatMap(({ eveningId, date, quizName, teams: had, byKey }) => {
        const questions = keys.filter((key) => byKey.has(key)).length;
        const evening = season.evenings.find((each) => each.eveningId === eveningId);
        if (!questions || !evening) return [];
        const counted = new Set(evening.results.map(({ teamId }) => teamId));
        const ids = new Set(had.map((name) => teamNamed(season, name)?.teamId));
        const names = [...tonight].flatMap(([id, name]) =>
          id && ids.has(id) && counted.has(id) ? name : [],
        );
        const others = names.length - MAX_TEAMS;
        const said = { date, quizName, questions, teams: names.slice(0, MAX_TEAMS) };
        return names.length ? [{ ...said, ...(others > 0 && { others }) }] : [];
      });
      return evenings.slice(0, MAX_EVENINGS);
    },
  };
}

function readPlayed(content: Content): Parsed<ReadPlayed> {
  const read = content.ok ? parsePlayedQuiz(content.json) : { ok: false as const, reason: reasonOf(content) };
  if (!read.ok) return read;
  const byKey = new Map(read.value.questions.map((each) => [questionKey(each.text, each.media), each]));
  return { ok: true, value: { ...read.value, byKey } };
}

/** Sums up all times that each question was played. Lets others go on in between. */
async function sumUp(latestFirst: readonly ReadPlayed[]): Promise<PlayedByKey> {
  const sums = new Map<
    string,
    { lastPlayed: string; answered: number; right: number; rightShare?: number }
  >();
  await inTurns(latestFirst, ({ date, byKey }) => {
    for (const [key, { answered, share }] of byKey) {
      const sum = sums.get(key) ?? { lastPlayed: date, answered: 0, right: 0 };
      sum.answered += answered;
      sum.right += answered * share;
      if (sum.answered > 0) sum.rightShare = Math.round(sum.right / sum.answered);
      sums.set(key, sum);
    }
  });
  return sums;
}

/** Returns the keys of all questions in a quiz file's JSON, each once, whether it can be played or not. */
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
