import { GREATEST_NUMBER, isShortNumber, MOST_DIGITS } from '../../contract/typedAnswer';
import { bell, type PretendKind, type Random } from '../pretendKind';
import type { NumberKind } from './rules';

export const numberPretend: PretendKind<'number'> = {
  answer: (question, knows, { random }) =>
    knows && !needsTooManyDigits(question) ? shortened(question.value) : nearNumber(question, random),
  untypable: (question) =>
    needsTooManyDigits(question) ? [{ answer: String(question.value), reason: 'refused' }] : [],
};

/** Whether a number has more digits than can be typed, and nothing less exact is right. */
function needsTooManyDigits({ value, nearest, tolerance }: NumberKind): boolean {
  return !nearest && !tolerance && !isShortNumber(value);
}

/** A number without the digits that are too many to be typed. */
function shortened(value: number): number {
  const near = Math.max(-GREATEST_NUMBER, Math.min(value, GREATEST_NUMBER));
  const whole = String(Math.trunc(Math.abs(near))).length;
  return Number(near.toFixed(MOST_DIGITS - whole));
}

/** Guesses near the right number, on its side of 0 and with as few decimals: years stay whole. */
function nearNumber({ value }: { value: number }, random: Random): number {
  const size = Math.abs(value);
  const width = size >= 1000 && size < 2100 ? 25 : size < 10 && Number.isInteger(value) ? 2 : size * 0.3;
  const [, decimals = ''] = String(value).split('.');
  const guess = Math.max(0, size + width * bell(random)) * (value < 0 ? -1 : 1);
  // Turns -0 into 0, as nobody types it.
  return shortened(Number(guess.toFixed(Math.min(decimals.length, 10)))) + 0;
}
