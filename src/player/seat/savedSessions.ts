import * as v from 'valibot';
import { normaliseRoomCode } from '../../contract/roomCode';
import type { Membership } from './joinState';

const KEY_PREFIX = 'quiz-night.player.';
const NAME_KEY = 'quiz-night.player-name';
const MAX_SESSIONS = 5;
/** After this many milliseconds `/join` without a code no longer returns to the last session. */
const RECENT_MS = 12 * 60 * 60 * 1000;

const savedSessionSchema = v.object({
  code: v.string(),
  name: v.string(),
  token: v.string(),
  /** False until the join has succeeded as far as the phone knows. The server may know the token all the same. */
  admitted: v.boolean(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
});
export type SavedSession = v.InferOutput<typeof savedSessionSchema>;

/** Keeps a membership, and the name for next time. Only the newest five sessions stay. */
export function saveSession(membership: Membership, admitted: boolean): void {
  const saved: SavedSession = { ...membership, admitted, savedAt: Date.now() };
  withStorage((storage) => {
    storage.setItem(NAME_KEY, membership.name);
    storage.setItem(keyOf(membership.code), JSON.stringify(saved));
  });
  for (const old of savedSessions().slice(MAX_SESSIONS)) forgetSession(old.code);
}

/** Forgets the membership in this session; the name stays for next time. */
export function forgetSession(code: string): void {
  withStorage((storage) => storage.removeItem(keyOf(code)));
}

/** The membership that this phone has in the session with this room code. */
export function findSavedSession(code: string): SavedSession | undefined {
  return withStorage((storage) => readSession(storage.getItem(keyOf(code))));
}

/** The session last joined, if that was within twelve hours. */
export function recentSession(): SavedSession | undefined {
  const [newest] = savedSessions();
  return newest && Date.now() - newest.savedAt < RECENT_MS ? newest : undefined;
}

/** The name typed last on this phone; empty at first. */
export function lastName(): string {
  return withStorage((storage) => storage.getItem(NAME_KEY)) ?? '';
}

/** All saved sessions, newest first. */
function savedSessions(): SavedSession[] {
  const keys = withStorage((storage) => Object.keys(storage)) ?? [];
  const texts = keys
    .filter((key) => key.startsWith(KEY_PREFIX))
    .map((key) => withStorage((storage) => storage.getItem(key)));
  const sessions = texts.map((text) => readSession(text ?? null)).filter((saved) => saved !== undefined);
  return sessions.sort((one, other) => other.savedAt - one.savedAt);
}

function keyOf(code: string): string {
  return KEY_PREFIX + normaliseRoomCode(code);
}

function readSession(text: string | null): SavedSession | undefined {
  try {
    const result = v.safeParse(savedSessionSchema, JSON.parse(text ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    // A text that is not JSON counts as none.
    return undefined;
  }
}

/** Storage may be switched off or full; then the page works without it and forgets on reload. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
