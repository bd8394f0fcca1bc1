import { useState } from 'react';
import type { Scene, SceneNamed } from '../../contract/scene';

/** The podium on screen or before the season's table; undefined if the page was loaded there. */
export function useLastPodium(scene: Scene | undefined): SceneNamed<'podium'> | undefined {
  const [seen, setSeen] = useState<SceneNamed<'podium'>>();
  const podium = scene?.name === 'podium' ? scene : scene?.name === 'season' ? seen : undefined;
  if (podium !== seen) setSeen(podium);
  return podium;
}
