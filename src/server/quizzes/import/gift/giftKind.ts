import type { Report } from '../../remarks/report';
import type { GiftAnswer, GiftBody } from './giftAnswers';
import { giftNumber } from './giftNumber';
import { readGiftText } from './giftText';

/** What makes a GIFT question's kind, or undefined where the report says why it cannot be taken over. */
export function giftKind(body: GiftBody, where: string, report: Report): Record<string, unknown> | undefined {
  const { head, answers } = body;
  const unsupported = (kind: 'matching' | 'essay'): undefined =>
    void report.add(where, 'kindUnsupported', report.text(kind));
  if (head.startsWith('#')) return giftNumber(body, where, report);
  const [, truth] = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(head) ?? [];
  if (truth && !answers.length) return trueOrFalse(/^t/i.test(truth), report);
  if (head) return void report.add(where, 'notReadable');
  if (!answers.length) return unsupported('essay');
  const isMatching = answers.every(({ isRight, text }) => isRight && /(?<!\\)->/.test(text));
  if (isMatching) return unsupported('matching');
  return answers.every(({ isRight }) => isRight)
    ? shortAnswer(body, where, report)
    : choice(body, where, report);
}

function trueOrFalse(isTrue: boolean, report: Report): Record<string, unknown> {
  return { answers: [report.text('true'), report.text('false')], correctAnswer: isTrue ? 0 : 1 };
}

function shortAnswer(
  { answers, format }: GiftBody,
  where: string,
  report: Report,
): Record<string, unknown> | undefined {
  const accepted = answers.filter(({ weight, text }) => {
    if (weight !== null && weight <= 0) return false;
    const hasWildcard = /(?<!\\)\*/.test(text);
    if (hasWildcard) report.add(where, 'wildcardLost', text);
    return !hasWildcard;
  });
  if (accepted.some(({ weight }) => weight !== null && weight < 100)) report.add(where, 'partialCounts');
  if (!accepted.length) return void report.add(where, 'noCorrect');
  return { acceptedAnswers: accepted.map(({ text }) => readGiftText(text, format).text) };
}

/** With a weight for each of several right answers, all of them must be picked; else one right answer is enough. */
function choice(
  { answers, format }: GiftBody,
  where: string,
  report: Report,
): Record<string, unknown> | undefined {
  const marked = placesOf(answers, ({ isRight }) => isRight);
  const weighted = placesOf(answers, ({ isRight, weight }) => !isRight && (weight ?? 0) > 0);
  const texts = answers.map(({ text }) => readGiftText(text, format).text);
  if (marked.length === 1) {
    if (weighted.length) report.add(where, 'partialLost');
    return { answers: texts, correctAnswer: marked[0] };
  }
  const right = marked.length ? marked : weighted;
  if (!right.length) return void report.add(where, 'noCorrect');
  if (marked.length) report.add(where, 'severalCorrect');
  const weights = weighted.map((place) => answers[place]!.weight!);
  if (marked.length ? weighted.length : Math.max(...weights) - Math.min(...weights) > 0.1)
    report.add(where, 'weightsLost');
  return { answers: texts, correctAnswers: right };
}

function placesOf(answers: GiftAnswer[], has: (answer: GiftAnswer) => boolean): number[] {
  return answers.flatMap((answer, place) => (has(answer) ? [place] : []));
}
