import { readSource } from '../../../../src/host/workshop/draft/source';
import type { QuestionDraft, QuizDraft } from '../../../../src/host/workshop/draft/draft';

/** A quiz of one question, as in a quiz file, and that question. */
export function draftWith(question: object, quiz: object = {}): { draft: QuizDraft; asked: QuestionDraft } {
  return draftOf([{ question: 'What?', ...question }], quiz);
}

/** A quiz of one round with these questions, and the last of them. */
export function draftOf(
  questions: object[],
  quiz: object = {},
  round: object = {},
): { draft: QuizDraft; asked: QuestionDraft } {
  const draft = readSource({ quizName: 'Pub Quiz', ...quiz, rounds: [{ ...round, questions }] });
  return { draft, asked: draft.rounds[0]!.questions.at(-1)! };
}
