import type { Round } from '../../contract/question';
import type { SessionGame } from '../../contract/scene';

/** Between rounds it is told that a round is open beside them, unless it is the one whose title shows. */
export function besideIn({ scene, beside }: SessionGame): Round | undefined {
  const isBetween = scene.name === 'round' || scene.name === 'scores' || scene.name === 'break';
  const isItself = scene.name === 'round' && scene.round.index === beside?.round.index;
  return isBetween && !isItself ? beside?.round : undefined;
}
