import '../host/ui/parts.css';
import './demo.css';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { languageFor } from '../contract/languages';
import { App } from '../host/App';
import { ownServerAddress } from '../host/api/useServerAddress';
import { keepHostKey } from '../host/session/openedSessions';
import { startPage } from '../host/startPage';
import { saveLanguage } from '../host/texts/useLanguage';
import { loadNeeds } from '../host/ui/Boundary';
import { handOver } from '../plug';
import { keepApart } from './apart';
import { offer } from './around';
import { PageGround } from './ground';
import { PageServer } from './pageServer';
import { loadSample, playable } from './pageQuizzes';
import { loadTeamNames } from './inPlace/teamNames';
import { Phones } from './Phones';

handOver({
  wall: () => import('../kinds/wall').then((part) => part.WALL),
  words: () => import('../kinds/words').then((part) => part.WORDS),
  paper: () => import('../kinds/paper').then((part) => part.PAPER),
  workshop: () => import('../kinds/workshop').then((part) => part.WORKSHOP),
  workshopFields: () => import('../kinds/workshopFields').then((part) => part.WORKSHOP_FIELDS),
});

const language = languageFor(navigator.languages);
const ground = new PageGround({ quizzes: [], joinPages: [new URL('join.html?', location.href).href] });
const server = new PageServer(ground, language);
keepApart({ WebSocket: ground.WebSocket, fetch: server.fetch });
saveLanguage(language);

async function begin(): Promise<void> {
  const [sample] = await Promise.all([loadSample(language), loadTeamNames(language)]);
  ground.keep(playable(sample.quizId, sample));
  const { sessionCode, hostKey } = await ground.create(sample.quizId, { teams: 12, language });
  const code = String(sessionCode);
  keepHostKey(ownServerAddress(), code, hostKey);
  const { WebSocket } = ground;
  offer({ WebSocket, fetch: server.fetch, code, language, names: ['Phone 1', 'Phone 2'] });
  history.replaceState(null, '', `#/session/${code}`);
  followPage();
  addEventListener('popstate', followPage);
  startPage(<App Router={HashRouter} />);
  // What the first question needs is there when the button is pressed, and so are the keys.
  await Promise.all([
    import('../host/routes/Lobby'),
    import('../host/game/projector/GameScreen'),
    import('../host/routes/HostControls'),
  ]);
  await loadNeeds();
  createRoot(document.getElementById('demo') as HTMLElement).render(<Phones />);
}

function followPage(): void {
  const { dataset } = document.documentElement;
  dataset.demo = location.hash.startsWith('#/session/') ? 'beside' : 'alone';
}
void begin();
