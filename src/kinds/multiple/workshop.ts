import { picturedList, playedAnswers, wrongPlaces } from '../picked/workshop';
import { type ListKind, RIGHT_COUNT, WRONG_COUNT } from '../../host/workshop/workshopKind';
import { multipleOptions } from './workshopDraft';

export const multipleWorkshop: ListKind<'multiple'> = {
  ...picturedList,
  marks: 'several',
  options: multipleOptions,
  played: (draft) => ({ kind: 'multiple', ...playedAnswers(draft), ...(draft.partial && { partial: true }) }),
  answer(question, at) {
    const places = at < RIGHT_COUNT ? question.correct : wrongPlaces(question);
    return places.length && at < RIGHT_COUNT + WRONG_COUNT ? places : undefined;
  },
};
