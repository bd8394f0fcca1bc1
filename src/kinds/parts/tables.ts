import { MIN_PARTS } from '../../contract/question';
import { reportSeveral } from '../../server/formats/report';
import { inAllLanguages, serverTexts } from '../../server/texts/texts';
import { rightSlots } from '../picked/tables';
import type { Fields, QuestionRow, TablesKind } from '../tablesKind';
import { acceptedIn, acceptedText, splitAt } from '../written/acceptedText';

export const partsTables: TablesKind = {
  others: /^parts$/,
  read: readParts,
  // The labels stand where other kinds have their answers.
  write: ({ parts, anyOrder }, language) => ({
    answers: parts?.map(({ label }) => label),
    cells: {
      ...(anyOrder && { type: serverTexts[language].tables.anyOrder }),
      correct: parts?.map(({ acceptedAnswers }) => acceptedText(acceptedAnswers)).join(' | '),
    },
  }),
  gift: () => undefined,
  isAlsoNamed: isAnyOrder,
  isMeant: isInParts,
};

function isAnyOrder(words: string): boolean {
  return inAllLanguages(({ tables }) => tables.anyOrder.toLowerCase()).includes(words.trim().toLowerCase());
}

/** Whether the right cell says a text for each part, and no answers to pick. */
function isInParts(row: QuestionRow): boolean {
  const { slots, wrong, correct } = row;
  const count = splitAt(correct, '|').filter((text) => text.trim()).length;
  const labels = slots.filter(Boolean).length;
  if (count < MIN_PARTS || wrong.length > 0) return false;
  return labels === 0 || (labels === count && rightSlots(row).length === 0);
}

/** A label for each part, and in one cell what is accepted for each: `Waterloo | ABBA; Abba`. */
function readParts({ slots, correct, read, where, report }: QuestionRow): Fields {
  if (!correct) return void report.add(where, 'noCorrect');
  const accepted = splitAt(correct, '|').map(acceptedIn);
  reportSeveral(accepted.flat(), where, report);
  const labels = slots.filter(Boolean);
  const count = Math.max(labels.length, accepted.length);
  const parts = Array.from({ length: count }, (_, at) => ({
    label: labels[at] ?? String(at + 1),
    acceptedAnswers: accepted[at] ?? [],
  }));
  return { parts, ...(isAnyOrder(read('type')) && { anyOrder: true }) };
}
