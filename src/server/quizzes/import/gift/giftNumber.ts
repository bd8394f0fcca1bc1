import type { Report } from '../../remarks/report';
import type { GiftBody } from './giftAnswers';
import { findUnescaped } from './giftText';

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const WITH_TOLERANCE = new RegExp(`^(${NUMBER})(?:\\s*:\\s*(${NUMBER}))?$`, 'i');
const RANGE = new RegExp(`^(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})$`, 'i');

/** A GIFT question for a number: `#3`, `#3:1`, `#2..4`, or several after `#` with a weight each. */
export function giftNumber(
  { head, answers }: GiftBody,
  where: string,
  report: Report,
): Record<string, unknown> | undefined {
  const hash = findUnescaped(head, '#', 1);
  const single = head.slice(1, hash < 0 ? undefined : hash).trim();
  const right = answers.filter(({ isRight, weight }) => isRight && (weight ?? 100) > 0);
  const best = right.find(({ weight }) => (weight ?? 100) === 100) ?? right[0];
  const source = single || best?.text;
  if (source === undefined) return void report.add(where, 'noCorrect');
  if (right.length > (single ? 0 : 1)) report.add(where, 'furtherNumbersLost');
  return readNumber(source.replace(/\\([:~=#])/g, '$1')) ?? void report.add(where, 'notReadable');
}

function readNumber(source: string): Record<string, unknown> | undefined {
  const [, least, most] = RANGE.exec(source) ?? [];
  if (least !== undefined && most !== undefined) {
    const middle = rounded((Number(least) + Number(most)) / 2);
    return { correctNumber: middle, tolerance: rounded(Math.abs(Number(most) - Number(least)) / 2) };
  }
  const [, value, tolerance] = WITH_TOLERANCE.exec(source) ?? [];
  if (value === undefined) return undefined;
  const isExact = tolerance === undefined || Number(tolerance) === 0;
  return { correctNumber: Number(value), ...(!isExact && { tolerance: Math.abs(Number(tolerance)) }) };
}

/** Without the noise that halves of decimal numbers have. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
