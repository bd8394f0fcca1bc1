import { answerView } from './answerView';
import { OwnAnswer } from './OwnAnswer';
import { SceneHeading } from './SceneHeading';
import type { SceneProps } from './SceneView';

/** Answers are closed: the player's own stands, until it is revealed what is right. */
export function ClosedScene({ scene: { question }, play, link, texts }: SceneProps<'closed'>) {
  return (
    <section className="closed">
      <SceneHeading>{question ? texts.closed : texts.roundClosed}</SceneHeading>
      {question && (
        <>
          <p className="asked-before">{question.text}</p>
          <OwnAnswer question={question} view={answerView(play, link, question.questionId)} texts={texts} />
        </>
      )}
      <p className="hint">{texts.watch}</p>
    </section>
  );
}
