import type { Report } from '../../remarks/report';
import { cellNumbers, cellNumber } from './cells';
import type { ColumnName } from './columns';
import type { KindName } from './kindNames';

interface RowKind {
  kind: KindName | 'any';
  /** One for each answer's column; empty where there is no answer in it. */
  slots: string[];
  correct: string;
  isNumbered: boolean;
  read(name: ColumnName): string;
  where: string;
  report: Report;
}
type Fields = Record<string, unknown> | undefined;

/** What makes a row's kind, or undefined where the report says why it cannot be taken over. */
export function kindFields(row: RowKind): Fields {
  const { kind, slots, correct, where, report } = row;
  const answers = slots.filter(Boolean);
  if (kind === 'order') return { correctOrder: answers };
  if (kind === 'number' || (kind === 'any' && !answers.length && isMeasured(row))) return numberFields(row);
  // A number of an answer that is not there is no answer to be typed.
  if (kind === 'any' && !answers.length && row.isNumbered) return void report.add(where, 'noAnswers');
  if (kind === 'text' || !answers.length) {
    const accepted = answers.length ? answers : [correct].filter(Boolean);
    return accepted.length ? { acceptedAnswers: accepted } : void report.add(where, 'noCorrect');
  }
  if (!correct) return void report.add(where, 'noCorrect');
  const right = rightSlots(row);
  const unknown = right.find((slot) => !slots[slot]);
  if (unknown !== undefined || !right.length) return void report.add(where, 'correctUnknown', correct);
  const places = right.map((slot) => slots.slice(0, slot).filter(Boolean).length);
  return kind === 'multiple' || (kind === 'any' && places.length > 1)
    ? { answers, correctAnswers: places }
    : oneRight(answers, places, row);
}

/** Whether the right answer is a number that has a unit, or comes with what may be wrong with it. */
function isMeasured({ correct, read }: RowKind): boolean {
  const told = (['unit', 'tolerance', 'nearest'] as const).some((name) => read(name));
  return told && cellNumber(correct) !== undefined;
}

function oneRight(answers: string[], places: number[], { where, report }: RowKind): Fields {
  if (places.length === 1) return { answers, correctAnswer: places[0] };
  report.add(where, 'severalCorrect');
  return { answers, correctAnswers: places };
}

/** The columns of the right answers, which are told by number, letter, or by their texts. */
function rightSlots({ slots, correct, isNumbered }: RowKind): number[] {
  const numbers = cellNumbers(correct);
  if (isNumbered && numbers) return numbers.map((number) => number - 1);
  const same = (text: string): number =>
    slots.findIndex((slot) => slot && slot.toLowerCase() === text.trim().toLowerCase());
  const whole = same(correct);
  if (whole >= 0) return [whole];
  if (/^[a-h](?:\s*[,;/&+ ]\s*[a-h])*$/i.test(correct))
    return correct
      .toLowerCase()
      .match(/[a-h]/g)!
      .map((letter) => letter.charCodeAt(0) - 97);
  const texts = correct.split(/[;|\n]/).map(same);
  return texts.every((slot) => slot >= 0) ? texts : (numbers ?? []).map((number) => number - 1);
}

function numberFields({ slots, correct, read, where, report }: RowKind): Fields {
  const text = correct || slots.find(Boolean) || '';
  const correctNumber = cellNumber(text);
  if (correctNumber === undefined) return void report.add(where, text ? 'correctUnknown' : 'noCorrect', text);
  const tolerance = cellNumber(read('tolerance'));
  const nearest = read('nearest')
    ? read('nearest')
        .split(';')
        .map((each) => cellNumber(each.trim()))
    : undefined;
  const unit = read('unit');
  return {
    correctNumber,
    ...(unit && { unit }),
    ...(tolerance !== undefined && { tolerance }),
    ...(nearest && { nearest }),
  };
}
