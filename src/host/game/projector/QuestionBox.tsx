import type { ReactNode } from 'react';
import type { Question } from '../../../contract/question';
import { useShownMedia } from '../media/useGameMedia';
import { QuestionMedia } from '../media/QuestionMedia';
import { FitBox } from './SceneFrame';

interface QuestionBoxProps {
  question: Question;
  /** Whether it can be answered: its answers then need more room. */
  isOpen?: boolean;
  /** Shown above the question's text. */
  notice?: ReactNode;
  /** The answers or the result; `content` names what else may change their size. */
  children: ReactNode;
  content?: string;
}

/** A question, its media and its answers, as large as all of it together can be. */
export function QuestionBox({ question, isOpen = false, notice, children, content = '' }: QuestionBoxProps) {
  const shown = JSON.stringify(useShownMedia(question));
  return (
    <FitBox content={`${JSON.stringify(question)} ${shown} ${content}`} className="question-box">
      <div className="question-text">
        {notice}
        <h1 data-fit="question">{question.text}</h1>
      </div>
      <QuestionMedia question={question} isOpen={isOpen} />
      <div className="question-answers">{children}</div>
    </FitBox>
  );
}
