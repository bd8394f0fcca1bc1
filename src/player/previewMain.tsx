import '../look/fonts/phone.css';
import '../look/tokens.css';
import '../look/classes.css';
import '../look/reset.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PHONE } from '../kinds/phone';
import { handOver } from '../plug';
import { leaveFocusOutside } from './leaveFocusOutside';
import { PhonePreview } from './PhonePreview';

handOver({ phone: PHONE });
leaveFocusOutside();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <PhonePreview />
  </StrictMode>,
);
