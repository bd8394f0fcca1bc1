/** A line for each answer, between the braces of a GIFT question. */
export function giftLines<T>(
  answers: readonly T[] | null | undefined,
  line: (answer: T, at: number) => string,
): string {
  return `\n${(answers ?? []).map(line).join('\n')}`;
}
