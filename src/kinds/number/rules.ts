import * as v from 'valibot';
import { QUIZ_LIMITS } from '../../contract/question';
import { rounded } from '../../contract/rounded';
import { GREATEST_NUMBER, isShortNumber } from '../../contract/typedAnswer';
import {
  faultMessage,
  listField,
  notNegativeField,
  numberField,
  objectOf,
  optionalTextField,
  pointsField,
} from '../../reading/fields';
import { type KindRules, rightIf } from '../kindRules';

export interface NumberKind {
  kind: 'number';
  value: number;
  unit?: string;
  /** Points for the nearest, the second nearest, and so on; replaces `points`. */
  nearest?: number[];
  /** The greatest distance from `value` that is still right; 0 where absent. */
  tolerance?: number;
}

const MOST_NEAREST = 5;
/** The right number may have decimals that no answer can have: they are rounded where it is shown. */
const answerField = v.pipe(
  numberField,
  v.minValue(-GREATEST_NUMBER, faultMessage('too_small', -GREATEST_NUMBER)),
  v.maxValue(GREATEST_NUMBER, faultMessage('too_large', GREATEST_NUMBER)),
);

/** The distance from the right number, without errors of binary fractions: 9.9 is as far from 10 as 10.1. */
function distanceOf({ value }: NumberKind, answer: number): number {
  const distance = Math.abs(answer - value);
  return distance < 1e9 ? rounded(distance) : distance;
}

/** A single number. Where the nearest win, any number may score. */
export const numberRules: KindRules<NumberKind> = {
  schema: v.pipe(
    objectOf({
      correctNumber: answerField,
      unit: optionalTextField(QUIZ_LIMITS.unit),
      nearest: v.nullish(listField(pointsField, 1, 10)),
      tolerance: v.nullish(
        v.pipe(notNegativeField, v.maxValue(GREATEST_NUMBER, faultMessage('too_large', GREATEST_NUMBER))),
      ),
    }),
    v.check((read) => !read.nearest || !read.tolerance, faultMessage('nearest_and_tolerance')),
    v.transform(({ correctNumber, unit, nearest, tolerance }): NumberKind => ({
      kind: 'number',
      value: correctNumber,
      ...(unit && { unit }),
      ...(nearest && { nearest }),
      ...(tolerance && { tolerance }),
    })),
  ),
  // Stores -0 as 0.
  stored: (_question, answer) =>
    typeof answer === 'number' && isShortNumber(answer) ? answer + 0 : undefined,
  keyOf: (answer) => JSON.stringify(answer),
  textOf: (_question, answer) => String(answer),
  numberIn: ({ value }, answer = value) => answer,
  judge: (question, answer) =>
    rightIf(!!question.nearest || distanceOf(question, answer) <= (question.tolerance ?? 0)),
  shown: ({ unit }) => (unit ? { unit } : {}),
  pointsByPlace: ({ nearest }) => nearest,
  distanceOf,
  starred: (tally, stars) => ({
    ...tally,
    nearest: tally.nearest.map((each) => ({ ...each, name: stars.name(each.name) })),
  }),
  solution: ({ value, unit }) => ({ kind: 'number', value, ...(unit && { unit }) }),
  // At equal distance the earlier answer comes first.
  tally: (question, groups, players) => {
    const far = (answer: number): number => distanceOf(question, answer);
    const near = players().sort(
      (one, other) => far(one.answer) - far(other.answer) || one.afterMs - other.afterMs,
    );
    const isHalf = new Set(groups.filter(({ share }) => share === 0.5).map(({ answer }) => answer));
    return {
      kind: 'number',
      nearest: near.slice(0, MOST_NEAREST).map(({ name, answer, points }) => ({
        name,
        value: answer,
        points,
        ...(isHalf.has(answer) && { share: 0.5 as const }),
      })),
    };
  },
};
