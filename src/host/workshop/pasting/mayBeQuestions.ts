/** What a field is for: a question's text, one of its answers, or anything else. */
export type PastedInto = 'question' | 'answer' | 'other';

/** A question mark of any script. */
const ASKS = /[?？؟]/;
/** A number before a question, such as `1.`, `Q1:`, `**1)` and `Frage 1:`. */
const NUMBERED = /^\W*(?:\p{L}{1,12}\s?)?\d{1,3}\s?[.):]/u;
/** A choice, such as `a) Mars`, `(B) Mars`, `• Mars`. */
const CHOICE = /^(?:\(?[a-h][.)]|[•·▪◦*–-])\s+\S/i;

/**
 * Whether a pasted text may be several questions, or one with its choices, so that the server should read it. Lists of
 * answers, rules and notes are not: they may be numbered, and pairs have two cells a line.
 */
export function mayBeQuestions(text: string, into: PastedInto): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return false;
  const count = (isSo: (line: string) => boolean) => lines.filter(isSo).length;
  const hasRows = (cells: number) => count((line) => line.trimEnd().split('\t').length >= cells) >= 2;
  if (count((line) => ASKS.test(line)) >= 2 || hasRows(3)) return true;
  if (into !== 'question') return false;
  return (
    hasRows(2) ||
    count((line) => NUMBERED.test(line.trim())) >= 2 ||
    count((line) => CHOICE.test(line.trim())) >= 2
  );
}
