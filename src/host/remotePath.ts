import { normaliseRoomCode } from '../contract/roomCode';

/** The room code in the remote's path, `/remote/{code}`; empty where there is none, which no session has. */
export function remoteCodeOf(path: string): string {
  const code = /^\/remote\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  try {
    return normaliseRoomCode(decodeURIComponent(code));
  } catch {
    return '';
  }
}
