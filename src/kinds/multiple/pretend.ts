import type { PretendKind, Random } from '../pretendKind';

export const multiplePretend: PretendKind<'multiple'> = {
  answer: ({ answers, correct }, knows, { random }) => (knows ? correct : somePlaces(answers.length, random)),
};

function somePlaces(count: number, random: Random): number[] {
  const places = Array.from({ length: count }, (_, place) => place).filter(() => random() < 0.5);
  return places.length > 0 ? places : [Math.floor(random() * count)];
}
