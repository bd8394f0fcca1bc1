import { QUIZ_LIMITS } from '../../contract/question';
import { inTurn, type ListKind, NOTHING_YET, RIGHT_COUNT, textsOf } from '../workshopKind';

const MOST_TEXTS = 10;

export const textWorkshop: ListKind<'text'> = {
  list: 'acceptedAnswers',
  mostAnswers: QUIZ_LIMITS.acceptedAnswers,
  longestAnswer: QUIZ_LIMITS.acceptedAnswer,
  played(draft) {
    const texts = textsOf(draft);
    return { kind: 'text', accepted: texts.length ? [...new Set(texts)] : [NOTHING_YET] };
  },
  answer({ accepted }, at) {
    return at < RIGHT_COUNT ? inTurn(accepted.slice(0, MOST_TEXTS), at) : undefined;
  },
};
