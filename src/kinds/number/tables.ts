import { cellNumber } from '../../server/formats/table/columns';
import { numberList } from '../../server/texts/texts';
import type { Fields, QuestionRow, TablesKind } from '../../server/formats/tablesKind';

export const numberTables: TablesKind = {
  others: /^(numeric|numerical|slider|guess|estimate|estimation)$/,
  read: readNumber,
  write: ({ correctNumber, unit, tolerance, nearest }, language) => ({
    cells: {
      correct: correctNumber ?? undefined,
      unit: unit?.trim() || undefined,
      tolerance: tolerance ?? undefined,
      nearest: nearest && numberList(nearest, language),
    },
  }),
  gift: ({ correctNumber, tolerance }) => `#${correctNumber}${tolerance ? `:${tolerance}` : ''}`,
  isMeant: isMeasured,
  notInGift: ['unit', 'nearest'],
  samples: ({ year, height, steps }) => ({
    other: [
      { question: year, correctNumber: 1969, tolerance: 1 },
      { question: height, correctNumber: 330, unit: 'm', nearest: [3, 2, 1] },
    ],
    tieBreak: [{ question: steps, correctNumber: 1665 }],
  }),
};

/** Whether the right answer is a number with a unit, a tolerance or points for the nearest. */
function isMeasured({ correct, read }: QuestionRow): boolean {
  const told = (['unit', 'tolerance', 'nearest'] as const).some((name) => read(name));
  return told && cellNumber(correct) !== undefined;
}

function readNumber({ slots, correct, read }: QuestionRow): Fields {
  const text = correct || slots.find(Boolean) || '';
  const correctNumber = cellNumber(text) ?? null;
  const [tolerance, nearest, unit] = [cellNumber(read('tolerance')), read('nearest'), read('unit')];
  return {
    correctNumber,
    ...(correctNumber === null && text && { note: text }),
    ...(unit && { unit }),
    ...(tolerance !== undefined && { tolerance }),
    ...(nearest && { nearest: nearest.split(';').map((each) => cellNumber(each.trim())) }),
  };
}
