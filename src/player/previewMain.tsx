import '../look/tokens.css';
import './page.css';
import './seat/form.css';
import './seat/ticket.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { leaveFocusOutside } from './preview/leaveFocusOutside';
import { PhonePreview } from './preview/PhonePreview';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

leaveFocusOutside();
createRoot(root).render(
  <StrictMode>
    <PhonePreview />
  </StrictMode>,
);
