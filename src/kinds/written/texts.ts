import type { QuizVerdict } from '../kindRules';
import { compareForms, foldText } from './compareText';

/**
 * Controls, line ends, and characters that turn or hide the text around them; joiners stay, since emoji and
 * some scripts need them.
 */
const HARMFUL = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** More marks on one letter than any language uses would cover the lines around it. */
const MARK_FLOOD = /(\p{M}{4})\p{M}+/gu;

/** A typed answer cleaned for storing and for the projector; empty where nothing remains. */
export function cleanText(typed: string): string {
  const clean = typed.replace(HARMFUL, ' ').replace(MARK_FLOOD, '$1').replace(/\s+/gu, ' ').trim();
  const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean);
  return isVisible ? clean : '';
}

/** A cache of the accepted answers after folding. */
const folded = new WeakMap<string[], string[][]>();

/** Compares a typed answer with the accepted ones. */
export function judgeText(accepted: string[], answer: string): QuizVerdict {
  const rightForms = folded.get(accepted) ?? accepted.map(foldText);
  folded.set(accepted, rightForms);
  const typed = foldText(answer);
  const likenesses = rightForms.map((right) => compareForms(typed, right));
  if (likenesses.includes('same')) return 'right';
  if (likenesses.includes('typo')) return 'suggested';
  return likenesses.includes('doubtful') ? 'doubtful' : 'wrong';
}

/**
 * The same key for texts that differ in nothing that matters. Folding removes punctuation, so no typed text
 * has two forms here.
 */
export function keyOfText(text: string): string {
  return foldText(text).join('/');
}
