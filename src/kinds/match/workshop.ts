import { listOf } from '../../contract/parsed';
import { textOf } from '../../host/workshop/draft/fields';
import { shownOrder } from '../../contract/shownOrder';
import { type ListKind, NOTHING_YET, RIGHT_COUNT, writtenIn } from '../../host/workshop/workshopKind';
import { MAX_PAIRS, MAX_SIDE, MIN_PAIRS } from './wire';

/** Each answer in the list is a pair, with its left side as the label. */
export const matchWorkshop: ListKind<'match'> = {
  list: 'pairs',
  isNumbered: true,
  textField: 'right',
  mostAnswers: MAX_PAIRS,
  longestAnswer: MAX_SIDE,
  played(draft) {
    const pairs = writtenIn(draft.answers, matchWorkshop);
    // Shuffled by positions only, so that nothing jumps while the texts are typed.
    const shown = shownOrder('', Object.keys(pairs));
    return {
      kind: 'match',
      left: pairs.map(({ label }) => label.trim() || NOTHING_YET),
      answers: shown.map((at) => pairs[at]!.text.trim() || NOTHING_YET),
      correct: pairs.map((_pair, at) => shown.indexOf(at)),
    };
  },
  // Most people know the first pair; whoever does not know a pair leaves it out.
  answer({ correct }, at) {
    if (correct.length < MIN_PAIRS || at >= RIGHT_COUNT) return undefined;
    return correct.map((place, pair) => (at < RIGHT_COUNT - 2 * pair ? place : null));
  },
  readAnswers: ({ pairs }) =>
    listOf(pairs).map((pair) => {
      const [left, right] = listOf(pair);
      return { label: textOf(left), text: textOf(right), right: false };
    }),
  write: ({ answers }) => ({
    pairs: writtenIn(answers, matchWorkshop).map(({ label, text }) => [label, text]),
  }),
};
