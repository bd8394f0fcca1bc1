import '../look/tokens.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { normaliseRoomCode } from '../contract/roomCode';
import { Remote } from './routes/Remote';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root to show the remote in');
createRoot(root).render(
  <StrictMode>
    <Remote sessionCode={remoteCodeOf(location.pathname)} />
  </StrictMode>,
);

/** The room code in the remote's path, `/remote/{code}`; empty where there is none, which no session has. */
function remoteCodeOf(path: string): string {
  const code = /^\/remote\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  try {
    return normaliseRoomCode(decodeURIComponent(code));
  } catch {
    return '';
  }
}
