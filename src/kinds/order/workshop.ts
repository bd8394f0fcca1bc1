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
  // Most people know the beginning of a list. -1: somewhere else.
  answer({ correct }, at) {
    return correct.map((place, rank) => (at < Math.max(1, RIGHT_COUNT - 2 * rank) ? place : -1));
  },
};
