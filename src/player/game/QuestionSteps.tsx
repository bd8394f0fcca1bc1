import type { Question } from '../../contract/question';
import { answerTo, type PlayState } from './playState';
import type { GameTexts } from './texts';

interface QuestionStepsProps {
  play: PlayState;
  shown: Question;
  /** The question that was asked last, where another is shown. */
  newest: Question | undefined;
  texts: GameTexts;
  onStep: (questionId: string) => void;
}

/** The sheet of a round: moves among the questions that are open, and shows which of them are empty. */
export function QuestionSteps({ play, shown, newest, texts, onStep }: QuestionStepsProps) {
  const { questions } = play.game;
  return (
    <nav className="sheet" aria-label={texts.sheet}>
      <ol>
        {questions.map(({ questionId, number }) => {
          const isAnswered = answerTo(play, questionId) !== undefined;
          return (
            <li key={questionId}>
              <button
                type="button"
                aria-label={texts.sheetPlace(number, isAnswered)}
                aria-current={questionId === shown.questionId ? 'true' : undefined}
                data-answered={isAnswered}
                onClick={() => onStep(questionId)}
              >
                {number}
              </button>
            </li>
          );
        })}
      </ol>
      {newest && (
        <button type="button" className="newest" onClick={() => onStep(newest.questionId)}>
          {texts.newQuestion}
        </button>
      )}
    </nav>
  );
}
