import '../look/reset.css';
import { normaliseRoomCode } from '../contract/roomCode';
import { WORDS } from '../kinds/words';
import { handOver } from '../plug';
import { Remote } from './routes/Remote';
import { startPage } from './startPage';
import { takeLanguage } from './texts/useLanguage';

handOver({ words: WORDS });
// The laptop that offered the remote passes on its language.
takeLanguage(new URLSearchParams(location.search).get('lang') ?? undefined);
startPage(<Remote sessionCode={remoteCodeOf(location.pathname)} />);

/** Returns the room code in the path `/remote/{code}`; empty without one, which matches no session. */
function remoteCodeOf(path: string): string {
  const code = /^\/remote\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  try {
    return normaliseRoomCode(decodeURIComponent(code));
  } catch {
    return '';
  }
}
