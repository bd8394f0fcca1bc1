import { cellNumber, writtenNumber } from '../../server/formats/table/cells';
import { numberList } from '../../server/texts/texts';
import type { Fields, QuestionRow, TablesKind } from '../../server/formats/tablesKind';

export const numberTables: TablesKind = {
  others:
    /^(numeric|numerical|slider|guess( the number)?|estimate|estimation|closest|schätzfrage|schätzung)$/,
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
  return told && cellNumber(inUnits(correct).written) !== undefined;
}

/** A number with its unit: `330 m`, `ca. 12 %`, `€ 5`, `No. 5`. */
const WITH_UNIT =
  /^(?:(?:ca|approx|env|n[or])\.?\s|№\s?|[~≈]\s?)?(\p{Sc}|(?:CHF|EUR|GBP|USD|kr\.?)(?=\s)|)\s?([-+\u2212]?\d[\d.,'’ \u00a0\u202f]*)(?<!\s)\s?(\p{L}[\p{L}²³/.]{0,11}(?:\s[\p{L}\p{Sc}²³/.]{1,12}){0,2}|°\p{L}?|[\p{Sc}%‰]|)$/iu;

/** Returns a number as it is written, with its unit; a text in which there is no number is its own. */
function inUnits(text: string): { written: string; unit: string } {
  const [, before = '', written = text, behind = ''] =
    (cellNumber(text) === undefined && WITH_UNIT.exec(text)) || [];
  return { written, unit: before || behind };
}

function readNumber({ slots, correct, isWritten, read, where, report }: QuestionRow): Fields {
  const text = correct || slots.find(Boolean) || '';
  const right = inUnits(text);
  const isText = isWritten || !correct;
  const correctNumber =
    (isText ? writtenNumber(right.written, where, report) : cellNumber(right.written)) ?? null;
  const [tolerance, nearest] = [cellNumber(inUnits(read('tolerance')).written), read('nearest')];
  const unit = read('unit') || right.unit;
  return {
    correctNumber,
    ...(correctNumber === null && text && { note: text }),
    ...(unit && { unit }),
    ...(tolerance !== undefined && { tolerance }),
    ...(nearest && { nearest: nearest.split(';').map((each) => cellNumber(each.trim())) }),
  };
}
