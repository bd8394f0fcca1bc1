import '../look/tokens.css';
import './page.css';
import './join/join.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GAME_HUB_PATH } from '../contract/hubs';
import { restoreVenueLook } from '../look/venueLook';
import { PhoneApp } from './PhoneApp';
import { PhoneClient } from './phoneClient';
import { codeInPath, ticketInHash } from './join/entry';
import { loadVenue } from './join/useVenue';
import { showLanguages } from './texts/showLanguages';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

// The page's own origin, with http(s) as ws(s).
const hubUrl = location.origin.replace(/^http/, 'ws') + GAME_HUB_PATH;
const ticket = ticketInHash(location.hash);
// Used once: it is to stand neither in the browser's history nor in what is shared.
if (ticket) history.replaceState(null, '', location.pathname);
addEventListener('hashchange', () => location.reload());
const client = new PhoneClient(hubUrl, codeInPath(location.pathname), ticket);

restoreVenueLook();
const page = createRoot(root);
const onLanguage = showLanguages((texts) =>
  page.render(
    <StrictMode>
      <PhoneApp client={client} texts={texts} onLanguage={onLanguage} />
    </StrictMode>,
  ),
);
void loadVenue();
