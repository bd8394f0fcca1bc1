import { normaliseRoomCode } from '../../contract/roomCode';

/** The room code in the page's path, `/join/{code}`; empty where there is none. */
export function codeInPath(path: string): string {
  const typed = /^\/join\/([^/]+)/.exec(path)?.[1] ?? '';
  try {
    return normaliseRoomCode(decodeURIComponent(typed));
  } catch {
    // A percent sign that encodes nothing: the path is not one that joinPath made.
    return '';
  }
}

/** The path under which a reload returns to the same session. */
export function joinPath(code: string): string {
  return `/join/${encodeURIComponent(code)}`;
}
