import './game.css';
import './status.css';
import './answers.css';
import './order.css';
import './scenes.css';
import { LeaveGame } from './LeaveGame';
import { SceneView, type SceneProps } from './SceneView';
import { EndedScene } from './StandingScenes';
import { gameTextsFor } from './texts';

interface InGameProps extends Omit<SceneProps, 'scene' | 'texts'> {
  language: 'de' | 'en';
  /** Whether the session is over: what is shown stays. */
  hasEnded?: boolean;
  onLeave: () => void;
}

/** The game on the phone: the scene, whether it is paused, and the way out. */
export function InGame({ language, hasEnded = false, onLeave, ...props }: InGameProps) {
  const scene = { ...props, texts: gameTextsFor(language) };
  const { game } = scene.play;
  if (hasEnded) {
    return (
      <div className="game" data-scene="podium">
        <EndedScene {...scene} />
      </div>
    );
  }
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
