import * as v from 'valibot';
import { normaliseRoomCode } from '../../contract/roomCode';
import { secretSchema } from '../../contract/parsed';
import { withStorage } from '../../look/withStorage';
import type { OwnMembership } from './joinState';

/** Names and codes are never longer. Too large a frame would end the connection without a result. */
export const MAX_TYPED = 1000;
const KEY_PREFIX = 'quiz-night.player.';
const NAME_KEY = 'quiz-night.player-name';
const FAIR_PLAY_KEY = 'quiz-night.fair-play';
const TRIAL_KEY = 'quiz-night.trial';
const MAX_SESSIONS = 5;
/** In milliseconds: after this, `/join` without a code no longer returns to the last session. */
const RECENT_MS = 12 * 60 * 60 * 1000;

const typedSchema = v.pipe(v.string(), v.maxLength(MAX_TYPED));
const savedSessionSchema = v.object({
  code: typedSchema,
  name: typedSchema,
  token: secretSchema,
  ticket: v.optional(secretSchema),
  /** False until the phone knows that the join has succeeded. The server may know the token regardless. */
  admitted: v.boolean(),
  /** The player has left, and has not been admitted again. */
  left: v.optional(v.literal(true)),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
});
type SavedSession = v.InferOutput<typeof savedSessionSchema>;

/** Saves a membership, and the name for next time. Only the five latest sessions are kept. */
export function saveSession(membership: OwnMembership, admitted: boolean): void {
  const former = findSavedSession(membership.code);
  const left = !admitted && former?.token === membership.token ? former.left : undefined;
  save({ ...membership, admitted, left, savedAt: Date.now() });
}

/** Saves that the player has left a session: the token gets the place back. */
export function saveLeft({ code, name, token }: OwnMembership): void {
  save({ code, name, token, admitted: false, left: true, savedAt: Date.now() });
}

function save(saved: SavedSession): void {
  withStorage(
    (storage) => {
      if (saved.name) storage.setItem(NAME_KEY, saved.name);
      storage.setItem(keyOf(saved.code), JSON.stringify(saved));
    },
    () => keepInHistory(saved),
  );
  for (const old of savedSessions().slice(MAX_SESSIONS)) forgetSession(old);
}

/**
 * Forgets a membership, but not that of another tab in the same session; the name is kept for next time.
 */
export function forgetSession({ code, token }: Pick<OwnMembership, 'code' | 'token'>): void {
  if (findSavedSession(code)?.token !== token) return;
  withStorage(
    (storage) => storage.removeItem(keyOf(code)),
    () => keepInHistory(undefined),
  );
}

/** Returns this phone's membership in the session with this room code. */
export function findSavedSession(code: string): SavedSession | undefined {
  const key = keyOf(code);
  return readSession(key) ?? placeInHistory(key);
}

/** Whether this browser saves nothing: its storage is disabled or full. */
export function keepsNothing(): boolean {
  // The build draws the page for everyone, without a browser.
  if (!('localStorage' in globalThis)) return false;
  const isSaved = withStorage((storage) => {
    storage.setItem(TRIAL_KEY, '');
    storage.removeItem(TRIAL_KEY);
    return true;
  });
  return isSaved !== true;
}

/** Returns the session last joined and not left, if that was within twelve hours. */
export function recentSession(): SavedSession | undefined {
  const newest = savedSessions().find(({ left }) => !left) ?? placeInHistory();
  return newest && !newest.left && Date.now() - newest.savedAt < RECENT_MS ? newest : undefined;
}

/** No longer offers a name next time. */
export function forgetName(): void {
  withStorage((storage) => storage.removeItem(NAME_KEY));
}

/** Returns the name typed last on this phone; empty at first. */
export function lastName(): string {
  return withStorage((storage) => storage.getItem(NAME_KEY)) ?? '';
}

/** Records that the player with this token was told what hosts see. */
export function toldOfFairPlay(token: string): void {
  withStorage((storage) => storage.setItem(FAIR_PLAY_KEY, token));
}

/** Whether the player with this token was told on this phone. */
export function wasToldOfFairPlay(token: string): boolean {
  return withStorage((storage) => storage.getItem(FAIR_PLAY_KEY)) === token;
}

/** Returns all saved sessions, latest first. */
function savedSessions(): SavedSession[] {
  const keys = withStorage((storage) => Object.keys(storage)) ?? [];
  const sessions = keys
    .filter((key) => key.startsWith(KEY_PREFIX))
    .map(readSession)
    .filter((saved) => saved !== undefined);
  return sessions.sort((one, other) => other.savedAt - one.savedAt);
}

/** Keeps a place where a reload finds it, although the browser saves nothing, and an address does not show it. */
function keepInHistory(place: SavedSession | undefined): void {
  history.replaceState({ place }, '');
}

function placeInHistory(key?: string): SavedSession | undefined {
  const { place } = (history.state ?? {}) as { place?: unknown };
  const parsed = v.safeParse(savedSessionSchema, place);
  if (!parsed.success) return undefined;
  return key === undefined || keyOf(parsed.output.code) === key ? parsed.output : undefined;
}

function keyOf(code: string): string {
  return KEY_PREFIX + normaliseRoomCode(code);
}

/** Returns what is saved under a key. Damaged or misplaced entries are useless, and deleted. */
function readSession(key: string): SavedSession | undefined {
  const saved = parseSaved(key, savedSessionSchema);
  if (saved && keyOf(saved.code) === key) return saved;
  withStorage((storage) => storage.removeItem(key));
  return undefined;
}

/** Returns the JSON saved under a key, or undefined if there is none or it has another shape. */
export function parseSaved<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const text = withStorage((storage) => storage.getItem(key));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : undefined;
}
