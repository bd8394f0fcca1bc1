import '../look/tokens.css';
import '../look/reset.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { leaveFocusOutside, PhonePreview } from './PhonePreview';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

leaveFocusOutside();
createRoot(root).render(
  <StrictMode>
    <PhonePreview />
  </StrictMode>,
);
