import type { QuestionSource } from '../../contract/question';

/** A line for each answer, between the braces of a GIFT question. */
export function giftLines(
  answers: QuestionSource['answers'],
  line: (text: string, at: number) => string,
): string {
  return `\n${(answers ?? []).map(line).join('\n')}`;
}
