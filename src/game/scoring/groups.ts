import type { Answer } from '../../contract/answer';
import type { NumberKind, QuizQuestion } from '../quiz/quiz';
import { type AnswersToQuestion, givenAnswers } from '../state';
import { compareForms } from './compareText';
import { foldText } from './foldText';

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

/** `suggested`: counts as right until the host says otherwise; `doubtful`: counts as wrong until then. */
type Verdict = 'right' | 'suggested' | 'doubtful' | 'wrong';

/** Whether an answer is right by the quiz alone. Where the nearest numbers win, any number is in the running. */
function judge(question: QuizQuestion, answer: Answer): Verdict {
  switch (question.kind) {
    case 'choice':
      return rightIf(answer === question.correct[0]);
    case 'multiple':
    case 'order':
      return rightIf(JSON.stringify(answer) === JSON.stringify(question.correct));
    case 'text':
      return typeof answer === 'string' ? judgeText(question.accepted, answer) : 'wrong';
    case 'number':
      if (typeof answer !== 'number') return 'wrong';
      return rightIf(!!question.nearest || distanceOf(question, answer) <= (question.tolerance ?? 0));
  }
}

/** How far a number is from the right one, without what binary fractions add: 9.9 and 10.1 are as far from 10. */
export function distanceOf({ value }: NumberKind, answer: number): number {
  const distance = Math.abs(answer - value);
  return distance < 1e9 ? Math.round(distance * 1e6) / 1e6 : distance;
}

/** The accepted answers, folded once for all that is compared with them. */
const folded = new WeakMap<string[], string[][]>();

function judgeText(accepted: string[], answer: string): Verdict {
  const rightForms = folded.get(accepted) ?? accepted.map(foldText);
  folded.set(accepted, rightForms);
  const typed = foldText(answer);
  const likenesses = rightForms.map((right) => compareForms(typed, right));
  if (likenesses.includes('same')) return 'right';
  if (likenesses.includes('typo')) return 'suggested';
  return likenesses.includes('doubtful') ? 'doubtful' : 'wrong';
}

function rightIf(isRight: boolean): Verdict {
  return isRight ? 'right' : 'wrong';
}
