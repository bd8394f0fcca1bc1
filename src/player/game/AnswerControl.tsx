import type { Answer } from '../../contract/answer';
import type { Question } from '../../contract/question';
import type { AnswerView } from './answerView';
import { NumberAnswer } from './NumberAnswer';
import { OrderAnswer } from './OrderAnswer';
import { PickAnswer } from './PickAnswer';
import { TextAnswer } from './TextAnswer';
import type { GameTexts } from './texts';

export interface AnswerControlProps {
  question: Question;
  view: AnswerView;
  texts: GameTexts;
  onAnswer: (answer: Answer) => void;
}

/** What a question is answered with, by its kind. */
export function AnswerControl(props: AnswerControlProps) {
  switch (props.question.kind) {
    case 'choice':
    case 'multiple':
      return <PickAnswer {...props} />;
    case 'text':
      return <TextAnswer {...props} />;
    case 'number':
      return <NumberAnswer {...props} />;
    case 'order':
      return <OrderAnswer {...props} />;
  }
}
