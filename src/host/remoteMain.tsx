import '../look/tokens.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { remoteCodeOf } from './remotePath';
import { Remote } from './routes/Remote';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root to show the remote in');
createRoot(root).render(
  <StrictMode>
    <Remote sessionCode={remoteCodeOf(location.pathname)} />
  </StrictMode>,
);
