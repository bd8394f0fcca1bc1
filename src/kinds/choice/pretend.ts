import { pick, type PretendKind, type Random } from '../pretendKind';

export const choicePretend: PretendKind<'choice'> = {
  answer: (question, knows, { random }) =>
    knows ? alike(question, random) : Math.floor(random() * question.answers.length),
};

/** Picks any answer with the same text as the right one. */
function alike({ answers, correct }: { answers: string[]; correct: number[] }, random: Random): number {
  const plain = (text = ''): string => text.trim().toLowerCase();
  const right = plain(answers[correct[0] ?? 0]);
  const places = answers.flatMap((text, place) => (plain(text) === right ? [place] : []));
  return pick(places, random) ?? 0;
}
