import type { Round } from '../../contract/question';
import type { SessionGame } from '../../contract/scene';

/** The round open beside the others, where the scene mentions it: between rounds, except at its own place. */
export function besideIn({ scene, beside }: SessionGame): Round | undefined {
  if (scene.name === 'round') return scene.round.index === beside?.round.index ? undefined : beside?.round;
  return scene.name === 'scores' || scene.name === 'break' ? beside?.round : undefined;
}
