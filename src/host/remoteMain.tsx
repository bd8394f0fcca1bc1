import '../look/reset.css';
import { normaliseRoomCode } from '../contract/roomCode';
import { Remote } from './routes/Remote';
import { startPage } from './startPage';
import { takeLanguage } from './texts/useLanguage';

// The laptop that offered the remote says in what language.
takeLanguage(new URLSearchParams(location.search).get('lang') ?? undefined);
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
