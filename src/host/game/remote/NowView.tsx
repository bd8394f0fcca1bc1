import type { Question } from '../../../contract/question';
import type { Scene, SessionGame } from '../../../contract/scene';
import type { HostGame } from '../../../contract/hostGame';
import { NextCard } from './NextCard';
import { NowCard } from './NowCard';
import { SecretCard } from './SecretCard';

interface NowViewProps {
  game: SessionGame;
  receivedAt: number;
  hostGame: HostGame;
  playerCount: number;
}

/** The scene on the projector with what only the host knows of it, and what comes next. */
export function NowView({ game, receivedAt, hostGame, playerCount }: NowViewProps) {
  const question = questionOf(game.scene);
  return (
    <>
      <NowCard game={game} receivedAt={receivedAt} hostGame={hostGame} playerCount={playerCount} />
      {/* Standings and breaks hide the question, and what is right would say nothing without it. */}
      {question && <SecretCard hostGame={hostGame} question={question} />}
      <NextCard hostGame={hostGame} />
    </>
  );
}

function questionOf(scene: Scene): Question | null {
  return 'question' in scene ? scene.question : null;
}
