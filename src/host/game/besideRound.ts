import type { Round } from '../../contract/question';
import type { SessionGame } from '../../contract/scene';

/** The round that is open beside the others; undefined where it is the one whose title shows. */
export function openBeside({ scene, beside }: SessionGame): Round | undefined {
  const isItself = scene.name === 'round' && scene.round.index === beside?.round.index;
  return isItself ? undefined : beside?.round;
}

/** Between rounds it is told that a round is open beside them. */
export function besideIn(game: SessionGame): Round | undefined {
  const { name } = game.scene;
  return name === 'round' || name === 'scores' || name === 'break' ? openBeside(game) : undefined;
}
