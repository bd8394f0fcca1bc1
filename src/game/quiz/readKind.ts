import * as v from 'valibot';
import { MAX_ANSWERS } from '../../contract/answer';
import { QUIZ_LIMITS } from '../../contract/quizSource';
import type { NumberKind, PickedKind, TextKind } from './quiz';
import { faultMessage } from './faults';
import {
  anyNumberField,
  listField,
  notNegativeField,
  numberField,
  objectOf,
  optionalTextField,
  pointsField,
  textField,
} from './quizFields';
import { shownOrder } from './shownOrder';

const answers = listField(textField(QUIZ_LIMITS.answer), 2, MAX_ANSWERS);
const place = v.pipe(anyNumberField, v.integer(faultMessage('not_whole')));
const isPlaceIn = (list: unknown[], index: number): boolean => index >= 0 && index < list.length;
const hasNoDouble = (list: unknown[]): boolean => new Set(list).size === list.length;

const choice = v.pipe(
  objectOf({ answers, correctAnswer: place }),
  v.forward(
    v.check((read) => isPlaceIn(read.answers, read.correctAnswer), faultMessage('not_an_answer')),
    ['correctAnswer'],
  ),
  v.transform((read): PickedKind => ({
    kind: 'choice',
    answers: read.answers,
    correct: [read.correctAnswer],
  })),
);

const multiple = v.pipe(
  objectOf({ answers, correctAnswers: listField(place, 1, MAX_ANSWERS) }),
  v.forward(
    v.check(
      (read) => read.correctAnswers.every((index) => isPlaceIn(read.answers, index)),
      faultMessage('not_answers'),
    ),
    ['correctAnswers'],
  ),
  v.transform((read): PickedKind => ({
    kind: 'multiple',
    answers: read.answers,
    correct: [...new Set(read.correctAnswers)].sort((one, other) => one - other),
  })),
);

const text = v.pipe(
  objectOf({
    acceptedAnswers: listField(textField(QUIZ_LIMITS.acceptedAnswer), 1, QUIZ_LIMITS.acceptedAnswers),
  }),
  v.transform((read): TextKind => ({ kind: 'text', accepted: read.acceptedAnswers })),
);

const number = v.pipe(
  objectOf({
    correctNumber: numberField,
    unit: optionalTextField(QUIZ_LIMITS.unit),
    nearest: v.nullish(listField(pointsField, 1, 10)),
    tolerance: v.nullish(notNegativeField),
  }),
  v.check((read) => !read.nearest || !read.tolerance, faultMessage('nearest_and_tolerance')),
  v.transform(({ correctNumber, unit, nearest, tolerance }): NumberKind => ({
    kind: 'number',
    value: correctNumber,
    ...(unit && { unit }),
    ...(nearest && { nearest }),
    ...(tolerance && { tolerance }),
  })),
);

/** `correctOrder` is the list of the answers' texts in their right order. They are shown in another one. */
const order = v.pipe(
  objectOf({ question: textField(QUIZ_LIMITS.question), correctOrder: answers }),
  v.forward(
    v.check((read) => hasNoDouble(read.correctOrder), faultMessage('text_twice')),
    ['correctOrder'],
  ),
  v.transform(({ question, correctOrder }): PickedKind => {
    const shown = shownOrder(question, correctOrder);
    return {
      kind: 'order',
      answers: shown.map((rightPlace) => correctOrder[rightPlace]!),
      correct: correctOrder.map((_text, rightPlace) => shown.indexOf(rightPlace)),
    };
  }),
);

/** What makes a question's kind: the field with its right answer. */
export const kindSchemas = {
  correctAnswer: choice,
  correctAnswers: multiple,
  acceptedAnswers: text,
  correctNumber: number,
  correctOrder: order,
};
