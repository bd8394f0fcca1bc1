import * as v from 'valibot';
import { QUIZ_LIMITS } from '../../contract/question';
import type { KindRules } from '../kindRules';
import {
  answersField,
  arePlaces,
  countsOf,
  hasNoDouble,
  type PickedKind,
  pickedRules,
} from '../picked/rules';
import { faultMessage, objectOf, textField } from '../../reading/fields';
import { shownOrder } from '../../contract/shownOrder';

/** Everything in the right order. `correctOrder` lists the texts in it; they are shown in another order. */
export const orderRules: KindRules<PickedKind<'order'>> = {
  ...pickedRules('order', ' → '),
  schema: v.pipe(
    objectOf({ question: textField(QUIZ_LIMITS.question), correctOrder: answersField }),
    v.forward(
      v.check((read) => hasNoDouble(read.correctOrder), faultMessage('text_twice')),
      ['correctOrder'],
    ),
    v.transform(({ question, correctOrder }): PickedKind<'order'> => {
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
  tally(question, groups) {
    const isWhereItBelongs = (answer: number[], at: number): boolean =>
      answer.indexOf(at) === question.correct.indexOf(at);
    return { kind: 'order', counts: countsOf(question.answers, groups, isWhereItBelongs) };
  },
};
