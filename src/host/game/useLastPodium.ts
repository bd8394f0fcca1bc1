import { useState } from 'react';
import { isAtEnd, type Scene, type SceneNamed } from '../../contract/scene';

/** The podium on screen or before the awards and the season's table; undefined if the page was loaded there. */
export function useLastPodium(scene: Scene | undefined): SceneNamed<'podium'> | undefined {
  const [seen, setSeen] = useState<SceneNamed<'podium'>>();
  const podium = scene?.name === 'podium' ? scene : scene && isAtEnd(scene) ? seen : undefined;
  if (podium !== seen) setSeen(podium);
  return podium;
}
