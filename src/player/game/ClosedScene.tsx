import { answerView } from './answerView';
import { OwnAnswer } from './OwnAnswer';
import { SceneHeading } from './SceneHeading';
import type { SceneProps } from './SceneView';

/** Answers are closed: the player's own stands, until it is revealed what is right. */
export function ClosedScene({ scene: { round, question }, play, link, texts }: SceneProps<'closed'>) {
  if (!question) {
    return (
      <section className="tile-of-scene">
        {round?.title && <p className="eyebrow">{round.title}</p>}
        <SceneHeading>{texts.roundClosed}</SceneHeading>
        <p>{texts.watch}</p>
      </section>
    );
  }
  return (
    <section className="closed">
      <SceneHeading>{texts.closed}</SceneHeading>
      <p className="asked-before">{question.text}</p>
      <OwnAnswer question={question} view={answerView(play, link, question.questionId)} texts={texts} />
      <p className="hint">{texts.watch}</p>
    </section>
  );
}
