import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Scene } from '../../../contract/scene';
import { lazily } from '../../ui/Loading';
import { PodiumScene } from './PodiumScene';
import { QuestionScene } from './QuestionScenes';
import { type Scenes, SceneScreen, type SceneScreenProps } from './SceneScreen';
import { ScoresScene } from './ScoresScene';
import { BreakScene, RoundScene, RulesScene, TieBreakScene, WagerScene } from './StillScenes';
import { questionPlace, tieBreakResult, useGameTexts, type GameTexts } from '../gameTexts';
import { useWords, type Words } from '../../texts/roomTexts';

/** The evening's last scenes, loaded when they come. */
const loadEnd = () => import('./EndScenes');
const AwardsScene = lazily(() => loadEnd().then((part) => part.AwardsScene));
const SeasonScene = lazily(() => loadEnd().then((part) => part.SeasonScene));
const GoodbyeScene = lazily(() => loadEnd().then((part) => part.GoodbyeScene));

const SCENES: Scenes = {
  lobby: () => null,
  round: RoundScene,
  wager: WagerScene,
  question: QuestionScene,
  closed: QuestionScene,
  reveal: QuestionScene,
  scores: ScoresScene,
  break: BreakScene,
  tieBreak: TieBreakScene,
  podium: PodiumScene,
  awards: AwardsScene,
  rules: RulesScene,
  season: SeasonScene,
  goodbye: GoodbyeScene,
};

interface GameScreenProps extends Omit<SceneScreenProps, 'scenes' | 'news'> {
  /** Whether each new scene is announced to screen readers. */
  isAnnounced?: boolean;
}

/** A running game on the projector. */
export function GameScreen({ isAnnounced = true, ...props }: GameScreenProps) {
  const { scene, paused } = props.game;
  return (
    <SceneScreen
      {...props}
      scenes={SCENES}
      news={isAnnounced && <SceneNews scene={scene} paused={paused} />}
    />
  );
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
      // What is held back is told by nobody else.
      const isHeld = scene.suspenseMs !== undefined;
      return scene.winners?.length && !isHeld
        ? `${news} ${tieBreakResult(scene.winners, tieBreak, words)}`
        : news;
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
