import type { Answer } from '../../contract/answer';
import type { QuizQuestion } from '../quiz/quiz';
import { givenAnswers, type AnswersToQuestion } from '../answers';
import { foldText } from './foldText';
import { judge, type Verdict } from './judge';

/** Players with the same answer. They are right or wrong together. */
export interface AnswerGroup {
  /** Tells this answer from others of its question, whatever differs in how it was typed. */
  key: string;
  /** The answer as people read it, as the first of them gave it. */
  text: string;
  answer: Answer;
  playerIds: string[];
  verdict: Verdict;
}

/** Answers are never changed in place, so what was found for them once stays true. Comparing texts is slow. */
const known = new WeakMap<AnswersToQuestion, AnswerGroup[]>();

/** The answers to one question in groups, in the order in which they came. */
export function groupAnswers(question: QuizQuestion, given: AnswersToQuestion | undefined): AnswerGroup[] {
  if (!given) return [];
  const found = known.get(given);
  if (found) return found;
  const groups = new Map<string, AnswerGroup>();
  for (const [playerId, { answer }] of givenAnswers(given)) {
    const key = answerKey(question, answer);
    const group = groups.get(key);
    if (group) group.playerIds.push(playerId);
    else
      groups.set(key, {
        key,
        text: answerText(question, answer),
        answer,
        playerIds: [playerId],
        verdict: judge(question, answer),
      });
  }
  const list = [...groups.values()];
  known.set(given, list);
  return list;
}

/** The key of the group that an answer belongs to. A folded text has no punctuation, so none can be typed as two. */
export function answerKey(question: QuizQuestion, answer: Answer): string {
  if (question.kind === 'text' && typeof answer === 'string') return foldText(answer).join('/');
  if (question.kind === 'multiple' && Array.isArray(answer))
    return JSON.stringify([...answer].sort((a, b) => a - b));
  return JSON.stringify(answer);
}

/** An answer in words. */
export function answerText(question: QuizQuestion, answer: Answer): string {
  if (!('answers' in question)) return String(answer);
  const texts = [answer].flat().map((place) => question.answers[Number(place)] ?? '');
  return texts.join(question.kind === 'order' ? ' → ' : ', ');
}
