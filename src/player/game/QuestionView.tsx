import type { Answer } from '../../contract/answer';
import type { Question } from '../../contract/question';
import { AnswerControl } from './AnswerControl';
import type { AnswerView } from './answerView';
import { QuestionMedia } from './QuestionMedia';
import { SceneHeading } from './SceneHeading';
import type { GameTexts } from './texts';

/** In characters; longer questions are set smaller, so that the answers stay in sight. */
const LONG = 120;

interface QuestionViewProps {
  question: Question;
  view: AnswerView;
  isShown: boolean;
  texts: GameTexts;
  onAnswer: (answer: Answer) => void;
}

/** One open question. While another is shown it stays, so that nothing typed in it is lost. */
export function QuestionView({ question, view, isShown, texts, onAnswer }: QuestionViewProps) {
  return (
    <section className="question" hidden={!isShown}>
      <div className="asked" data-long={question.text.length > LONG}>
        <SceneHeading takesFocus={isShown}>{question.text}</SceneHeading>
        <QuestionMedia question={question} texts={texts} />
      </div>
      <div className="answering">
        <AnswerControl question={question} view={view} texts={texts} onAnswer={onAnswer} />
      </div>
    </section>
  );
}
