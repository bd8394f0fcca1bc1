import type { Answer } from '../../contract/answer';
import type { QuizQuestion } from '../quiz/quiz';
import { cleanText } from './cleanText';

/** The answer as it is stored, or undefined where it does not fit the question's kind. */
export function checkAnswer(question: QuizQuestion, answer: Answer): Answer | undefined {
  switch (question.kind) {
    case 'choice':
      return arePlaces([answer], question.answers) ? answer : undefined;
    case 'multiple':
      if (!Array.isArray(answer) || !answer.length || !arePlaces(answer, question.answers)) return undefined;
      return [...answer].sort((one, other) => one - other);
    case 'order':
      if (!Array.isArray(answer) || answer.length !== question.answers.length) return undefined;
      return arePlaces(answer, question.answers) ? answer : undefined;
    case 'text':
      return (typeof answer === 'string' && cleanText(answer)) || undefined;
    case 'number':
      // -0 is 0, and JSON knows neither infinity nor NaN.
      return typeof answer === 'number' && Number.isFinite(answer) ? answer + 0 : undefined;
  }
}

/** Places of the answers offered, none of them twice. */
function arePlaces(places: unknown[], answers: string[]): boolean {
  const isPlace = (place: unknown): boolean => typeof place === 'number' && place in answers;
  return places.every(isPlace) && new Set(places).size === places.length;
}
