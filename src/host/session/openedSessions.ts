import * as v from 'valibot';
import type { Id } from '../../contract/quizSummary';
import { secretSchema } from '../../contract/parsed';
import type { Session } from '../../contract/session';
import { httpStatusOf } from '../api/quizApiError';
import { readResultsSummary, readSession } from '../api/readSession';
import { readServerAddress, subscribeToServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { onResume } from '../browser/page';
import { storedHostKeys } from './storedHostKeys';

/** Of the sessions that this browser opened, the newest are remembered. */
const MOST_KEYS = 20;

const entrySchema = v.object({
  server: v.string(),
  sessionCode: v.string(),
  /** Absent where the server gave none: it knows only the specification. */
  hostKey: v.optional(secretSchema),
  /** Its sheets were printed: it is needed for days, however many others are opened meanwhile. */
  printed: v.optional(v.boolean()),
});
type Entry = v.InferOutput<typeof entrySchema>;
/** A session that this browser opened, or whose remote it is. */
type OpenedSession = Omit<Entry, 'server'>;
const entriesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** The host key of a session that this browser opened on the server at `address`, or null. */
export function readHostKey(address: string, sessionCode: Id): string | null {
  return readEntries().find((entry) => isOf(entry, address, sessionCode))?.hostKey ?? null;
}

/** The sessions that this browser opened on the server at `address`, newest first. */
export function sessionsOpenedAt(address: string): OpenedSession[] {
  return readEntries().filter(({ server }) => server === address);
}

/**
 * Remembers a session, with its host key where it has one; the oldest of too many is forgotten, one whose sheets were
 * printed last of all.
 */
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

/** Forgets a session that the server does not know any more, with its host key. */
export function forgetHostKey(address: string, sessionCode: Id): void {
  write(othersThan(address, sessionCode));
}

/** Calls back whenever a host key comes or goes, here or in another tab. */
export const subscribeToHostKeys = storedHostKeys.subscribe;

/** What can be read of what is stored, newest first. */
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

/** A session that has ended, and whose results can still be had. */
export interface EndedEvening {
  sessionCode: string;
  quizName: string;
  endedAt: Date;
}

/** What became of the sessions that this browser opened, newest first. */
export interface Evenings {
  running: Session[];
  ended: EndedEvening[];
}

/**
 * Tells what became of them: now, whenever one of them or the server's address changes, and when somebody looks at the
 * page again. Returns an unsubscribe function.
 */
export function watchEvenings(onRead: (evenings: Evenings) => void): () => void {
  let abort = new AbortController();
  let shownAddress: string | undefined;
  const read = (): void => {
    abort.abort();
    const { signal } = (abort = new AbortController());
    const address = readServerAddress();
    // What another server has is not shown meanwhile.
    if (shownAddress !== undefined && shownAddress !== address) onRead({ running: [], ended: [] });
    shownAddress = address;
    readEvenings(address, signal).then(
      (evenings) => {
        if (!signal.aborted) onRead(evenings);
      },
      (error: unknown) => {
        if (!signal.aborted) logFailure('The sessions of this browser could not be read', error);
      },
    );
  };
  const stops = [subscribeToServerAddress(read), subscribeToHostKeys(read), onResume(read)];
  read();
  return () => {
    abort.abort();
    for (const stop of stops) stop();
  };
}

/** Asks the server at `address`, and forgets the sessions that it does not know any more. Rejects as `readSession`. */
async function readEvenings(address: string, signal: AbortSignal): Promise<Evenings> {
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

/** Null where the server has nothing of it. */
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

/** Null where the server knows no such session, or only another one under this code. */
async function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if ([403, 404].includes(httpStatusOf(error) ?? 0)) return null;
    throw error;
  });
}
