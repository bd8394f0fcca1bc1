import { cellNumbers } from '../../server/formats/table/cells';
import { answerPlace } from '../../server/formats/table/columns';
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
export function rightSlots({ slots, correct, isNumbered, where, report }: QuestionRow): number[] {
  const numbers = cellNumbers(correct);
  const same = (text: string): number =>
    slots.findIndex((slot) => slot && slot.toLowerCase() === text.trim().toLowerCase());
  const whole = same(correct);
  if (isNumbered && numbers) {
    if (whole >= 0 && isNumbered === 'likely' && whole !== numbers[0]! - 1)
      report.add(where, 'numberTaken', correct);
    return numbers.map((number) => number - 1);
  }
  if (whole >= 0) return [whole];
  const placeOf = (text: string): number => {
    const named = same(text) >= 0 ? same(text) : answerPlace(text);
    if (named !== undefined) return named;
    // A letter and its answer, unless they contradict each other.
    const [, letter = '', rest = ''] = /^\(?([a-h])\s?(?:[).:]|[-–—](?=\s))\s*(\S.*)$/is.exec(text) ?? [];
    return letter && same(rest) === answerPlace(letter) ? same(rest) : -1;
  };
  const isLetters = /^(?:A?B?C?D?E?F?G?H?|[A-Ha-h](?: +[A-Ha-h])+)$/.test(correct);
  const pieces = [
    [correct],
    correct.split(/[;|\n]/),
    correct.split(/\s*[,;/&+|\n]\s*|\s+\p{L}{1,3}\s+/u),
    ...(isLetters ? [correct.match(/[a-h]/gi) ?? []] : []),
  ];
  const told = pieces.map((texts) => texts.map(placeOf)).find((places) => !places.includes(-1));
  return told ? [...new Set(told)] : (numbers ?? []).map((number) => number - 1);
}

/** Numbers counted from 1. */
export function numbersOf(places: number[]): string | undefined {
  return places.map((place) => place + 1).join('; ') || undefined;
}
