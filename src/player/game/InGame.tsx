import { LeaveGame } from './LeaveGame';
import { SceneView, type SceneProps } from './SceneView';

interface InGameProps extends Omit<SceneProps, 'scene'> {
  onLeave: () => void;
}

/** The game on the phone: the scene, whether it is paused, and the way out. */
export function InGame({ onLeave, ...scene }: InGameProps) {
  const { game } = scene.play;
  return (
    <div className="game" data-scene={game.scene.name}>
      <div role="status" className="paused">
        {game.paused && <p>{scene.texts.paused}</p>}
      </div>
      <SceneView scene={game.scene} {...scene} />
      <LeaveGame texts={scene.texts} onLeave={onLeave} />
    </div>
  );
}
