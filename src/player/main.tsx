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
void loadOrReload(async () =>
  location.search === CHECK_QUERY ? (
    (await import('./check/CheckPage')).loadCheckPage(language)
  ) : (
    <PhoneApp client={client} texts={await loadPhoneTexts(language)} />
  ),
).then((page) =>
  createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode>{page}</StrictMode>),
);
void loadVenue();
