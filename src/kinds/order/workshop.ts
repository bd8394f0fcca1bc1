import { pickedList } from '../picked/workshop';
import { type ListKind, RIGHT_COUNT, textsOf } from '../../host/workshop/workshopKind';
import { shownOrder } from '../../contract/shownOrder';

export const orderWorkshop: ListKind<'order'> = {
  ...pickedList,
  list: 'correctOrder',
  isNumbered: true,
  played(draft) {
    const texts = textsOf(draft);
    // Shuffled by positions only, so that nothing jumps while the texts are typed.
    const shown = shownOrder('', Object.keys(texts));
    const correct = texts.map((_text, place) => shown.indexOf(place));
    return { kind: 'order', answers: shown.map((place) => texts[place]!), correct };
  },
  // Most people know the beginning of a list, and put the next entry last; the last place alone cannot be wrong.
  answer({ correct }, at) {
    const known = correct.filter((_place, rank) => at < RIGHT_COUNT - 2 * rank).length;
    const right = Math.max(0, known === correct.length - 1 ? known - 1 : known);
    return [...correct.slice(0, right), ...correct.slice(right + 1), ...correct.slice(right, right + 1)];
  },
};
