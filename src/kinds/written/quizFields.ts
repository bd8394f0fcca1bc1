import { QUIZ_LIMITS } from '../../contract/question';
import { listField, textField } from '../quizFields';

/** The texts that a question or a part accepts. */
export const acceptedAnswersField = listField(
  textField(QUIZ_LIMITS.acceptedAnswer),
  1,
  QUIZ_LIMITS.acceptedAnswers,
);
