import type { Answer } from '../../contract/answer';
import type { PlayerScene } from '../../contract/playerGame';
import type { LinkState } from '../connection/hubLink';
import { BreakScene } from './BreakScene';
import { ClosedScene } from './ClosedScene';
import { OpenQuestions } from './OpenQuestions';
import type { PlayState, Wish } from './playState';
import { RevealScene } from './RevealScene';
import { RoundScene } from './RoundScene';
import { PodiumScene, ScoresScene } from './StandingScenes';
import { TieBreakScene, TieBreakWatch, type TieBreakProps } from './TieBreakScenes';
import type { GameTexts } from './texts';

/** What a scene is drawn from. */
export interface SceneProps<Name extends PlayerScene['name'] = PlayerScene['name']> {
  scene: Extract<PlayerScene, { name: Name }>;
  play: PlayState;
  link: LinkState;
  texts: GameTexts;
  onAnswer: (questionId: string, answer: Answer) => void;
  onWish: (wish: Wish) => void;
}

/** The scene that the game shows. Each appears anew with its step, but questions, among which the player may move. */
export function SceneView({ scene, ...rest }: SceneProps) {
  const { step, questions } = rest.play.game;
  switch (scene.name) {
    case 'lobby':
      return null;
    case 'round':
      return <RoundScene key={step} scene={scene} {...rest} />;
    case 'question':
      if (isWatching(scene, rest.play)) return <TieBreakWatch key={step} scene={scene} {...rest} />;
      if (questions.length > 0) return <OpenQuestions scene={scene} {...rest} />;
      // A question that is shown once more after its reveal takes no answers.
      return <ClosedScene key={step} scene={{ ...scene, name: 'closed' }} {...rest} />;
    case 'closed':
      if (isWatching(scene, rest.play)) return <TieBreakWatch key={step} scene={scene} {...rest} />;
      return <ClosedScene key={step} scene={scene} {...rest} />;
    case 'reveal':
      return <RevealScene key={step} scene={scene} {...rest} />;
    case 'scores':
      return <ScoresScene key={step} scene={scene} {...rest} />;
    case 'break':
      return <BreakScene key={step} scene={scene} {...rest} />;
    case 'tieBreak':
      return <TieBreakScene key={step} scene={scene} {...rest} />;
    case 'podium':
      return <PodiumScene key={step} scene={scene} {...rest} />;
  }
}

/** Whether others break the tie. The question may be here before the server's word on who can answer it. */
function isWatching({ tieBreak }: TieBreakProps['scene'], { own }: PlayState): boolean {
  return tieBreak === true && !own.tieBreak;
}
