import './game.css';
import './status.css';
import './answers.css';
import './order.css';
import './scenes.css';
import { LeaveGame } from './LeaveGame';
import { SceneView, type SceneProps } from './SceneView';
import { gameTextsFor } from './texts';

interface InGameProps extends Omit<SceneProps, 'scene' | 'texts'> {
  language: 'de' | 'en';
  onLeave: () => void;
}

/** The game on the phone: the scene, whether it is paused, and the way out. */
export function InGame({ language, onLeave, ...props }: InGameProps) {
  const scene = { ...props, texts: gameTextsFor(language) };
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
