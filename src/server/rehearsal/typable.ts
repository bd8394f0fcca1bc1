import { MAX_TEXT_ANSWER_LENGTH } from '../../contract/question';
import type { NumberQuestion, QuizQuestion } from '../../game/quiz/quiz';

/** In characters, as the field for numbers on phones takes them. */
const MAX_NUMBER_LENGTH = 30;
/**
 * What no keyboard of Latin letters has: controls, emoji, letters of other scripts. Accents, punctuation and what
 * stands in Latin-1 can be typed, or makes no difference in an answer.
 */
const UNTYPABLE = /(?![\u0020-\u007e\u00a0-\u00ff])[^\p{Script=Latin}\p{Lm}\p{M}\p{P}\p{Sc}\p{Sk}\p{Zs}]/u;

/** Whether somebody can type this accepted answer on a phone as phones are sold here. */
export function isTypable(accepted: string): boolean {
  return accepted.length <= MAX_TEXT_ANSWER_LENGTH && !UNTYPABLE.test(accepted.normalize('NFKC'));
}

/**
 * What is right of a question, or of one of its parts, that nobody can type; undefined where all can be answered. One
 * accepted answer that can be typed is enough: a Greek word beside its name in Latin letters raises no alarm.
 */
export function untypableOf(question: QuizQuestion): string | undefined {
  switch (question.kind) {
    case 'text':
      return firstOfNone(question.accepted);
    case 'parts':
      return question.parts.map(({ accepted }) => firstOfNone(accepted)).find((each) => each !== undefined);
    case 'number':
      return needsTooManyDigits(question) ? String(question.value) : undefined;
    default:
      return undefined;
  }
}

function firstOfNone(accepted: readonly string[]): string | undefined {
  return accepted.some(isTypable) ? undefined : accepted[0];
}

/** Whether a number cannot be typed. Where the nearest win, or some are near enough, nobody needs all digits. */
export function needsTooManyDigits({ value, nearest, tolerance }: NumberQuestion): boolean {
  if (nearest || tolerance) return false;
  // Beyond 21 digits JavaScript writes a power of ten, which no phone takes.
  return String(value).includes('e') || String(value).length > MAX_NUMBER_LENGTH;
}
