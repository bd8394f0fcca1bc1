import { QUIZ_LIMITS } from '../../contract/question';
import { MAX_ANSWERS } from '../picked/wire';
import { type ListKind, NOTHING_YET, textsOf } from '../../host/workshop/workshopKind';

/** How many of the preview's players give each answer: the first one is the most popular. */
const GIVEN = [0, 0, 1, 0, 2, 1, 3, 0, 4, 1, 5];

export const pollWorkshop: ListKind<'poll'> = {
  list: 'answers',
  isOffered: true,
  isListed: ({ poll }) => poll === 'choice',
  mostAnswers: MAX_ANSWERS,
  longestAnswer: QUIZ_LIMITS.answer,
  played: (draft) => ({ kind: 'poll', ...(draft.poll === 'choice' && { answers: textsOf(draft) }) }),
  answer({ answers }, at) {
    if (!answers) return at === 0 ? NOTHING_YET : undefined;
    return answers.length > 0 ? GIVEN[at % GIVEN.length]! % answers.length : undefined;
  },
  read: ({ poll }) => ({ poll: poll === 'text' ? 'text' : 'choice' }),
  write: (draft) => (draft.poll === 'text' ? { poll: 'text' } : { poll: 'choice', answers: textsOf(draft) }),
};
