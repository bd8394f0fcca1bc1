import * as v from 'valibot';
import { normaliseRoomCode } from '../../contract/roomCode';
import type { Seat } from './joinState';

const ROOM_PREFIX = 'quiz-night.player.';
const NAME_KEY = 'quiz-night.player-name';
const MAX_ROOMS = 5;
/** After this many milliseconds /join without a code no longer leads back to the last room: the evening is over. */
const RECENT_MS = 12 * 60 * 60 * 1000;

const savedRoomSchema = v.object({
  code: v.string(),
  name: v.string(),
  token: v.string(),
  /** False while the answer to the joining is awaited: it may have been lost, so the token counts all the same. */
  admitted: v.boolean(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
});
export type SavedRoom = v.InferOutput<typeof savedRoomSchema>;

/** Keeps a seat, and the name for next time. Only the newest five rooms stay. */
export function saveRoom(seat: Seat, admitted: boolean): void {
  const room: SavedRoom = { ...seat, admitted, savedAt: Date.now() };
  withStorage((storage) => {
    storage.setItem(NAME_KEY, seat.name);
    storage.setItem(keyOf(seat.code), JSON.stringify(room));
  });
  for (const old of savedRooms().slice(MAX_ROOMS)) forgetRoom(old.code);
}

/** Forgets the seat in this room; the name stays for next time. */
export function forgetRoom(code: string): void {
  withStorage((storage) => storage.removeItem(keyOf(code)));
}

/** The seat this phone has in a room. */
export function findRoom(code: string): SavedRoom | undefined {
  return withStorage((storage) => readRoom(storage.getItem(keyOf(code))));
}

/** The room last joined, if that was within twelve hours. */
export function recentRoom(): SavedRoom | undefined {
  const [newest] = savedRooms();
  return newest && Date.now() - newest.savedAt < RECENT_MS ? newest : undefined;
}

/** The name typed last on this phone; empty at first. */
export function lastName(): string {
  return withStorage((storage) => storage.getItem(NAME_KEY)) ?? '';
}

/** All saved rooms, newest first. */
function savedRooms(): SavedRoom[] {
  const keys = withStorage((storage) => Object.keys(storage)) ?? [];
  const texts = keys
    .filter((key) => key.startsWith(ROOM_PREFIX))
    .map((key) => withStorage((storage) => storage.getItem(key)));
  const rooms = texts.map((text) => readRoom(text ?? null)).filter((room) => room !== undefined);
  return rooms.sort((one, other) => other.savedAt - one.savedAt);
}

function keyOf(code: string): string {
  return ROOM_PREFIX + normaliseRoomCode(code);
}

function readRoom(text: string | null): SavedRoom | undefined {
  try {
    const result = v.safeParse(savedRoomSchema, JSON.parse(text ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    // Someone else's text under our key is as good as none.
    return undefined;
  }
}

/** Storage may be switched off or full; then the phone plays on and only forgets more easily. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
