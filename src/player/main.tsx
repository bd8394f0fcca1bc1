import '../look/tokens.css';
import './page.css';
import './join/join.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GAME_HUB_PATH } from '../contract/hubs';
import { languageFor } from '../contract/languages';
import { CHECK_QUERY } from '../contract/network';
import { restoreVenueLook } from '../look/venueLook';
import { PhoneApp } from './PhoneApp';
import { PhoneClient } from './phoneClient';
import { codeInPath, ticketInHash } from './join/entry';
import { loadOrReload } from '../look/loadOrReload';
import { loadVenue } from './join/useVenue';
import { loadPhoneTexts } from './texts/loadTexts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

const language = languageFor(navigator.languages);
document.documentElement.lang = language;

// The page's own origin, with http(s) as ws(s).
const hubUrl = location.origin.replace(/^http/, 'ws') + GAME_HUB_PATH;
const ticket = ticketInHash(location.hash);
// Used once: it is to stand neither in the browser's history nor in what is shared.
if (ticket) history.replaceState(null, '', location.pathname);
addEventListener('hashchange', () => location.reload());
const client = new PhoneClient(hubUrl, codeInPath(location.pathname), ticket);

restoreVenueLook();
if (location.search === CHECK_QUERY) {
  void loadOrReload(async () => (await import('./check/CheckPage')).loadCheckPage(language)).then((page) =>
    createRoot(root).render(<StrictMode>{page}</StrictMode>),
  );
} else {
  void loadOrReload(() => loadPhoneTexts(language)).then((texts) =>
    createRoot(root).render(
      <StrictMode>
        <PhoneApp client={client} texts={texts} />
      </StrictMode>,
    ),
  );
  void loadVenue();
}
