import type { PlannedQuestion } from '../../../game/plan';
import type { QuizQuestion } from '../../../game/quiz/quiz';
import type { AnswerResult } from './answerResults';
import { placeOf, type ResultPlace } from './resultPlace';
import { answerText } from '../../../game/scoring/groups';

/** How a question went. */
export interface QuestionResult extends ResultPlace {
  questionId: string;
  question: string;
  /** What is right, in words. */
  solution: string;
  /** How many answered, and how many of them were right. */
  answered: number;
  correct: number;
}

/** Counts the answers to a question. */
export function questionResult(asked: PlannedQuestion, answers: readonly AnswerResult[]): QuestionResult {
  const { question } = asked;
  return {
    ...placeOf(asked),
    questionId: question.questionId,
    question: question.text,
    solution: solutionText(question),
    answered: answers.length,
    correct: answers.filter(({ correct }) => correct).length,
  };
}

function solutionText(question: QuizQuestion): string {
  switch (question.kind) {
    case 'text':
      return question.accepted.join(' / ');
    case 'number':
      return [String(question.value), question.unit ?? ''].join(' ').trim();
    default:
      return answerText(question, question.correct);
  }
}
