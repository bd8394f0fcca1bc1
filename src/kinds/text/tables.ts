import { giftLines, giftText } from '../../server/formats/gift/giftBody';
import { reportSeveral } from '../../server/formats/report';
import type { Fields, QuestionRow, TablesKind } from '../../server/formats/tablesKind';
import { acceptedInCell, acceptedText } from '../../reading/acceptedText';

export const textTables: TablesKind = {
  others:
    /^(fill[- ]in([- ](the[- ])?blanks?)?|typed?( answer)?|short ?answer|open( question)?|free ?text|text input|freitext|kurzantwort|texte libre|texto libre|testo libero|open vraag)$/,
  read: readText,
  write: ({ acceptedAnswers }) => ({ answers: acceptedAnswers?.map((text) => acceptedText([text])) }),
  gift: ({ acceptedAnswers }) =>
    // Arrows in all answers would make it a matching question, and GIFT has no way around that.
    acceptedAnswers?.every((text) => text.includes('->'))
      ? undefined
      : giftLines(acceptedAnswers, (text) => `=${giftText(text).replaceAll('*', '\\*')}`),
  isMeant: () => true,
  items: { acceptedAnswers: 'answer' },
  samples: ({ text, beethoven: { name, full }, metal, gold }) => ({
    music: [{ question: text, acceptedAnswers: [name, full] }],
    other: [{ question: metal, acceptedAnswers: [gold] }],
  }),
};

export function readText({ kind, slots, correct, isNumbered, where, report }: QuestionRow): Fields {
  // The number of a missing answer is not a text to type.
  if (kind === 'any' && isNumbered && correct && !slots.some(Boolean)) {
    report.add(where, 'noAnswers');
    return { acceptedAnswers: [], note: correct };
  }
  const answers = slots.filter(Boolean);
  const cells = answers.length ? answers : [correct];
  for (const cell of cells) {
    const several = acceptedInCell(cell);
    if (several.length > 1) report.add(where, 'answersSplit', several);
  }
  const accepted = cells.flatMap(acceptedInCell);
  reportSeveral(accepted, where, report);
  return { acceptedAnswers: accepted };
}
