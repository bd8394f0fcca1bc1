import * as v from 'valibot';
import type { Id } from '../../contract/quizSummary';
import { secretSchema } from '../../contract/secretSchema';
import { storedHostKeys } from './storedHostKeys';

/** Of the sessions that this browser opened, the newest are remembered. */
const MOST_KEYS = 20;

const entrySchema = v.object({
  server: v.string(),
  sessionCode: v.string(),
  /** Absent where the server gave none: it knows only the specification. */
  hostKey: v.optional(secretSchema),
});
type Entry = v.InferOutput<typeof entrySchema>;
/** A session that this browser opened, or whose remote it is. */
export type OpenedSession = Omit<Entry, 'server'>;
const entriesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** The host key of a session that this browser opened on the server at `address`, or null. */
export function readHostKey(address: string, sessionCode: Id): string | null {
  return readEntries().find((entry) => isOf(entry, address, sessionCode))?.hostKey ?? null;
}

/** The sessions that this browser opened on the server at `address`, newest first. */
export function sessionsOpenedAt(address: string): OpenedSession[] {
  return readEntries().filter(({ server }) => server === address);
}

/** Remembers a session, with its host key where it has one; the oldest of too many is forgotten. */
export function keepHostKey(address: string, sessionCode: Id, hostKey: string | undefined): void {
  const entry = { server: address, sessionCode: String(sessionCode), hostKey };
  write([entry, ...othersThan(address, sessionCode)].slice(0, MOST_KEYS));
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
