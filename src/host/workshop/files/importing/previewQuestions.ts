import type { QuestionSource, QuizSource } from '../../../../contract/quizSource';

/** An answer as the preview shows it. */
export interface PreviewAnswer {
  text: string;
  right: boolean;
}

export interface PreviewRound {
  title: string;
  questions: readonly QuestionSource[];
}

/** The rounds of a quiz; one without a title where it has none. */
export function roundsOf({ rounds, questions }: QuizSource): PreviewRound[] {
  if (!rounds) return [{ title: '', questions: questions ?? [] }];
  return rounds.map((round) => ({ title: round.title ?? '', questions: round.questions }));
}

/** The answers of a question, with which of them are right. An order stands as it is right. */
export function previewAnswers(question: QuestionSource): PreviewAnswer[] {
  const { answers, correctAnswer, correctAnswers, acceptedAnswers, correctOrder } = question;
  const right = correctAnswers ?? [correctAnswer];
  if (answers) return answers.map((text, index) => ({ text, right: right.includes(index) }));
  if (acceptedAnswers) return acceptedAnswers.map((text) => ({ text, right: true }));
  if (correctOrder)
    return correctOrder.map((text, index) => ({ text: `${index + 1}. ${text}`, right: true }));
  return [{ text: numberText(question), right: true }];
}

function numberText({ correctNumber, tolerance, unit }: QuestionSource): string {
  const parts = [correctNumber, tolerance ? `± ${tolerance}` : null, unit];
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');
}
