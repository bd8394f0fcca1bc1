import * as v from 'valibot';
import { QUIZ_LIMITS } from '../../../contract/question';
import { listField, objectOf, textField } from '../quizFields';
import { compareForms, foldText } from './compareText';
import { type KindRules, type QuizVerdict, largestFirst } from './kindRules';

export interface TextKind {
  kind: 'text';
  accepted: string[];
}

const MOST_GROUPS = 10;
/**
 * Controls, line ends, and what turns or hides the text beside it; joiners stay, for emoji and some scripts need
 * them.
 */
const HARMFUL = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** More marks on one letter than any language writes are drawn over the lines around it. */
const MARK_FLOOD = /(\p{M}{4})\p{M}+/gu;

/** A typed answer as it is stored and may stand on the projector; empty where nothing remains. */
export function cleanText(typed: string): string {
  const clean = typed.replace(HARMFUL, ' ').replace(MARK_FLOOD, '$1').replace(/\s+/gu, ' ').trim();
  const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean);
  return isVisible ? clean : '';
}

/** The accepted answers, folded once for all that is compared with them. */
const folded = new WeakMap<string[], string[][]>();

/** How a typed answer compares with the accepted ones. */
export function judgeText(accepted: string[], answer: string): QuizVerdict {
  const rightForms = folded.get(accepted) ?? accepted.map(foldText);
  folded.set(accepted, rightForms);
  const typed = foldText(answer);
  const likenesses = rightForms.map((right) => compareForms(typed, right));
  if (likenesses.includes('same')) return 'right';
  if (likenesses.includes('typo')) return 'suggested';
  return likenesses.includes('doubtful') ? 'doubtful' : 'wrong';
}

/** The same for texts that differ in nothing that matters. A folded text has no punctuation: none is typed as two. */
export function keyOfText(text: string): string {
  return foldText(text).join('/');
}

export const textRules: KindRules<TextKind> = {
  schema: v.pipe(
    objectOf({
      acceptedAnswers: listField(textField(QUIZ_LIMITS.acceptedAnswer), 1, QUIZ_LIMITS.acceptedAnswers),
    }),
    v.transform((read): TextKind => ({ kind: 'text', accepted: read.acceptedAnswers })),
  ),
  stored: (_question, answer) => (typeof answer === 'string' && cleanText(answer)) || undefined,
  keyOf: (answer) => keyOfText(String(answer)),
  textOf: (_question, answer) => String(answer),
  rightText: ({ accepted }) => accepted.join(' / '),
  judge: ({ accepted }, answer) => judgeText(accepted, String(answer)),
  solution: ({ accepted }) => ({ accepted }),
  tally: (_question, groups) => ({
    groups: largestFirst(groups)
      .slice(0, MOST_GROUPS)
      .map(({ text, playerIds, correct, share }) => ({
        ...{ text, count: playerIds.length, correct },
        ...(share === 0.5 && { share }),
      })),
  }),
};
