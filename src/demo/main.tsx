import '../host/ui/parts.css';
import '../host/kindsMain';
import './wallSize.css';
import './demo.css';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, useLocation } from 'react-router-dom';
import { type Language, languageFor } from '../contract/languages';
import { fileFor } from '../contract/wording/fileFor';
import { loadedOnce } from '../look/loadOrReload';
import { Watched } from '../look/watched';
import { App } from '../host/App';
import { saveServerKey } from '../host/api/serverKey';
import { ownServerAddress } from '../host/api/useServerAddress';
import { keepHostKey } from '../host/session/openedSessions';
import { startPage } from '../host/startPage';
import { saveLanguage } from '../host/texts/useLanguage';
import { loadNeeds } from '../host/ui/Boundary';
import { createSecret } from '../session/secrets';
import { keepApart } from './apart';
import { findAround, offer, type Around } from './around';
import { PageGround } from './ground';
import { loadTeamNames } from './inPlace/teamNames';
import { pageChannels } from './pageChannel';
import { loadSample, playable } from './pageQuizzes';
import { PageServer } from './pageServer';

/** Whether something was asked for, on the page that is open, that only a server can do. */
const needs = new Watched(false);

const TEXTS = import.meta.glob<{ default: Messages['demo'] }>('../locales/*/demo.json');

/** Opens a session of the sample quiz in this page, and shows its host's page beside two phones. */
async function begin(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang') ?? '';
  const language = languageFor([asked, ...navigator.languages]);
  const shown = new Watched('');
  const joinPage = new URL('join.html?', location.href);
  joinPage.hash = '';
  const ground = new PageGround({ quizzes: [], joinPages: [joinPage.href] });
  const server = new PageServer(ground, language, { need: () => needs.set(true), open: shown.set });
  const means = { WebSocket: ground.WebSocket, BroadcastChannel: pageChannels(), fetch: server.fetch };
  const storage = keepApart(means);
  saveLanguage(language);
  // Whoever opens a demo is its host.
  saveServerKey(ownServerAddress(), createSecret());
  const [sample, names] = await Promise.all([
    loadSample(language),
    loadPhoneNames(language),
    loadTeamNames(language),
  ]);
  ground.keep(playable(sample.quizId, sample));
  const { sessionCode, hostKey } = await server.open({ quizId: sample.quizId });
  const code = String(sessionCode);
  keepHostKey(ownServerAddress(), code, hostKey);
  const begun = loadedOnce(() => import('./later').then(({ loadRest }) => loadRest()));
  const around: Around = {
    ...means,
    code: shown,
    language,
    names,
    storage,
    begun: () => void begun().catch(() => undefined),
  };
  offer(around);
  openFromHere(() => needs.set(true));
  // What was open here before is gone with the page's memory.
  history.replaceState(null, '', `#/session/${code}`);
  startPage(<App Router={RoutesHere} />);
  // What the first question needs is there when the button is pressed, and so are the keys.
  const [{ DemoPanel }] = await Promise.all([
    import('./DemoPanel'),
    import('../host/routes/Lobby'),
    import('../host/game/projector/GameScreen'),
    import('../host/routes/HostControls'),
  ]);
  await loadNeeds();
  const panel = document.getElementById('demo') as HTMLElement;
  createRoot(panel).render(<DemoPanel around={around} needs={needs} />);
}

/** Opens the program's other pages, whose addresses a server would know, in windows that find this page's memory. */
function openFromHere(needsServer: () => void): void {
  const { open } = window;
  const openRoute = (path: string, ...more: [name?: string, place?: string]) => {
    if (!path.startsWith('/')) return open.call(window, path, ...more);
    if (!path.startsWith('/help/')) return open.call(window, `${location.pathname}#${path}`, ...more);
    needsServer();
    return null;
  };
  window.open = (path, ...more) => openRoute(String(path), ...more);
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[target="_blank"]');
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/')) return;
    event.preventDefault();
    openRoute(path, '_blank');
  });
}

/** Returns the names of the two phones' teams in a language. */
async function loadPhoneNames(language: Language): Promise<string[]> {
  const { demo } = (await fileFor(TEXTS, language)()).default;
  return [1, 2].map((number) => demo.phone({ number }));
}

/** Routes in the address's hash. The phones stand beside the pages of a session; others have all the room. */
function RoutesHere({ children }: { children?: ReactNode }) {
  return (
    <HashRouter>
      <Places />
      {children}
    </HashRouter>
  );
}

function Places(): null {
  const { pathname } = useLocation();
  useEffect(() => {
    needs.set(false);
    document.documentElement.dataset.demo = pathname.startsWith('/session/') ? 'beside' : 'alone';
  }, [pathname]);
  return null;
}

const around = findAround();
if (around) {
  // A stage, in a frame or a window of a demo's page.
  keepApart(around, around.storage);
  startPage(<App Router={HashRouter} />);
} else void begin();
