import type { Screen } from './joinState';
import { findRoom, lastName, recentRoom } from './savedSessions';

/**
 * Where a freshly opened page begins: back on the seat this phone has in the room of the address, or without a code in
 * the room last joined; else at the form. A joining whose answer never came is taken up where it was left.
 */
export function firstScreen(code: string): Screen {
  const room = code ? findRoom(code) : recentRoom();
  if (!room) return { kind: 'form', draft: { code, name: lastName() } };
  const seat = { code: room.code, name: room.name, token: room.token };
  return { kind: room.admitted ? 'returning' : 'joining', seat };
}
