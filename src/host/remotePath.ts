import { normaliseRoomCode } from '../contract/roomCode';

/** The room code in the remote's path, `/remote/{code}`; null for every other path. */
export function remoteCodeOf(path: string): string | null {
  const code = /^\/remote\/([^/]+)\/?$/.exec(path)?.[1];
  if (code === undefined) return null;
  try {
    return normaliseRoomCode(decodeURIComponent(code));
  } catch {
    return null;
  }
}
