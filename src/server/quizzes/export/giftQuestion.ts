import type { QuestionSource } from '../../../contract/quizSource';
import type { KindName } from '../import/table/kindNames';

/** What stands between a question's braces; undefined where GIFT does not know such a question. */
export function giftBody(kind: KindName, question: QuestionSource): string | undefined {
  const { answers, correctAnswers, acceptedAnswers, correctNumber, tolerance } = question;
  if (kind === 'choice')
    return lines(
      (answers ?? []).map((text, at) => `${at === question.correctAnswer ? '=' : '~'}${giftText(text)}`),
    );
  if (kind === 'multiple') return weighted(answers ?? [], new Set(correctAnswers));
  if (kind === 'number') return tolerance ? `#${correctNumber}:${tolerance}` : `#${correctNumber}`;
  const accepted = acceptedAnswers ?? [];
  // Such an arrow makes a question that matches pairs, and cannot be written otherwise.
  if (kind === 'order' || accepted.every((text) => text.includes('->'))) return undefined;
  return lines(accepted.map((text) => `=${giftText(text).replaceAll('*', '\\*')}`));
}

/** All right answers together are worth everything, and a wrong one costs all. */
function weighted(answers: string[], right: Set<number>): string {
  const share = Number((100 / right.size).toFixed(5));
  return lines(answers.map((text, at) => `~%${right.has(at) ? share : -100}%${giftText(text)}`));
}

function lines(answers: string[]): string {
  return `\n${answers.join('\n')}`;
}

/** A text with its escapes. What would be read as a format or a weight is told to be plain. */
export function giftText(text: string): string {
  const escaped = escapedGift(text);
  return /^[[%]/.test(escaped) ? plainGift(text) : escaped;
}

/** A text with its escapes that is told to be plain. */
export function plainGift(text: string): string {
  return `[plain]${escapedGift(text)}`;
}

function escapedGift(text: string): string {
  return (
    text
      .trim()
      .replace(/[~=#{}:\\]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b-\u001f]/g, '')
  );
}
