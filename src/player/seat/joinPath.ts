import { normaliseRoomCode } from '../../contract/roomCode';

/** The room code in the page's path, `/join/{code}`; empty where there is none. */
export function codeInPath(path: string): string {
  const typed = /^\/join\/([^/]+)/.exec(path)?.[1] ?? '';
  try {
    return normaliseRoomCode(decodeURIComponent(typed));
  } catch {
    // A path with a stray percent sign comes from no invitation of ours.
    return '';
  }
}

/** The path under which a reload finds the same room. */
export function joinPath(code: string): string {
  return `/join/${encodeURIComponent(code)}`;
}
