import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Command } from '../../contract/commands';
import type { Scene, SessionGame } from '../../contract/scene';
import type { Session } from '../../contract/session';
import { GameStrip } from './frame/GameStrip';
import { SceneNews } from './frame/SceneNews';
import { GameMediaProvider } from './media/GameMediaProvider';
import { BreakScene } from './scenes/BreakScene';
import { ClosedScene } from './scenes/ClosedScene';
import { PodiumScene } from './scenes/PodiumScene';
import { QuestionScene } from './scenes/QuestionScene';
import { RevealScene } from './scenes/RevealScene';
import { RoundScene } from './scenes/RoundScene';
import { ScoresScene } from './scenes/ScoresScene';
import { TieBreakScene } from './scenes/TieBreakScene';
import { PodiumShowContext, usePodiumStages } from './standings/usePodiumShow';

interface GameScreenProps {
  session: Session;
  game: SessionGame;
  /** When `game` was received, by `performance.now()`. */
  receivedAt: number;
  /** Where phones join, once this browser has reached it. */
  joinUrl: string | undefined;
  /** Whether screen readers are told of each new scene. */
  isAnnounced?: boolean;
  /** Where this page is a host's: a click on a picture shows it alone. */
  send?: (command: Command) => void;
  /** The host's controls. */
  children?: ReactNode;
}

/** A running game on the projector: the scene, and below it how to join and the host's controls. */
export function GameScreen(props: GameScreenProps) {
  const { session, game, receivedAt, joinUrl, isAnnounced = true, send, children } = props;
  const code = String(session.sessionCode);
  const sceneKey = keyOf(game.scene);
  const podiumShow = usePodiumStages(code, game);
  return (
    <GameMediaProvider sceneKey={sceneKey} game={game} send={send}>
      <chakra.div h="100dvh" display="flex" flexDirection="column" overflow="hidden">
        {isAnnounced && <SceneNews scene={game.scene} paused={game.paused} />}
        {/* Nothing of one scene goes on in the next. */}
        <PodiumShowContext value={podiumShow}>
          <CurrentScene key={sceneKey} game={game} receivedAt={receivedAt} code={code} joinUrl={joinUrl} />
          <GameStrip code={code} joinUrl={joinUrl} locked={game.locked} isFull={game.scene.name === 'podium'}>
            {children}
          </GameStrip>
        </PodiumShowContext>
      </chakra.div>
    </GameMediaProvider>
  );
}

/** The same through a last call and while places are uncovered, which are steps within a scene. */
function keyOf(scene: Scene): string {
  const { question, round } = { question: null, round: null, ...scene };
  return `${scene.name} ${question?.questionId ?? round?.index ?? ''}`;
}

interface CurrentSceneProps {
  game: SessionGame;
  receivedAt: number;
  code: string;
  joinUrl: string | undefined;
}

function CurrentScene({ game, receivedAt, code, joinUrl }: CurrentSceneProps) {
  const { scene, paused, locked } = game;
  const join = { code, joinUrl, locked };
  switch (scene.name) {
    case 'lobby':
      return null;
    case 'round':
      return <RoundScene scene={scene} paused={paused} {...join} />;
    case 'question':
      return <QuestionScene scene={scene} clock={{ receivedAt, paused }} />;
    case 'closed':
      return <ClosedScene scene={scene} paused={paused} />;
    case 'reveal':
      return <RevealScene scene={scene} paused={paused} />;
    case 'scores':
      return <ScoresScene scene={scene} paused={paused} />;
    case 'break':
      return <BreakScene scene={scene} clock={{ receivedAt, paused }} {...join} />;
    case 'tieBreak':
      return <TieBreakScene scene={scene} paused={paused} />;
    case 'podium':
      return <PodiumScene scene={scene} paused={paused} {...join} />;
  }
}
