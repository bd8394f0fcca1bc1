import type { PaperKind } from '../../host/print/paperKind';

export const pollPaper: PaperKind<'poll'> = {
  answers: ({ answers = [] }) => answers.map((text) => ({ text, isRight: false })),
};
