import { useState } from 'react';
import type { Scene, SceneNamed } from '../../contract/scene';

/**
 * The podium on screen, or the one shown before the season's table; undefined where the page was loaded at
 * the table.
 */
export function useLastPodium(scene: Scene | undefined): SceneNamed<'podium'> | undefined {
  const [seen, setSeen] = useState<SceneNamed<'podium'>>();
  const podium = scene?.name === 'podium' ? scene : scene?.name === 'season' ? seen : undefined;
  if (podium !== seen) setSeen(podium);
  return podium;
}
