import '../look/fonts/host.css';
import '../look/tokens.css';
import '../look/classes.css';
import './page.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadOrReload } from '../look/loadOrReload';
import { restoreVenueLook } from '../look/venueLook';
import { loadNeeds } from './ui/Boundary';

/** Shows one of the host's pages once its texts are loaded. */
export function startPage(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root to show the host client in');
  restoreVenueLook();
  void loadOrReload(loadNeeds).then(() => createRoot(root).render(<StrictMode>{page}</StrictMode>));
}
