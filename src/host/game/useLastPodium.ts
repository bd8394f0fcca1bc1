import { useState } from 'react';
import type { Scene, SceneNamed } from '../../contract/scene';

/** The podium that is shown, or was shown before the season's table; a page loaded at the table has seen none. */
export function useLastPodium(scene: Scene | undefined): SceneNamed<'podium'> | undefined {
  const [seen, setSeen] = useState<SceneNamed<'podium'>>();
  const podium = scene?.name === 'podium' ? scene : scene?.name === 'season' ? seen : undefined;
  if (podium !== seen) setSeen(podium);
  return podium;
}
