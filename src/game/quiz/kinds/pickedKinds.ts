import * as v from 'valibot';
import { type Answer, MAX_ANSWERS, QUIZ_LIMITS } from '../../../contract/question';
import { faultMessage } from '../faults';
import { anyNumberField, listField, objectOf, textField } from '../quizFields';
import { shownOrder } from '../shownOrder';
import { type KindRules, type TalliedGroup, rightIf } from './kindRules';

/** `answers` stand as everybody sees them; `correct` are places in them: for `order` all, in the right sequence. */
export interface PickedKind {
  kind: 'choice' | 'multiple' | 'order';
  answers: string[];
  correct: number[];
}

const answers = listField(textField(QUIZ_LIMITS.answer), 2, MAX_ANSWERS);
const place = v.pipe(anyNumberField, v.integer(faultMessage('not_whole')));
const isPlaceIn = (list: unknown[], index: number): boolean => index >= 0 && index < list.length;
const hasNoDouble = (list: unknown[]): boolean => new Set(list).size === list.length;
const byValue = (one: unknown, other: unknown): number => Number(one) - Number(other);
const ascending = (places: readonly number[]): number[] => [...places].sort(byValue);

/** Places of the answers offered, none of them twice. */
function arePlaces(places: unknown, { answers }: PickedKind): places is number[] {
  const isPlace = (each: unknown): boolean => typeof each === 'number' && each in answers;
  return Array.isArray(places) && places.length > 0 && places.every(isPlace) && hasNoDouble(places);
}

const placesIn = (answer: Answer): number[] => [answer].flat().map(Number);
const textsOf = ({ answers }: PickedKind, answer: Answer): string[] =>
  placesIn(answer).map((place) => answers[place] ?? '');

/** How many of the answers given count for each of the answers offered. */
function countsOf(
  { answers }: PickedKind,
  groups: readonly TalliedGroup[],
  countsFor: (answer: Answer, place: number) => boolean,
): { counts: number[] } {
  const countAt = (at: number): number =>
    groups.reduce((sum, { answer, playerIds }) => sum + (countsFor(answer, at) ? playerIds.length : 0), 0);
  return { counts: answers.map((_text, at) => countAt(at)) };
}

/** What the three have in common; `between` stands between the texts of several answers. */
const picked = (between: string) =>
  ({
    keyOf: JSON.stringify,
    textOf: (question, answer) => textsOf(question, answer).join(between),
    rightText: (question) => textsOf(question, question.correct).join(between),
    judge: ({ correct }, answer) => rightIf(JSON.stringify(answer) === JSON.stringify(correct)),
    solution: ({ correct }) => ({ correct }),
  }) satisfies Partial<KindRules<PickedKind>>;

/** One of several. */
export const choiceRules: KindRules<PickedKind> = {
  ...picked(', '),
  schema: v.pipe(
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
  ),
  stored: (question, answer) =>
    typeof answer === 'number' && arePlaces([answer], question) ? answer : undefined,
  judge: ({ correct }, answer) => rightIf(answer === correct[0]),
  tally: (question, groups) => countsOf(question, groups, (answer, at) => answer === at),
};

/** Several of several: all and only the right ones. */
export const multipleRules: KindRules<PickedKind> = {
  ...picked(', '),
  schema: v.pipe(
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
      correct: ascending([...new Set(read.correctAnswers)]),
    })),
  ),
  stored: (question, answer) => (arePlaces(answer, question) ? ascending(answer) : undefined),
  keyOf: (answer) => JSON.stringify(Array.isArray(answer) ? [...answer].sort(byValue) : answer),
  tally: (question, groups) => countsOf(question, groups, (answer, at) => placesIn(answer).includes(at)),
};

/** All in the right order. `correctOrder` has the texts in it; they are shown in another one. */
export const orderRules: KindRules<PickedKind> = {
  ...picked(' → '),
  schema: v.pipe(
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
  ),
  stored: (question, answer) =>
    arePlaces(answer, question) && answer.length === question.answers.length ? answer : undefined,
  // How many put each one where it belongs.
  tally: (question, groups) =>
    countsOf(question, groups, (answer, at) => placesIn(answer).indexOf(at) === question.correct.indexOf(at)),
};
