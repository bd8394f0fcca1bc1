import { giftLines, giftText } from '../../server/formats/gift/giftBody';
import { numbersOf, readPicked } from '../picked/tables';
import type { TablesKind } from '../../server/formats/tablesKind';

export const multipleTables: TablesKind = {
  others: /^(checkbox(es)?|multi(ple)?[- ]?(select|response|answers?)|multiple|select all( that apply)?)$/,
  read: readPicked,
  write: ({ answers, correctAnswers }) => ({ answers, cells: { correct: numbersOf(correctAnswers ?? []) } }),
  // All right answers together earn full credit, and a single wrong one forfeits it.
  gift({ answers, correctAnswers }) {
    const right = new Set(correctAnswers);
    const share = Number((100 / right.size).toFixed(5));
    return giftLines(answers, (text, at) => `~%${right.has(at) ? share : -100}%${giftText(text)}`);
  },
  items: { answers: 'answer' },
  notInTables: ['answerImages', 'partial'],
  samples: ({ multiple, makes }) => ({
    music: [{ question: multiple, answers: ['Roxette', 'a-ha', 'Europe'], correctAnswers: [0, 2] }],
    other: [{ question: makes, answers: ['Škoda', 'Fiat', 'Alfa Romeo', 'Seat'], correctAnswers: [1, 2] }],
  }),
};
