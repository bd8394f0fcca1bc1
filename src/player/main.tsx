import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../look/tokens.css';
import { App } from './App';
import { GAME_HUB_PATH } from '../contract/hubs';
import { GameConnection } from './seat/joinClient';
import { codeInPath } from './seat/joinPath';
import './page.css';
import './seat/form.css';
import './seat/ticket.css';
import { HubClient } from './connection/hubClient';
import { languageFor, textsFor } from './seat/texts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

const language = languageFor(navigator.languages);
document.documentElement.lang = language;

// The page's own origin, with http(s) as ws(s).
const hubUrl = location.origin.replace(/^http/, 'ws') + GAME_HUB_PATH;
const game = new GameConnection((events) => new HubClient(hubUrl, events), codeInPath(location.pathname));

createRoot(root).render(
  <StrictMode>
    <App game={game} texts={textsFor(language)} />
  </StrictMode>,
);
