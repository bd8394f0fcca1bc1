import type { Question, Solution } from '../../contract/question';
import { answerView } from './answerView';
import { GivenAnswer } from './GivenAnswer';
import { OwnAnswer } from './OwnAnswer';
import { SceneHeading } from './SceneHeading';
import type { SceneProps } from './SceneView';
import type { GameTexts } from './texts';

/** Right or wrong, with the points, the right answer and why. */
export function RevealScene({ scene, play, link, texts }: SceneProps<'reveal'>) {
  const { question, solution } = scene;
  const view = answerView(play, link, question.questionId);
  const result = play.own.results[question.questionId];
  const { winners } = scene;
  // The tie-break has no right and wrong.
  const verdict = winners ? undefined : result && verdictOf(result, view.answer !== undefined);
  return (
    <section className="reveal">
      {result && verdict && (
        <div className="verdict" data-verdict={verdict}>
          <SceneHeading>{texts[verdict]}</SceneHeading>
          {result.points !== 0 && <p>{texts.gained(result.points)}</p>}
        </div>
      )}
      {scene.tieBreak && !verdict && (
        <SceneHeading>{tieBreakHeading(winners ?? [], result?.correct === true, texts)}</SceneHeading>
      )}
      <p className="asked-before">{question.text}</p>
      {verdict !== 'right' && view.answer !== undefined && (
        <OwnAnswer question={question} view={view} texts={texts} />
      )}
      <RightAnswer question={question} solution={solution} texts={texts} />
      {solution.explanation && <p className="explanation">{solution.explanation}</p>}
    </section>
  );
}

/** How the tie-break has ended. A server that does not say who won shows it as a question. */
function tieBreakHeading(winners: readonly string[], isFirst: boolean, texts: GameTexts): string {
  if (winners.length === 0) return texts.tieBreak;
  return winners.length === 1 && isFirst ? texts.tieBreakWon : texts.tieBreakResult(winners);
}

type Verdict = 'right' | 'close' | 'wrong' | 'notAnswered';

function verdictOf({ correct, points }: { correct: boolean; points: number }, isAnswered: boolean): Verdict {
  if (correct) return 'right';
  if (points > 0) return 'close';
  return isAnswered ? 'wrong' : 'notAnswered';
}

interface RightAnswerProps {
  question: Question;
  solution: Solution;
  texts: GameTexts;
}

function RightAnswer({ question, solution, texts }: RightAnswerProps) {
  return (
    <div className="own solution">
      <p className="label">{texts.rightAnswer}</p>
      {'accepted' in solution ? (
        <>
          <p className="given">{solution.accepted[0]}</p>
          {solution.accepted.length > 1 && <p>{solution.accepted.slice(1).join(' · ')}</p>}
        </>
      ) : (
        <GivenAnswer
          question={question}
          answer={'correct' in solution ? solution.correct : solution.value}
          texts={texts}
        />
      )}
    </div>
  );
}
