import type { PaperKind } from '../paperKind';

export const pollPaper: PaperKind<'poll'> = {
  answers: ({ answers = [] }) => answers.map((text) => ({ text, isRight: false })),
};
