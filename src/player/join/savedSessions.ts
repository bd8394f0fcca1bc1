import * as v from 'valibot';
import { normaliseRoomCode } from '../../contract/roomCode';
import { secretSchema } from '../../contract/parsed';
import { withStorage } from '../../look/withStorage';
import { parseSaved } from '../storage/parseSaved';
import type { Membership } from './joinState';

/** No name or code is longer. A frame too large would end the connection instead of being answered. */
export const MAX_TYPED = 1000;
const KEY_PREFIX = 'quiz-night.player.';
const NAME_KEY = 'quiz-night.player-name';
const FAIR_PLAY_KEY = 'quiz-night.fair-play';
const MAX_SESSIONS = 5;
/** After this many milliseconds `/join` without a code no longer returns to the last session. */
const RECENT_MS = 12 * 60 * 60 * 1000;

const typedSchema = v.pipe(v.string(), v.maxLength(MAX_TYPED));
const savedSessionSchema = v.object({
  code: typedSchema,
  name: typedSchema,
  token: secretSchema,
  ticket: v.optional(secretSchema),
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
    if (membership.name) storage.setItem(NAME_KEY, membership.name);
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
  return readSession(keyOf(code));
}

/** The session last joined, if that was within twelve hours. */
export function recentSession(): SavedSession | undefined {
  const [newest] = savedSessions();
  return newest && Date.now() - newest.savedAt < RECENT_MS ? newest : undefined;
}

/** The next time no name is offered. */
export function forgetName(): void {
  withStorage((storage) => storage.removeItem(NAME_KEY));
}

/** The name typed last on this phone; empty at first. */
export function lastName(): string {
  return withStorage((storage) => storage.getItem(NAME_KEY)) ?? '';
}

/** Notes that the player with this token was told what hosts see of who leaves the page. */
export function toldOfFairPlay(token: string): void {
  withStorage((storage) => storage.setItem(FAIR_PLAY_KEY, token));
}

/** Whether the player with this token was told on this phone. */
export function wasToldOfFairPlay(token: string): boolean {
  return withStorage((storage) => storage.getItem(FAIR_PLAY_KEY)) === token;
}

/** All saved sessions, newest first. */
function savedSessions(): SavedSession[] {
  const keys = withStorage((storage) => Object.keys(storage)) ?? [];
  const sessions = keys
    .filter((key) => key.startsWith(KEY_PREFIX))
    .map(readSession)
    .filter((saved) => saved !== undefined);
  return sessions.sort((one, other) => other.savedAt - one.savedAt);
}

function keyOf(code: string): string {
  return KEY_PREFIX + normaliseRoomCode(code);
}

/** What is saved under a key. What is damaged, or stands under a wrong key, is forgotten: no server could use it. */
function readSession(key: string): SavedSession | undefined {
  const saved = parseSaved(key, savedSessionSchema);
  if (saved && keyOf(saved.code) === key) return saved;
  withStorage((storage) => storage.removeItem(key));
  return undefined;
}
