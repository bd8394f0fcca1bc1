import { giftLines, giftText } from '../../server/formats/gift/giftBody';
import { numbersOf, readPicked } from '../picked/tables';
import type { TablesKind } from '../../server/formats/tablesKind';

export const choiceTables: TablesKind = {
  others: /^single[- ]?(choice|answer|select)$/,
  read: readPicked,
  write: ({ answers, correctAnswer }) => ({ answers, cells: { correct: numbersOf([correctAnswer ?? 0]) } }),
  gift: ({ answers, correctAnswer }) =>
    giftLines(answers, (text, at) => `${at === correctAnswer ? '=' : '~'}${giftText(text)}`),
  isMeant: ({ slots, wrong }) => slots.some(Boolean) || wrong.length > 0,
  items: { answers: 'answer' },
  notInTables: ['answerImages'],
  samples: ({ choice, why, planet, planets: { mercury, venus, mars } }) => ({
    music: [
      { question: choice, answers: ['Queen', 'ABBA', 'U2'], correctAnswer: 1, wager: true, explanation: why },
    ],
    other: [{ question: planet, answers: [mercury, venus, mars], correctAnswer: 0 }],
  }),
};
