import { MAX_TEXT_ANSWER_LENGTH } from '../../contract/limits';
import { typedText } from '../../contract/typedAnswer';
import { type Answering, pick, type Random, type Untypable } from '../pretendKind';
import { holdsSeveral } from '../../reading/acceptedText';
import { cleanText, judgeText } from './texts';

const TYPO_SHARE = 0.12;

/**
 * Characters that no Latin keyboard has: controls, emoji, letters of other scripts. Accents, punctuation and
 * Latin-1 can be typed, or make no difference in an answer.
 */
const UNTYPABLE = /(?![\u0020-\u007e\u00a0-\u00ff])[^\p{Script=Latin}\p{Lm}\p{M}\p{P}\p{Sc}\p{Sk}\p{Zs}]/gu;
const OTHER_SCRIPTS = [/\p{Script=Cyrillic}/gu, /\p{Script=Greek}/gu];

/** Whether guests can type this accepted answer: in Latin letters, or in those of its question. */
export function isTypable(accepted: string, question: string): boolean {
  const known = OTHER_SCRIPTS.filter((script) => question.search(script) >= 0);
  const rest = known.reduce((text, script) => text.replace(script, ''), accepted.normalize('NFKC'));
  return accepted.length <= MAX_TEXT_ANSWER_LENGTH && rest.search(UNTYPABLE) < 0;
}

/**
 * Tries each accepted answer in the phone's field, and returns those that fail. Untypable letters count only
 * where no other answer works: a Greek word beside its name in Latin letters raises no alarm.
 */
export function failingOf(accepted: string[], question: string): Untypable[] {
  const failing = accepted.flatMap((answer): Untypable[] => {
    const reason = failureOf(answer, accepted, question);
    return reason === undefined ? [] : [{ answer, reason }];
  });
  const isWorking = failing.length < accepted.length;
  const inOtherLetters = failing.filter(({ reason }) => reason === 'letters');
  const others = failing.filter(({ reason }) => reason !== 'letters');
  return isWorking ? others : [...inOtherLetters.slice(0, 1), ...others];
}

function failureOf(answer: string, accepted: string[], question: string): Untypable['reason'] {
  const stored = cleanText(typedText(answer));
  if (stored === '' || judgeText(accepted, stored) !== 'right') return 'refused';
  if (!isTypable(answer, question)) return 'letters';
  return holdsSeveral(answer) ? 'several' : undefined;
}

/** How the teams answer kinds that are answered by one text. */
export const writtenPretend = {
  answer: typed,
  untypable: ({ accepted, text }: { accepted: string[]; text: string }) => failingOf(accepted, text),
};

/** What somebody types as the answer to this question, now and then with a typo. */
export function typed(
  { accepted, text }: { accepted: readonly string[]; text: string },
  knows: boolean,
  { isExact, guesses, random }: Answering,
): string {
  const known = accepted.filter((answer) => isTypable(answer, text)).map(typedText);
  const right = knows ? (random() < 0.7 ? known[0] : pick(known, random)) : undefined;
  if (right === undefined) return pick(guesses, random) ?? '';
  return !isExact && right.length > 3 && random() < TYPO_SHARE ? withTypo(right, random) : right;
}

/** Omits or doubles a letter after the first, or swaps it with the next. */
function withTypo(text: string, random: Random): string {
  const letters = [...text];
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const [one = '', other = ''] = letters.slice(at, at + 2);
  const wrong = pick([[other], [one, one, other], [other, one]], random)!;
  return letters.toSpliced(at, 2, ...wrong).join('');
}
