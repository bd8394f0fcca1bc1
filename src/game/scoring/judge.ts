import type { Answer } from '../../contract/answer';
import type { NumberKind, QuizQuestion } from '../quiz/quiz';
import { compareForms } from './compareText';
import { foldText } from './foldText';

/** `suggested`: counts as right until the host says otherwise; `doubtful`: counts as wrong until then. */
export type Verdict = 'right' | 'suggested' | 'doubtful' | 'wrong';

/** Whether an answer is right by the quiz alone. Where the nearest numbers win, any number is in the running. */
export function judge(question: QuizQuestion, answer: Answer): Verdict {
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
