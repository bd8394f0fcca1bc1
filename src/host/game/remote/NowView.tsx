import type { Question } from '../../../contract/question';
import type { Scene } from '../../../contract/scene';
import type { HostGame } from '../../../contract/hostGame';
import { NextCard } from './NextCard';
import { NowCard } from './NowCard';
import { RemoteControls, type RemoteControlsProps } from './RemoteControls';
import { SecretCard } from './SecretCard';

interface NowViewProps extends RemoteControlsProps {
  receivedAt: number;
  hostGame: HostGame;
  playerCount: number;
}

/** The scene on the projector with what only the host knows of it, what comes next, and what can be done. */
export function NowView({ receivedAt, hostGame, playerCount, ...controls }: NowViewProps) {
  const { game } = controls;
  return (
    <>
      <NowCard game={game} receivedAt={receivedAt} hostGame={hostGame} playerCount={playerCount} />
      <SecretCard hostGame={hostGame} question={questionOf(game.scene)} />
      {game.scene.name !== 'lobby' && <RemoteControls {...controls} />}
      <NextCard hostGame={hostGame} />
    </>
  );
}

function questionOf(scene: Scene): Question | null {
  return 'question' in scene ? scene.question : null;
}
