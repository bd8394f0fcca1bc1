import { normaliseRoomCode } from '../contract/roomCode';
import { Remote } from './routes/Remote';
import { startPage } from './startPage';

startPage(<Remote sessionCode={remoteCodeOf(location.pathname)} />);

/** The room code in the remote's path, `/remote/{code}`; empty where there is none, which no session has. */
function remoteCodeOf(path: string): string {
  const code = /^\/remote\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  try {
    return normaliseRoomCode(decodeURIComponent(code));
  } catch {
    return '';
  }
}
