import type { QuizVerdict } from '../kindRules';
import { compareForms, foldText } from './compareText';

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
