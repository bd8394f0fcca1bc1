import type { QuizVerdict } from '../kindRules';
import { compareForms, foldText, type Form, formKeys, formsOf } from './compareText';
import type { LanguageRules } from '../../reading/languageRules';

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

/** The forms of the accepted answers of a question or a part, worked out once. */
const known = new WeakMap<readonly string[], { forms: Form[]; rules: LanguageRules | undefined }>();

/** Compares a typed answer with the accepted ones, as the quiz's language forms and writes its words. */
export function judgeText(accepted: readonly string[], answer: string, rules?: LanguageRules): QuizVerdict {
  return judgeForms(accepted, formsOf(answer, rules), rules);
}

/** The same for an answer that is compared several times. */
export function judgeForms(
  accepted: readonly string[],
  forms: readonly Form[],
  rules?: LanguageRules,
): QuizVerdict {
  let right = known.get(accepted);
  if (right?.rules !== rules || !right) {
    right = { forms: accepted.flatMap((text) => formsOf(text, rules)), rules };
    known.set(accepted, right);
  }
  return VERDICTS[compareForms(forms, right.forms, rules)];
}

const VERDICTS = { same: 'right', typo: 'suggested', doubtful: 'doubtful', different: 'wrong' } as const;

/**
 * The same key for texts that differ in nothing that matters. Folding removes punctuation, so no typed text
 * has two forms here.
 */
export function keyOfText(text: string, rules?: LanguageRules): string {
  return foldText(text, rules).join('/');
}

/** The same from the forms of a text. */
export function keyOfForms(forms: readonly Form[]): string {
  return formKeys(forms).join('/');
}
