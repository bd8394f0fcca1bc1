import type { Answer } from '../../contract/question';
import type { QuizQuestion } from '../../game/quiz/quiz';
import { pretendOf } from '../../kinds/pretend';
import type { Answering, Untypable } from '../../kinds/pretendKind';

/**
 * Returns a team's answer to a question. No team knows an answer that cannot be typed, nor which of several
 * identical answers is meant. A question that all or none had right therefore says something about the answer
 * key.
 */
export function pretendAnswer(question: QuizQuestion, answering: Answering): Answer {
  const knows = answering.random() < answering.chance;
  return pretendOf(question).answer(question, knows, answering);
}

/** Tries each accepted answer of a question in the phone's field, and returns those that fail. */
export function untypableIn(question: QuizQuestion): Untypable[] {
  return pretendOf(question).untypable?.(question) ?? [];
}
