import '../look/tokens.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { takeServerKeys } from './api/serverKey';

// Before the router reads the address.
takeServerKeys();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root to show the host client in');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
