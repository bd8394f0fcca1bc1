import { picturedList, playedAnswers, wrongPlaces } from '../picked/workshop';
import { inTurn, type ListKind, RIGHT_COUNT } from '../../host/workshop/workshopKind';

export const choiceWorkshop: ListKind<'choice'> = {
  ...picturedList,
  marks: 'one',
  played(draft) {
    const played = playedAnswers(draft);
    return { kind: 'choice', ...played, correct: played.correct.slice(0, 1) };
  },
  answer(question, at) {
    const [right] = question.correct;
    if (right === undefined) return inTurn(wrongPlaces(question), at);
    return at < RIGHT_COUNT ? right : inTurn(wrongPlaces(question), at - RIGHT_COUNT);
  },
};
