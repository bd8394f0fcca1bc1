import { picturedList, playedAnswers, wrongPlaces } from '../picked/workshop';
import { type ListKind, RIGHT_COUNT, WRONG_COUNT } from '../../host/workshop/workshopKind';

export const multipleWorkshop: ListKind<'multiple'> = {
  ...picturedList,
  marks: 'several',
  played: (draft) => ({ kind: 'multiple', ...playedAnswers(draft) }),
  answer(question, at) {
    const places = at < RIGHT_COUNT ? question.correct : wrongPlaces(question);
    return places.length && at < RIGHT_COUNT + WRONG_COUNT ? places : undefined;
  },
};
