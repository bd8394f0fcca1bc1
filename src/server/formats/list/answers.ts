import type { ListedQuestion, Drafts, ListedAnswer } from './draft';

/** Gives the answers that are listed apart to their questions; what fits none is left. */
export function giveAnswers({ questions, answers, left }: Drafts): void {
  const unnumbered = answers.filter(({ number }) => number === null);
  const open = questions.filter(isOpen);
  // Without numbers, only as many answers as questions tell which belong together.
  const byOrder =
    unnumbered.length === open.length ? new Map(unnumbered.map((each, at) => [each, open[at]!])) : undefined;
  let last = -1;
  for (const answer of answers) {
    const at = byOrder?.has(answer)
      ? questions.indexOf(byOrder.get(answer)!)
      : placeOf(answer, questions, last);
    const question = questions[at];
    if (question) {
      question.answer = withoutQuestion(answer.text, question);
      last = at;
    } else left.push({ line: answer.line, text: answer.text });
  }
}

/** Whether nothing beside its question tells its answer. */
function isOpen({ answer, choices, ready }: ListedQuestion): boolean {
  return answer === null && !ready && !choices.some(({ isRight }) => isRight);
}

/** Answers follow the order of their questions; numbers that begin again are those of the next round. */
function placeOf(
  { number, round }: ListedAnswer,
  questions: readonly ListedQuestion[],
  last: number,
): number {
  if (number === null) return -1;
  const fits = (draft: ListedQuestion, at: number, from: number) =>
    at > from && isOpen(draft) && draft.number === number && (!round || draft.round === round);
  const next = questions.findIndex((draft, at) => fits(draft, at, last));
  return next >= 0 || !round ? next : questions.findIndex((draft, at) => fits(draft, at, -1));
}

/** Lists of answers often repeat the questions. */
function withoutQuestion(text: string, { text: question }: ListedQuestion): string {
  return text.startsWith(question) ? text.slice(question.length).replace(/^[\s:=–—-]+/, '') : text;
}

/** Reads several answers in one line: `1. B  2. C  3. A` or `1B, 2C`. */
export function severalListed(text: string): { number: number; text: string }[] {
  const starts: { at: number; end: number; number: number }[] = [];
  for (const found of text.matchAll(
    /(?<=^|[\s,;])\(?(\d{1,3})\s?(?:[.):]|[-–]|(?=[a-h](?:[\s,;]|$)))\s*/giu,
  )) {
    const number = Number(found[1]);
    const last = starts.at(-1)?.number;
    if (last === undefined || number === last + 1)
      starts.push({ at: found.index, end: found.index + found[0].length, number });
  }
  if (starts.length < 2) return [];
  return starts.map(({ end, number }, index) => ({
    number,
    text: text.slice(end, starts[index + 1]?.at).replace(/[\s,;]+$/, ''),
  }));
}
