import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Scene } from '../../../contract/scene';
import { useGameTexts } from '../gameTexts';

type Texts = ReturnType<typeof useGameTexts>;

/**
 * Announces each new scene, and that the game stands still. The regions are always there, so that screen readers notice
 * their changes; and they say nothing that changes while a scene shows.
 */
export function SceneNews({ scene, paused }: { scene: Scene; paused: boolean }) {
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

/** Which question of its round is asked; the tie-break stands in none. */
function placeOf({ round, question }: Extract<Scene, { name: 'question' }>, texts: Texts): string {
  return round ? texts.question.heading(question.number, question.of) : texts.tieBreak.heading;
}

/** How the tie-break has ended. */
function resultOf({ winners }: Extract<Scene, { name: 'reveal' }>, { tieBreak }: Texts): string[] {
  return winners?.length ? [tieBreak.result(winners)] : [];
}

function tieBreakNews({ names, others }: Extract<Scene, { name: 'tieBreak' }>, { tieBreak }: Texts) {
  return names.length > 1 ? tieBreak.between(names, others) : tieBreak.over;
}

function newsOf(scene: Scene, texts: Texts): string {
  switch (scene.name) {
    case 'lobby':
      return '';
    case 'round':
      return `${texts.round.heading(scene.round.index + 1, scene.round.of)} ${scene.round.title ?? ''}`;
    case 'question':
      return `${placeOf(scene, texts)}: ${scene.question.text}`;
    case 'closed':
      return scene.question ? texts.closed.question : texts.closed.round;
    case 'reveal':
      return [`${texts.reveal.heading}: ${scene.question.text}`, ...resultOf(scene, texts)].join(' ');
    case 'tieBreak':
      return `${texts.tieBreak.announced}: ${tieBreakNews(scene, texts)}`;
    default:
      return texts[scene.name].heading;
  }
}
