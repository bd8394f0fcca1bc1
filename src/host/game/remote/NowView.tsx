import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import type { SessionGame } from '../../../contract/scene';
import { questionOf } from '../media/mediaNews';
import { MediaCard } from './MediaCard';
import { MediaFaults } from './MediaFaults';
import { NextCard } from './NextCard';
import { NowCard } from './NowCard';
import { SecretCard } from './SecretCard';

interface NowViewProps {
  game: SessionGame;
  receivedAt: number;
  hostGame: HostGame;
  playerCount: number;
  send: (command: Command) => void;
}

/** The scene on the projector with what only the host knows of it, and what comes next. */
export function NowView({ game, receivedAt, hostGame, playerCount, send }: NowViewProps) {
  const question = questionOf(game.scene);
  return (
    <>
      {/* First, since a long question would push it out of sight. */}
      <MediaCard game={game} send={send} />
      <NowCard game={game} receivedAt={receivedAt} hostGame={hostGame} playerCount={playerCount} />
      <MediaFaults scene={game.scene} hostGame={hostGame} />
      {/* Standings and breaks hide the question, and what is right would say nothing without it. */}
      {question && <SecretCard hostGame={hostGame} question={question} />}
      <NextCard hostGame={hostGame} />
    </>
  );
}
