import type { Answer } from '../../contract/question';
import type { QuizQuestion } from '../../game/quiz/quiz';
import { pretendOf } from '../../kinds/pretend';
import type { Answering, Untypable } from '../../kinds/pretendKind';

/**
 * A team's answer to a question. What cannot be typed nobody knows, and of answers that read the same nobody can tell
 * which is meant: so the report's questions that none or all had right say something of the answer key.
 */
export function pretendAnswer(question: QuizQuestion, answering: Answering): Answer {
  const knows = answering.random() < answering.chance;
  return pretendOf(question).answer(question, knows, answering);
}

/** Tries each accepted answer of a question through the phone's field, and returns those that fail. */
export function untypableIn(question: QuizQuestion): Untypable[] {
  return pretendOf(question).untypable?.(question) ?? [];
}
