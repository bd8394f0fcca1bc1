import '../look/tokens.css';
import './page.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeServerKeys } from './api/serverKey';
import { logFailure } from './browser/log';
import { remoteCodeOf } from './remotePath';

/** The remote leaves out what the other screens need: a phone loads it over the venue's Wi-Fi. */
async function loadPage(): Promise<ReactNode> {
  const sessionCode = remoteCodeOf(location.pathname);
  if (sessionCode === null) {
    const { App } = await import('./App');
    return <App />;
  }
  const { Remote } = await import('./routes/Remote');
  return <Remote sessionCode={sessionCode} />;
}

// Before the router reads the address.
takeServerKeys();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root to show the host client in');
const reactRoot = createRoot(root);
loadPage().then(
  (page) => reactRoot.render(<StrictMode>{page}</StrictMode>),
  (error: unknown) => logFailure('The page could not be loaded', error),
);
