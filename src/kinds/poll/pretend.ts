import { pick, type PretendKind } from '../pretendKind';

export const pollPretend: PretendKind<'poll'> = {
  answer: ({ answers }, _knows, { guesses, random }) =>
    answers ? Math.floor(random() * answers.length) : (pick(guesses, random) ?? ''),
};
