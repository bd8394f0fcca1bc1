import { giftLines, giftText } from '../../server/formats/gift/giftBody';
import type { Fields, QuestionRow, TablesKind } from '../../server/formats/tablesKind';
import { acceptedText, splitAt, unescaped } from '../../reading/acceptedText';

export const matchTables: TablesKind = {
  others: /^(match(ing)?|pairs?)$/,
  read: readPairs,
  // The left sides use the columns that other kinds use for their answers.
  write: ({ pairs }) => ({
    answers: pairs?.map(([left]) => left),
    cells: { correct: pairs?.map(([, right]) => acceptedText([right])).join(' | ') },
  }),
  // The first arrow ends the left side, and GIFT has no way around that.
  gift: ({ pairs }) =>
    pairs?.some(([left]) => left.includes('->'))
      ? undefined
      : giftLines(pairs, ([left, right]) => `=${giftText(left)} -> ${giftText(right)}`),
  items: { pairs: 'pair' },
  samples: ({ match, numerals }) => ({
    music: [
      {
        question: match,
        pairs: [
          ['Waterloo', 'ABBA'],
          ['Yesterday', 'The Beatles'],
          ['We Will Rock You', 'Queen'],
        ],
        points: 3,
        seconds: 60,
      },
    ],
    other: [
      {
        question: numerals,
        pairs: [
          ['L', '50'],
          ['C', '100'],
          ['D', '500'],
          ['M', '1000'],
        ],
        points: 2,
        seconds: 60,
      },
    ],
  }),
};

/** Reads the left sides, and from one cell their right sides: `Rome | Paris`. */
function readPairs({ slots, correct }: QuestionRow): Fields {
  const left = slots.filter(Boolean);
  // Without a cell of the right sides, each answer holds both: `Italy: Rome`.
  const whole = correct ? [] : left.map((text) => /^(.*?\S)\s*(?:->|→|[:=])\s*(\S.*)$/s.exec(text));
  if (whole.length && whole.every((pair) => pair !== null))
    return { pairs: whole.map(([, one, other]) => [one, other]) };
  const right = splitAt(correct, '|').map((text) => unescaped(text).trim());
  const count = Math.max(left.length, right.length);
  return { pairs: Array.from({ length: count }, (_, at) => [left[at] ?? '', right[at] ?? '']) };
}
