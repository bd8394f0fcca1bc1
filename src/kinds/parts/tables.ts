import { reportSeveral } from '../../server/formats/report';
import { isNameOf, serverTexts } from '../../server/texts/texts';
import { rightSlots } from '../picked/tables';
import type { Fields, QuestionRow, TablesKind } from '../../server/formats/tablesKind';
import { acceptedIn, acceptedText, splitAt } from '../../reading/acceptedText';
import { MIN_PARTS } from './wire';

export const partsTables: TablesKind = {
  others: /^parts$/,
  read: readParts,
  // The labels use the columns that other kinds use for their answers.
  write: ({ parts, anyOrder }, language) => ({
    answers: parts?.map(({ label }) => label),
    cells: {
      ...(anyOrder && { type: serverTexts[language].tables.anyOrder }),
      correct: parts?.map(({ acceptedAnswers }) => acceptedText(acceptedAnswers)).join(' | '),
    },
  }),
  isAlsoNamed: isAnyOrder,
  isMeant: isInParts,
  items: { parts: 'part', acceptedAnswers: 'answer' },
  samples: ({ parts, note, labels: { song, artist }, baltic, states }) => ({
    music: [
      {
        question: parts,
        parts: [
          { label: song, acceptedAnswers: ['Hey Jude'] },
          { label: artist, acceptedAnswers: ['Beatles', 'The Beatles'] },
        ],
        points: 2,
        seconds: 60,
        note,
      },
    ],
    other: [
      {
        question: baltic,
        parts: [states.estonia, states.latvia, states.lithuania].map((state, at) => ({
          label: String(at + 1),
          acceptedAnswers: [state],
        })),
        anyOrder: true,
        points: 3,
        seconds: 60,
      },
    ],
  }),
};

function isAnyOrder(words: string): boolean {
  return isNameOf(words, ({ tables }) => tables.anyOrder);
}

/** Whether the cell of the right answer has a text for each part, rather than answers to select. */
function isInParts(row: QuestionRow): boolean {
  const { slots, wrong, correct } = row;
  const count = splitAt(correct, '|').filter((text) => text.trim()).length;
  const labels = slots.filter(Boolean).length;
  if (count < MIN_PARTS || wrong.length > 0) return false;
  return labels === 0 || (labels === count && rightSlots(row).length === 0);
}

/** Reads a label for each part, and from one cell what each accepts: `Waterloo | ABBA; Abba`. */
function readParts({ slots, correct, read, where, report }: QuestionRow): Fields {
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
