import './wallSize.css';
import { followTheme } from './followTheme';

/** Shows a preview of the wall, or of a phone, in the theme of the page around it. */
export async function showPreview(name: string): Promise<void> {
  if (name === 'projector') return void (await import('../host/previewMain'));
  followTheme();
  await import('../player/previewMain');
}
