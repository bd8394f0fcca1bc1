import '../look/tokens.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ProjectorPreview } from './routes/ProjectorPreview';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root to show the preview in');
createRoot(root).render(
  <StrictMode>
    <ProjectorPreview />
  </StrictMode>,
);
