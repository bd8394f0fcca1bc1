import * as v from 'valibot';
import { parserOf } from '../../contract/parsed';
import { eveningSummaryFields } from '../../contract/pastEvenings';
import { resultsSchema, type GameResults } from './storedResults';

/** How many names a list shows. */
const MOST_NAMES = 10;

const eveningHeadSchema = v.object({ sessionCode: v.string(), ...eveningSummaryFields });
/** The head of an evening's file, before the results. */
export type EveningHead = v.InferOutput<typeof eveningHeadSchema>;

/** Reads the beginning of an evening's file, completed to JSON. */
export const parseEveningHead = parserOf(v.object({ evening: eveningHeadSchema }));

const storedEveningSchema = v.object({
  evening: eveningHeadSchema,
  /** The results of the last quiz, with those of the quizzes before it. */
  results: resultsSchema,
});
/** What is kept of a past evening: no tokens, keys, addresses or fair-play records. */
export type StoredEvening = v.InferOutput<typeof storedEveningSchema>;

export const parseStoredEvening = parserOf(storedEveningSchema);

/** The session that the results belong to. Times are milliseconds since 1970. */
interface EndedSession {
  sessionCode: string;
  /** The name of the last quiz. */
  quizName: string;
  createdAt: number;
  endedAt: number;
}

/** Returns the evening of a session that has ended; undefined if no question was asked or nobody played. */
export function eveningOf(session: EndedSession, all: GameResults): StoredEvening | undefined {
  const { former = [], ...own } = all;
  const played = [...former, { quizName: session.quizName, results: own }].filter(
    ({ results }) => results.questions.length > 0 && results.standings.length > 0,
  );
  const last = played.at(-1);
  if (!last) return undefined;
  const { standings } = last.results;
  const winners = standings.filter(({ rank, points }) => rank === 1 && points > 0);
  const before = played.slice(0, -1);
  return {
    evening: {
      sessionCode: session.sessionCode,
      quizNames: played.map(({ quizName }) => quizName),
      openedAt: new Date(session.createdAt).toISOString(),
      endedAt: new Date(session.endedAt).toISOString(),
      players: standings.length,
      winners: winners.slice(0, MOST_NAMES).map(({ name }) => name),
    },
    results: { ...last.results, ...(before.length > 0 && { former: before }) },
  };
}

/** Returns an evening's id: when its session was opened, and its code, which another evening can share. */
export function eveningIdOf({ openedAt, sessionCode }: EveningHead): string {
  return `${openedAt.replace(/[:.]/g, '-')}-${sessionCode}`;
}
