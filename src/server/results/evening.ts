import * as v from 'valibot';
import { parserOf } from '../../contract/parsed';
import { eveningSummaryFields } from '../../contract/pastEvenings';
import type { GameResults } from './storedResults';

/** In a list: more names than these are not read. */
const MOST_NAMES = 10;

const eveningHeadSchema = v.object({ sessionCode: v.string(), ...eveningSummaryFields });
/** What an evening's file says before the results. */
export type EveningHead = v.InferOutput<typeof eveningHeadSchema>;

/** Reads the beginning of an evening's file, or all of it. */
export const parseEveningHead = parserOf(v.object({ evening: eveningHeadSchema }));

/** What is kept of an evening that is over: nothing of tokens, keys, addresses or fair play. */
export interface KeptEvening {
  head: EveningHead;
  /** Of the last quiz, with those of the quizzes before it. */
  results: GameResults;
}

/** Of which session the results are. Times are milliseconds since 1970. */
interface EndedSession {
  sessionCode: string;
  /** Of the last quiz. */
  quizName: string;
  createdAt: number;
  endedAt: number;
}

/** The evening of a session that has ended; undefined where nobody was asked anything. */
export function eveningOf(session: EndedSession, all: GameResults): KeptEvening | undefined {
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
    head: {
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

/** An evening's name: when its session was opened, and its code, which another evening can have as well. */
export function eveningIdOf({
  openedAt,
  sessionCode,
}: Pick<EveningHead, 'openedAt' | 'sessionCode'>): string {
  return `${openedAt.replace(/[:.]/g, '-')}-${sessionCode}`;
}
