import type { PretendKind, Random } from '../pretendKind';

export const orderPretend: PretendKind<'order'> = {
  answer: ({ correct }, knows, { random }) => (knows ? correct : twoSwapped(correct, random)),
};

/** The right order with two answers swapped. */
function twoSwapped(correct: readonly number[], random: Random): number[] {
  const at = Math.floor(random() * (correct.length - 1));
  return correct.with(at, correct[at + 1]!).with(at + 1, correct[at]!);
}
