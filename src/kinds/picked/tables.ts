import { cellNumbers } from '../../server/formats/table/columns';
import { inShownOrder } from '../../contract/shownOrder';
import type { Fields, QuestionRow } from '../../server/formats/tablesKind';
import { readText } from '../text/tables';

/** Reads a row that marks the right answers among others; several of them make it a `multiple` question. */
export function readPicked(row: QuestionRow): Fields {
  const { kind, slots, correct, where, report } = row;
  if (row.wrong.length) return readBesideWrong(row);
  const answers = slots.filter(Boolean);
  if (!answers.length) return readText(row);
  const open = { answers, ...(kind === 'multiple' ? { correctAnswers: [] } : { correctAnswer: null }) };
  if (!correct) return open;
  const right = rightSlots(row);
  if (!right.length || right.some((slot) => !slots[slot])) {
    report.add(where, 'correctUnknown', correct);
    return { ...open, note: correct };
  }
  const places = right.map((slot) => slots.slice(0, slot).filter(Boolean).length);
  if (kind === 'choice' && places.length > 1) report.add(where, 'severalCorrect');
  return kind === 'multiple' || places.length > 1
    ? { answers, correctAnswers: places }
    : { answers, correctAnswer: places[0] };
}

/** Shuffles the answers, since the table lists the right one first. */
function readBesideWrong({ kind, question, wrong, correct }: QuestionRow): Fields {
  const texts = kind === 'multiple' ? correct.split(/[,;|\n]/) : [correct];
  const right = texts.map((each) => each.trim()).filter(Boolean);
  // The right one is still to be written.
  if (!right.length) return { answers: ['', ...wrong], correctAnswer: 0 };
  const answers = inShownOrder(question, [...right, ...wrong]);
  const places = right.map((text) => answers.indexOf(text)).sort((one, other) => one - other);
  return { answers, ...(places.length > 1 ? { correctAnswers: places } : { correctAnswer: places[0] }) };
}

/** The columns of the right answers, which are given by number, by letter or as text. */
export function rightSlots({ slots, correct, isNumbered }: QuestionRow): number[] {
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

/** Numbers counted from 1. */
export function numbersOf(places: number[]): string | undefined {
  return places.map((place) => place + 1).join('; ') || undefined;
}
