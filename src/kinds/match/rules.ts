import * as v from 'valibot';
import { QUIZ_LIMITS } from '../../contract/question';
import { type KindRules, rightIf, type TalliedGroup } from '../kindRules';
import { hasNoDouble, isPlace } from '../picked/rules';
import { shownOrder } from '../../contract/shownOrder';
import { faultMessage, listField, objectOf, textField } from '../../reading/fields';
import { MAX_PAIRS, MAX_SIDE, MIN_PAIRS } from './wire';

export interface MatchKind {
  kind: 'match';
  left: string[];
  /** The right sides in the order in which they are shown. */
  answers: string[];
  /** For each left side, the index of its right side. */
  correct: number[];
}

/** For each left side, the index of the right side chosen for it. */
type Given = (number | null)[];

const sides = objectOf({ left: textField(MAX_SIDE), right: textField(MAX_SIDE) });
const pairField = v.pipe(
  v.array(v.unknown(), faultMessage('not_two_sides')),
  v.length(2, faultMessage('not_two_sides')),
  // Named, so that a fault says on which side it is.
  v.transform(([left, right]) => ({ left, right })),
  sides,
);
type Pair = v.InferOutput<typeof sides>;

/** A text that an earlier pair has on the same side, or that is on both sides of a pair, is a fault. */
const pairsField = v.pipe(
  listField(pairField, MIN_PAIRS, MAX_PAIRS),
  v.rawCheck<Pair[]>(({ dataset: { typed, value }, addIssue }) => {
    if (!typed) return;
    value.forEach((pair, at) => {
      for (const side of ['left', 'right'] as const) {
        const text = pair[side];
        const isRepeated = side === 'right' && text === pair.left;
        if (!isRepeated && value.findIndex((each) => each[side] === text) === at) continue;
        const inList = { type: 'array', origin: 'value', input: value, key: at, value: pair } as const;
        const inPair = { type: 'unknown', origin: 'value', input: pair, key: side, value: text } as const;
        addIssue({ message: faultMessage('twice', text), path: [inList, inPair] });
      }
    });
  }),
);

/** Pairs to put together: each right one earns its share of the points. */
export const matchRules: KindRules<MatchKind> = {
  schema: v.pipe(
    objectOf({ question: textField(QUIZ_LIMITS.question), pairs: pairsField }),
    v.transform(({ question, pairs }): MatchKind => {
      const right = pairs.map((pair) => pair.right);
      const shown = shownOrder(question, right);
      return {
        kind: 'match',
        left: pairs.map(({ left }) => left),
        answers: shown.map((at) => right[at]!),
        correct: right.map((_text, at) => shown.indexOf(at)),
      };
    }),
  ),
  stored: ({ left, answers }, answer) => (isGiven(answer, left, answers) ? answer : undefined),
  empty: ({ left }) => left.map(() => null),
  keyOf: (answer) => JSON.stringify(answer),
  piecesOf: ({ correct }, answer) =>
    answer.flatMap((place, part) =>
      place === null
        ? []
        : [{ key: `${part}:${place}`, answer: [place], verdict: rightIf(place === correct[part]), part }],
    ),
  sharesOf: sharesByPair,
  textOf: ({ answers }, answer) =>
    answer.map((place) => (place === null ? '–' : (answers[place] ?? ''))).join(' | '),
  shown: ({ left, answers }) => ({ left, answers }),
  labelsOf: ({ left }) => left,
  solution: ({ left, answers, correct }) => ({
    kind: 'match',
    pairs: left.map((text, at) => [text, answers[correct[at]!]!]),
  }),
  tally(question, groups) {
    const all = [...sharesByPair(question, groups).values()];
    const counts = question.left.map((_text, at) => all.filter((shares) => shares[at] === 1).length);
    return { kind: 'match', counts, of: all.length };
  },
};

/** Whether an answer has an index or null for each left side, and no index twice. */
function isGiven(answer: unknown, left: readonly string[], answers: readonly string[]): answer is Given {
  if (!Array.isArray(answer) || answer.length !== left.length) return false;
  const places: unknown[] = answer.filter((place) => place !== null);
  return places.every((place) => isPlace(place, answers)) && hasNoDouble(places);
}

/** By playerId, the share of each pair. Includes everybody who matched anything. */
function sharesByPair({ left }: MatchKind, groups: readonly TalliedGroup<Given>[]): Map<string, number[]> {
  const shares = new Map<string, number[]>();
  for (const { playerIds, part = 0, share } of groups)
    for (const playerId of playerIds) {
      const own = shares.get(playerId) ?? left.map(() => 0);
      own[part] = share;
      shares.set(playerId, own);
    }
  return shares;
}
