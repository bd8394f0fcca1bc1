import { MAX_TEXT_ANSWER_LENGTH } from '../../contract/question';
import { typedText } from '../../contract/typedAnswer';
import { type Answering, pick, type Random, type Untypable } from '../pretendKind';
import { holdsSeveral } from './acceptedText';
import { cleanText, judgeText } from './texts';

/** What teams say who do not know: few, so that several say the same. */
const GUESSES = ['Napoleon', 'Helsinki', 'David Bowie', 'Goethe', 'Paris', 'Canberra', '42'];
const TYPO_SHARE = 0.12;

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
 * Tries each accepted answer through the phone's field, and returns those that fail. Letters that no keyboard has count
 * only where no other answer works: a Greek word beside its name in Latin letters raises no alarm.
 */
export function failingOf(accepted: string[]): Untypable[] {
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

/** What somebody types, now and then with one letter wrong. */
export function typed(accepted: readonly string[], knows: boolean, { isExact, random }: Answering): string {
  const known = accepted.filter(isTypable).map(typedText);
  const right = knows ? (random() < 0.7 ? known[0] : pick(known, random)) : undefined;
  if (right === undefined) return pick(GUESSES, random)!;
  return !isExact && right.length > 3 && random() < TYPO_SHARE ? withTypo(right, random) : right;
}

/** One letter after the first is missing, doubled, or changes places with the next. */
function withTypo(text: string, random: Random): string {
  const letters = [...text];
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const [one = '', other = ''] = letters.slice(at, at + 2);
  const wrong = pick([[other], [one, one, other], [other, one]], random)!;
  return letters.toSpliced(at, 2, ...wrong).join('');
}
