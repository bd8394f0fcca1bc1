import './scenes.css';
import './questions.css';
import './standings.css';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { Command } from '../../../contract/commands';
import {
  isAtEnd,
  type Scene,
  type SceneName,
  type SceneNamed,
  type SessionGame,
} from '../../../contract/scene';
import type { Session } from '../../../contract/session';
import { withoutScheme } from '../../api/useServerAddress';
import { BreakableAddress, RoomLocked } from '../../ui/JoinParts';
import { lazily, prefetch } from '../../ui/Loading';
import { GameMediaProvider } from '../media/useGameMedia';
import { ClosedScene, QuestionScene, RevealScene } from './QuestionScenes';
import { ProjectionContext, useProjection } from './SceneFrame';
import { ScoresScene } from './ScoresScene';
import { BreakScene, RoundScene, RulesScene, TieBreakScene, WagerScene } from './StillScenes';
import { questionPlace, tieBreakResult, useBesideNote, useGameTexts, type GameTexts } from '../gameTexts';
import { useWords, type Words } from '../../texts/roomTexts';

/** Loaded once a game has begun: the workshop shows none. */
const loadPodium = () => import('./PodiumScene').then(({ PodiumScene }) => PodiumScene);
const PodiumScene = lazily(loadPodium);
/** The evening's last scenes, loaded only where there are awards or a season. */
const loadEnd = () => import('./EndScenes');
const AwardsScene = lazily(() => loadEnd().then(({ AwardsScene }) => AwardsScene));
const SeasonScene = lazily(() => loadEnd().then(({ SeasonScene }) => SeasonScene));

const SCENES: { [Name in SceneName]: ComponentType<{ scene: SceneNamed<Name> }> } = {
  lobby: () => null,
  round: RoundScene,
  wager: WagerScene,
  question: QuestionScene,
  closed: ClosedScene,
  reveal: RevealScene,
  scores: ScoresScene,
  break: BreakScene,
  tieBreak: TieBreakScene,
  podium: PodiumScene,
  awards: AwardsScene,
  rules: RulesScene,
  season: SeasonScene,
};

interface GameScreenProps {
  session: Session;
  game: SessionGame;
  /** When `game` was received, on the clock of `performance.now()`. */
  receivedAt: number;
  /** The address where phones join, once this browser has reached it. */
  joinUrl: string | undefined;
  /** Whether each new scene is announced to screen readers. */
  isAnnounced?: boolean;
  isSilent?: boolean;
  /** Called when the browser refuses to play the scene's sound or film without a click here, and when that is over. */
  onRefused?: (isRefused: boolean) => void;
  /** Present where this page is a host's: a click on a picture then shows it alone. */
  send?: (command: Command) => void;
  children?: ReactNode;
}

/** A running game on the projector: the scene, and below it how to join and the host's controls. */
export function GameScreen(props: GameScreenProps) {
  const { session, game, receivedAt, joinUrl, isAnnounced = true, isSilent = false } = props;
  const { onRefused, send, children } = props;
  const { scene, paused, locked, last = false } = game;
  const code = String(session.sessionCode);
  const sceneKey = keyOf(scene);
  const hasPaper = (session.paper ?? []).length > 0;
  const beside = useBesideNote(game, hasPaper);
  useEffect(() => (isAnnounced ? prefetch(loadPodium) : undefined), [isAnnounced]);
  const CurrentScene = SCENES[scene.name] as ComponentType<{ scene: Scene }>;
  return (
    <GameMediaProvider sceneKey={sceneKey} game={game} send={send} isSilent={isSilent} onRefused={onRefused}>
      <div className="projector">
        {isAnnounced && <SceneNews scene={scene} paused={paused} />}
        <ProjectionContext
          value={{ receivedAt, paused, code, joinUrl, locked, hasPaper, beside, isLast: last }}
        >
          {/* Remounts, so that no state of one scene carries over to the next. */}
          <CurrentScene key={sceneKey} scene={scene} />
          <GameStrip isFull={isAtEnd(scene)}>{children}</GameStrip>
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

/**
 * Announces each new scene, and a pause. The live regions are always rendered, so that screen readers notice
 * their changes; and they contain nothing that changes during a scene.
 */
function SceneNews({ scene, paused }: { scene: Scene; paused: boolean }) {
  const texts = useGameTexts();
  const words = useWords();
  return (
    <>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {newsOf(scene, texts, words)}
      </VisuallyHidden>
      <VisuallyHidden aria-live="polite">{paused && texts.paused}</VisuallyHidden>
    </>
  );
}

function newsOf(scene: Scene, texts: GameTexts, words: Words): string {
  const { closed, reveal, tieBreak } = texts;
  const labelled = (label: string, value: string) => (value ? words.labelled({ label, value }) : label);
  switch (scene.name) {
    case 'lobby':
      return '';
    case 'round':
      return labelled(
        texts.round.heading({ place: scene.round.index + 1, of: scene.round.of }),
        scene.round.title ?? '',
      );
    case 'question':
      return labelled(questionPlace(scene, texts), scene.question.text);
    case 'closed':
      return scene.question ? closed.question : closed.round;
    case 'reveal': {
      const news = labelled(reveal.heading, scene.question.text);
      return scene.winners?.length ? `${news} ${tieBreakResult(scene.winners, tieBreak, words)}` : news;
    }
    case 'tieBreak': {
      const isOver = scene.names.length < 2;
      return labelled(
        tieBreak.announced,
        isOver ? tieBreak.over : words.opponents(scene.names, scene.others),
      );
    }
    default:
      return texts[scene.name].heading;
  }
}

interface GameStripProps {
  /** Whether the controls need the room of the address on a narrow screen. */
  isFull: boolean;
  children: ReactNode;
}

/** The strip below every scene: how latecomers can join, and the host's controls. */
function GameStrip({ isFull, children }: GameStripProps) {
  const { code, joinUrl, locked } = useProjection();
  const texts = useGameTexts();
  const words = useWords();
  return (
    <div className="apart game-strip">
      <div className="level strip-join">
        {locked ? (
          <RoomLocked />
        ) : (
          <span className="muted strip-label">{joinUrl === undefined ? words.roomCode : texts.joinIn}</span>
        )}
        {joinUrl !== undefined && (
          <span className="strip-address" data-is-crowded={locked || isFull || undefined}>
            <BreakableAddress address={withoutScheme(joinUrl)} />
          </span>
        )}
        <strong className="solid strip-code" data-is-long={code.length > LONG_CODE || undefined}>
          {code}
        </strong>
      </div>
      <div className="level strip-controls">{children}</div>
    </div>
  );
}

/** In characters. Our own server's codes are shorter; those of others may have to wrap. */
const LONG_CODE = 10;
