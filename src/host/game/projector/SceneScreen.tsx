import './scenes.css';
import './questions.css';
import './standings.css';
import type { ComponentType, ReactNode } from 'react';
import type { Command } from '../../../contract/fromHosts';
import { hidesJoin, type Scene, type SceneName, type SceneNamed } from '../../../contract/scene';
import type { SessionGame, Session } from '../../../contract/toMonitors';
import { withoutScheme } from '../../api/useServerAddress';
import { BreakableAddress, RoomLocked } from '../../ui/JoinParts';
import { GameMediaProvider } from '../media/useGameMedia';
import { ProjectionContext, useProjection } from './SceneFrame';
import { useBesideNote, useGameTexts } from '../gameTexts';
import { useWords } from '../../texts/roomTexts';

/** How each scene is drawn. */
export type Scenes = { [Name in SceneName]: ComponentType<{ scene: SceneNamed<Name> }> };

export interface SceneScreenProps {
  session: Session;
  game: SessionGame;
  /** When `game` was received, on the clock of `performance.now()`. */
  receivedAt: number;
  /** The address where phones join, once this browser has reached it. */
  joinUrl: string | undefined;
  /** The scenes that can be shown. */
  scenes: Partial<Scenes>;
  /** What screen readers are told of the scene. */
  news?: ReactNode;
  isSilent?: boolean;
  /** Called when the browser refuses to play the scene's sound or film without a click here, and when that is over. */
  onRefused?: (isRefused: boolean) => void;
  /** Present where this page is a host's: a click on a picture then shows it alone. */
  send?: (command: Command) => void;
  children?: ReactNode;
}

/** A scene on the projector, and below it how to join and the host's controls. */
export function SceneScreen(props: SceneScreenProps) {
  const { session, game, receivedAt, joinUrl, scenes, news, isSilent = false } = props;
  const { onRefused, send, children } = props;
  const { scene, paused, locked, last = false } = game;
  const code = String(session.sessionCode);
  const sceneKey = keyOf(scene);
  const questionKey = ('question' in scene && scene.question?.questionId) || undefined;
  const hasPaper = (session.paper ?? []).length > 0;
  const beside = useBesideNote(game, hasPaper);
  const CurrentScene = scenes[scene.name] as ComponentType<{ scene: Scene }> | undefined;
  return (
    <GameMediaProvider sceneKey={sceneKey} game={game} send={send} isSilent={isSilent} onRefused={onRefused}>
      <div className="projector">
        {news}
        <ProjectionContext
          value={{ receivedAt, paused, code, joinUrl, locked, hasPaper, beside, isLast: last }}
        >
          {/* Remounts, so that no state of one scene carries over to the next; but a question stays where it is. */}
          {CurrentScene && <CurrentScene key={questionKey ?? sceneKey} scene={scene} />}
          <GameStrip hasJoin={!hidesJoin(scene)}>{children}</GameStrip>
        </ProjectionContext>
      </div>
    </GameMediaProvider>
  );
}

/** Identifies a scene. A last call, or the uncovering of places, changes a scene but begins no new one. */
function keyOf(scene: Scene): string {
  const { question, round } = { question: null, round: null, ...scene };
  return `${scene.name} ${question?.questionId ?? round?.index ?? ''}`;
}

interface GameStripProps {
  /** Whether it says how latecomers can join. */
  hasJoin: boolean;
  children: ReactNode;
}

/** The strip below a scene: how latecomers can join, and over it the host's controls. */
function GameStrip({ hasJoin, children }: GameStripProps) {
  if (!hasJoin && !children) return null;
  return (
    <div className="apart game-strip" data-is-led={children ? true : undefined} data-has-join={hasJoin}>
      {hasJoin && <StripJoin />}
      {children && <div className="level strip-controls">{children}</div>}
    </div>
  );
}

function StripJoin() {
  const { code, joinUrl, locked } = useProjection();
  const texts = useGameTexts();
  const words = useWords();
  return (
    <div className="level strip-join">
      {locked ? (
        <RoomLocked />
      ) : (
        <span className="muted strip-label">{joinUrl === undefined ? words.roomCode : texts.joinIn}</span>
      )}
      {joinUrl !== undefined && (
        <span className="strip-address" data-is-crowded={locked || undefined}>
          <BreakableAddress address={withoutScheme(joinUrl)} />
        </span>
      )}
      <strong className="solid strip-code" data-is-long={code.length > LONG_CODE || undefined}>
        {code}
      </strong>
    </div>
  );
}

/** In characters. Our own server's codes are shorter; those of others may have to wrap. */
const LONG_CODE = 10;
