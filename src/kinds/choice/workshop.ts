import { pickedList, rightOf, wrongPlaces } from '../picked/workshop';
import { inTurn, type ListKind, RIGHT_COUNT, textsOf } from '../../host/workshop/workshopKind';

export const choiceWorkshop: ListKind<'choice'> = {
  ...pickedList,
  marks: 'one',
  played: (draft) => ({ kind: 'choice', answers: textsOf(draft), correct: rightOf(draft).slice(0, 1) }),
  answer(question, at) {
    const [right] = question.correct;
    if (right === undefined) return inTurn(wrongPlaces(question), at);
    return at < RIGHT_COUNT ? right : inTurn(wrongPlaces(question), at - RIGHT_COUNT);
  },
};
