import '../look/tokens.css';
import '../look/classes.css';
import '../look/reset.css';
import './page.css';
import './join/join.css';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { GAME_HUB_PATH } from '../contract/fromPhones';
import { isLanguage, type Language } from '../contract/languages';
import { CHECK_QUERY } from '../contract/network';
import { loadOrReload } from '../look/loadOrReload';
import { restoreVenueLook } from '../look/venueLook';
import { handOver } from '../plug';
import { PhoneApp } from './PhoneApp';
import { PhoneClient } from './phoneClient';
import { codeInPath, ticketInHash } from './join/entry';
import { isDrawn, takeOver } from './join/takeOver';
import { loadVenue } from './join/useVenue';
import { showLanguages, wishedLanguage } from './texts/showLanguages';

handOver({ phone: () => import('../kinds/phone').then((part) => part.PHONE) });
// The page's own origin, with ws(s) for http(s).
const hubUrl = location.origin.replace(/^http/, 'ws') + GAME_HUB_PATH;
const ticket = ticketInHash(location.hash);
// Used once: it must stay neither in the browser's history nor in what is shared.
if (ticket) history.replaceState(history.state, '', location.pathname);
addEventListener('hashchange', () => location.reload());
const client = new PhoneClient(hubUrl, codeInPath(location.pathname), ticket);

restoreVenueLook();
const root = document.getElementById('root') as HTMLElement;
const isCheck = location.search === CHECK_QUERY;
const drawnIn = document.documentElement.lang;
let page: Root | undefined;
/** Shows another language. The check page lets nobody choose one. */
let onLanguage: (language: Language) => void = () => undefined;

/** Goes on with the page that was drawn before there were scripts, with what was typed and pressed meanwhile. */
function begin(content: ReactNode): Root {
  const { draft, language, isPressed } = takeOver(root);
  if (draft) client.edit(draft);
  const { screen } = client.getState().join;
  const isKept = !isCheck && drawnIn === document.documentElement.lang && isDrawn(root, screen);
  const begun = isKept ? hydrateRoot(root, content) : createRoot(root);
  begun.render(content);
  if (language !== drawnIn && isLanguage(language)) onLanguage(language);
  if (isPressed && screen.kind === 'form') client.join(screen.draft.code, screen.draft.name);
  return begun;
}

// The current content stays until a new part of the page has its texts.
const show = (content: ReactNode): void =>
  startTransition(() => {
    const whole = <StrictMode>{content}</StrictMode>;
    if (page) page.render(whole);
    else page = begin(whole);
  });
if (isCheck) {
  void loadOrReload(() => import('./check/CheckPage'))
    .then(({ loadCheckPage }) => loadCheckPage(wishedLanguage()))
    .then(show);
} else {
  onLanguage = showLanguages((texts) =>
    show(<PhoneApp client={client} texts={texts} onLanguage={onLanguage} />),
  );
}
void loadVenue();
