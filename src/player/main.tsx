import '../look/tokens.css';
import './page.css';
import './seat/form.css';
import './seat/ticket.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GAME_HUB_PATH } from '../contract/hubs';
import { App } from './App';
import { PhoneClient } from './phoneClient';
import { codeInPath } from './seat/joinPath';
import { languageFor } from './seat/texts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

const language = languageFor(navigator.languages);
document.documentElement.lang = language;

// The page's own origin, with http(s) as ws(s).
const hubUrl = location.origin.replace(/^http/, 'ws') + GAME_HUB_PATH;
const client = new PhoneClient(hubUrl, codeInPath(location.pathname));

createRoot(root).render(
  <StrictMode>
    <App client={client} language={language} />
  </StrictMode>,
);
