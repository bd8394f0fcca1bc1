import type { PretendKind, Random } from '../pretendKind';

const NO_MATCH_SHARE = 0.2;

export const matchPretend: PretendKind<'match'> = {
  answer({ answers, correct }, _knows, { chance, random }) {
    const known = correct.map((place) => (random() < chance ? place : null));
    const rest = shuffled(
      answers.map((_text, place) => place).filter((place) => !known.includes(place)),
      random,
    );
    return known.map((place) => {
      if (place !== null) return place;
      const guess = rest.pop();
      return guess === undefined || random() < NO_MATCH_SHARE ? null : guess;
    });
  },
};

function shuffled(places: readonly number[], random: Random): number[] {
  return places
    .map((place) => ({ place, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ place }) => place);
}
