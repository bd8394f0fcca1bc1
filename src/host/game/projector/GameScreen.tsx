import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ComponentType, ReactNode } from 'react';
import type { Command } from '../../../contract/commands';
import type { Scene, SceneName, SceneNamed, SessionGame } from '../../../contract/scene';
import type { Session } from '../../../contract/session';
import { withoutScheme } from '../../api/useServerAddress';
import { BreakableAddress, RoomLocked } from '../../ui/JoinParts';
import { GameMediaProvider } from '../media/useGameMedia';
import { BreakScene } from './BreakScene';
import { ClosedScene } from './ClosedScene';
import { PodiumScene } from './PodiumScene';
import { QuestionScene } from './QuestionScene';
import { RevealScene } from './RevealScene';
import { RoundScene } from './RoundScene';
import { ProjectionContext, questionPlace, useProjection } from './SceneFrame';
import { ScoresScene } from './ScoresScene';
import { TieBreakScene } from './TieBreakScene';
import { PodiumShowContext, usePodiumStages } from './usePodiumShow';
import { useGameTexts, type GameTexts } from '../texts/gameTexts';
import { useWords } from '../../texts/rooms/roomTexts';

const SCENES: { [Name in SceneName]: ComponentType<{ scene: SceneNamed<Name> }> } = {
  lobby: () => null,
  round: RoundScene,
  question: QuestionScene,
  closed: ClosedScene,
  reveal: RevealScene,
  scores: ScoresScene,
  break: BreakScene,
  tieBreak: TieBreakScene,
  podium: PodiumScene,
};

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
  const { scene, paused, locked } = game;
  const code = String(session.sessionCode);
  const podiumShow = usePodiumStages(code, game);
  const sceneKey = keyOf(scene);
  const CurrentScene = SCENES[scene.name] as ComponentType<{ scene: Scene }>;
  return (
    <GameMediaProvider sceneKey={sceneKey} game={game} send={send}>
      <chakra.div h="100dvh" display="flex" flexDirection="column" overflow="hidden">
        {isAnnounced && <SceneNews scene={scene} paused={paused} />}
        <PodiumShowContext value={podiumShow}>
          <ProjectionContext value={{ receivedAt, paused, code, joinUrl, locked }}>
            {/* Nothing of one scene goes on in the next. */}
            <CurrentScene key={sceneKey} scene={scene} />
            <GameStrip isFull={scene.name === 'podium'}>{children}</GameStrip>
          </ProjectionContext>
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

/**
 * Announces each new scene, and that the game stands still. The regions are always there, so that screen readers notice
 * their changes; and they say nothing that changes while a scene shows.
 */
function SceneNews({ scene, paused }: { scene: Scene; paused: boolean }) {
  const texts = useGameTexts();
  return (
    <>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {newsOf(scene, texts)}
      </VisuallyHidden>
      <VisuallyHidden aria-live="polite">{paused && texts.paused}</VisuallyHidden>
    </>
  );
}

function newsOf(scene: Scene, texts: GameTexts): string {
  const { closed, reveal, tieBreak } = texts;
  switch (scene.name) {
    case 'lobby':
      return '';
    case 'round':
      return `${texts.round.heading(scene.round.index + 1, scene.round.of)} ${scene.round.title ?? ''}`;
    case 'question':
      return `${questionPlace(scene, texts)}: ${scene.question.text}`;
    case 'closed':
      return scene.question ? closed.question : closed.round;
    case 'reveal': {
      const result = scene.winners?.length ? ` ${tieBreak.result(scene.winners)}` : '';
      return `${reveal.heading}: ${scene.question.text}${result}`;
    }
    case 'tieBreak': {
      const isOver = scene.names.length < 2;
      return `${tieBreak.announced}: ${isOver ? tieBreak.over : tieBreak.between(scene.names, scene.others)}`;
    }
    default:
      return texts[scene.name].heading;
  }
}

interface GameStripProps {
  /** Whether the controls need the address's room on a narrow screen. */
  isFull: boolean;
  /** The host's controls. */
  children: ReactNode;
}

/** The strip below every scene: how those who come late can join, and the host's controls. */
function GameStrip({ isFull, children }: GameStripProps) {
  const { code, joinUrl, locked } = useProjection();
  const texts = useGameTexts();
  const words = useWords();
  return (
    <chakra.div
      h="max(9vh, {sizes.control} + {spacing.3})"
      flex="none"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px={{ base: '4', lg: 'min(1.7vw, 5rem)' }}
      borderTopWidth="2px"
      borderColor="line"
      bg="page"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap="2"
        minW={0}
        fontSize={{ base: 'small', lg: 'min(2.8vh, 2vw)' }}
        lineHeight={1.1}
      >
        {locked ? (
          <RoomLocked />
        ) : (
          <chakra.span color="muted" display={{ base: 'none', lg: 'inline' }}>
            {joinUrl === undefined ? words.roomCode : texts.joinIn}
          </chakra.span>
        )}
        {joinUrl !== undefined && (
          <chakra.span
            // A phone that watches has no room for it, and a narrow screen none beside the notice or many controls.
            display={{ base: 'none', lg: locked || isFull ? 'none' : 'inline', xl: 'inline' }}
            fontWeight={700}
            color="accent"
            overflowWrap="anywhere"
          >
            <BreakableAddress address={withoutScheme(joinUrl)} />
          </chakra.span>
        )}
        <chakra.strong
          flexShrink={code.length > LONG_CODE ? 1 : 0}
          px="0.5em"
          py="0.15em"
          bg="tile"
          color="onTile"
          borderRadius="0.3em"
          fontSize="1.3em"
          fontWeight={800}
          letterSpacing="0.08em"
          overflowWrap="anywhere"
        >
          {code}
        </chakra.strong>
      </chakra.div>
      <chakra.div display="flex" alignItems="center" justifyContent="flex-end" gap="2" flexShrink={0}>
        {children}
      </chakra.div>
    </chakra.div>
  );
}

/** Our own server's codes are shorter; another's may have to wrap. */
const LONG_CODE = 10;
