import { useState } from 'react';
import type { Scene, SceneNamed } from '../../contract/scene';

/** Whether the game is over: the podium is shown, or the season's table after it. */
export function isAtEnd(scene: Scene): boolean {
  return scene.name === 'podium' || scene.name === 'season';
}

/** The podium that is shown, or was shown before the season's table; a page loaded at the table has seen none. */
export function useLastPodium(scene: Scene | undefined): SceneNamed<'podium'> | undefined {
  const [seen, setSeen] = useState<SceneNamed<'podium'>>();
  const podium = scene?.name === 'podium' ? scene : scene?.name === 'season' ? seen : undefined;
  if (podium !== seen) setSeen(podium);
  return podium;
}
