import type { Draft, Drafts, ListedAnswer } from './drafts';

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
function isOpen({ answer, choices, ready }: Draft): boolean {
  return answer === null && !ready && !choices.some(({ isRight }) => isRight);
}

/** Answers follow the order of their questions; numbers that begin again are those of the next round. */
function placeOf({ number, round }: ListedAnswer, questions: readonly Draft[], last: number): number {
  if (number === null) return -1;
  const fits = (draft: Draft, at: number, from: number) =>
    at > from && isOpen(draft) && draft.number === number && (!round || draft.round === round);
  const next = questions.findIndex((draft, at) => fits(draft, at, last));
  return next >= 0 || !round ? next : questions.findIndex((draft, at) => fits(draft, at, -1));
}

/** Lists of answers often repeat the questions. */
function withoutQuestion(text: string, { text: question }: Draft): string {
  return text.startsWith(question) ? text.slice(question.length).replace(/^[\s:=–—-]+/, '') : text;
}
