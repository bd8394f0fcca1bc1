import { MAX_TEXT_ANSWER_LENGTH } from '../../contract/question';
import type { RehearsalReport } from '../../contract/rehearsal';
import { parseNumber, MAX_NUMBER_LENGTH, typedText } from '../../contract/typedAnswer';
import { holdsSeveral } from '../../game/quiz/acceptedText';
import { cleanText, judgeText } from '../../game/quiz/kinds/textKind';
import type { NumberQuestion, QuizQuestion } from '../../game/quiz/quiz';

/**
 * What no keyboard of Latin letters has: controls, emoji, letters of other scripts. Accents, punctuation and what
 * stands in Latin-1 can be typed, or makes no difference in an answer.
 */
const UNTYPABLE = /(?![\u0020-\u007e\u00a0-\u00ff])[^\p{Script=Latin}\p{Lm}\p{M}\p{P}\p{Sc}\p{Sk}\p{Zs}]/u;

/** Whether somebody can type this accepted answer on a phone as phones are sold here. */
export function isTypable(accepted: string): boolean {
  return accepted.length <= MAX_TEXT_ANSWER_LENGTH && !UNTYPABLE.test(accepted.normalize('NFKC'));
}

type Untypable = Pick<RehearsalReport['untypable'][number], 'answer' | 'reason'>;

/**
 * Tries each accepted answer of a question, or of its parts, through the phone's field, and returns those that fail.
 * Letters that no keyboard has count only where no other answer works: a Greek word beside its name in Latin letters
 * raises no alarm.
 */
export function untypableIn(question: QuizQuestion): Untypable[] {
  switch (question.kind) {
    case 'text':
      return failingOf(question.accepted);
    case 'parts':
      return question.parts.flatMap(({ accepted }) => failingOf(accepted));
    case 'number':
      return needsTooManyDigits(question) ? [{ answer: String(question.value), reason: 'refused' }] : [];
    default:
      return [];
  }
}

function failingOf(accepted: string[]): Untypable[] {
  const failing = accepted.flatMap((answer): Untypable[] => {
    const reason = failureOf(answer, accepted);
    return reason === undefined ? [] : [{ answer, reason }];
  });
  const isWorking = failing.length < accepted.length;
  const inOtherLetters = failing.filter(({ reason }) => reason === 'letters');
  const others = failing.filter(({ reason }) => reason !== 'letters');
  return isWorking ? others : [...inOtherLetters.slice(0, 1), ...others];
}

function failureOf(answer: string, accepted: string[]): Untypable['reason'] {
  const stored = cleanText(typedText(answer));
  if (stored === '' || judgeText(accepted, stored) !== 'right') return 'refused';
  if (!isTypable(answer)) return 'letters';
  return holdsSeveral(answer) ? 'several' : undefined;
}

/** Whether a number cannot be typed. Where the nearest win, or some are near enough, nobody needs all digits. */
export function needsTooManyDigits({ value, nearest, tolerance }: NumberQuestion): boolean {
  if (nearest || tolerance) return false;
  return parseNumber(String(value).slice(0, MAX_NUMBER_LENGTH), 'en') !== value;
}
