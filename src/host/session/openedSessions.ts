import * as v from 'valibot';
import type { Id } from '../../contract/quizSummary';
import { secretSchema } from '../../contract/parsed';
import type { Session } from '../../contract/toMonitors';
import { whyOf } from '../api/quizApiError';
import { readResultsSummary, readSession } from '../api/readJson';
import { storedHostKeys } from './storedHostKeys';

/** The number of sessions remembered, newest first. */
const MOST_KEYS = 20;

const entrySchema = v.object({
  server: v.string(),
  sessionCode: v.string(),
  /** Absent if the server issued none, since it supports only the specification. */
  hostKey: v.optional(secretSchema),
  /** Set if sheets were printed for it: it is needed for days, however many others are opened meanwhile. */
  printed: v.optional(v.boolean()),
});
type Entry = v.InferOutput<typeof entrySchema>;
/** A session that this browser opened or is the remote of. */
type OpenedSession = Omit<Entry, 'server'>;
const entriesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** Returns the host key of a session that this browser opened on the server at `address`, or null. */
export function readHostKey(address: string, sessionCode: Id): string | null {
  return readEntries().find((entry) => isOf(entry, address, sessionCode))?.hostKey ?? null;
}

/** Returns the sessions that this browser opened on the server at `address`, newest first. */
export function sessionsOpenedAt(address: string): OpenedSession[] {
  return readEntries().filter(({ server }) => server === address);
}

/** Remembers a session and any host key. Forgets the oldest of too many, but one with printed sheets last. */
export function keepHostKey(address: string, sessionCode: Id, hostKey: string | undefined): void {
  const entry = { server: address, sessionCode: String(sessionCode), hostKey };
  const others = othersThan(address, sessionCode);
  if (others.length >= MOST_KEYS) {
    const leaving = others.findLastIndex(({ printed }) => !printed);
    others.splice(leaving, 1);
  }
  write([entry, ...others]);
}

/** Keeps a session longer than others, since its sheets were printed. */
export function keepPrinted(address: string, sessionCode: Id): void {
  write(
    readEntries().map((entry) => (isOf(entry, address, sessionCode) ? { ...entry, printed: true } : entry)),
  );
}

/** Forgets a session, and its host key, that the server no longer knows. */
export function forgetHostKey(address: string, sessionCode: Id): void {
  write(othersThan(address, sessionCode));
}

/** Returns the valid stored entries, newest first. */
function readEntries(): Entry[] {
  const read = v.safeParse(entriesSchema, storedHostKeys.read());
  return read.success ? read.output.filter((entry) => v.is(entrySchema, entry)) : [];
}

function othersThan(address: string, sessionCode: Id): Entry[] {
  return readEntries().filter((entry) => !isOf(entry, address, sessionCode));
}

function isOf({ server, ...entry }: Entry, address: string, sessionCode: Id): boolean {
  return server === address && entry.sessionCode === String(sessionCode);
}

function write(entries: Entry[]): void {
  storedHostKeys.write(JSON.stringify(entries));
}

/** A session that has ended and whose results are still available. */
export interface EndedEvening {
  sessionCode: string;
  quizName: string;
  endedAt: Date;
}

/** The state of the sessions that this browser opened, newest first. */
export interface Evenings {
  running: Session[];
  ended: EndedEvening[];
}

/** Asks the server about its sessions, and forgets those that are gone. Rejects like `readSession`. */
export async function readEvenings(address: string, signal: AbortSignal): Promise<Evenings> {
  const opened = sessionsOpenedAt(address);
  const found = await Promise.all(opened.map((each) => readEvening(address, each, signal)));
  opened.forEach(({ sessionCode }, place) => {
    if (found[place] === null) forgetHostKey(address, sessionCode);
  });
  return {
    running: found.filter((each) => each !== null && 'participants' in each),
    ended: found.filter((each) => each !== null && 'endedAt' in each),
  };
}

/** Returns null if the server has nothing about the session. */
async function readEvening(
  address: string,
  { sessionCode, hostKey }: OpenedSession,
  signal: AbortSignal,
): Promise<Session | EndedEvening | null> {
  const session = await unlessGone(readSession(address, sessionCode, signal));
  if (session !== null || hostKey === undefined) return session;
  const summary = await unlessGone(readResultsSummary(address, { sessionCode, hostKey }, signal));
  if (!summary?.endedAt) return null;
  return { sessionCode, quizName: summary.quizName, endedAt: new Date(summary.endedAt) };
}

/** Returns null if the server knows no such session, or only a different one under this code. */
async function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if (['forbidden', 'gone'].includes(whyOf(error))) return null;
    throw error;
  });
}
