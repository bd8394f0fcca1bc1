import { giftText } from '../../server/formats/gift/giftBody';
import { numbersOf, readPicked } from '../picked/tables';
import type { TablesKind } from '../tablesKind';
import { giftLines } from '../written/gift';

export const multipleTables: TablesKind = {
  others: /^(checkbox(es)?|multi[- ]?select|multiple)$/,
  read: readPicked,
  write: ({ answers, correctAnswers }) => ({
    answers,
    cells: { correct: numbersOf(correctAnswers ?? []) },
  }),
  // All right answers together are worth everything, and a wrong one costs all.
  gift({ answers, correctAnswers }) {
    const right = new Set(correctAnswers);
    const share = Number((100 / right.size).toFixed(5));
    return giftLines(answers, (text, at) => `~%${right.has(at) ? share : -100}%${giftText(text)}`);
  },
};
