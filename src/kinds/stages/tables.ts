import type { QuestionSource } from '../../contract/question';
import { reportSeveral } from '../../server/formats/report';
import { cellNumber } from '../../server/formats/table/cells';
import { numberList, type ServerTexts } from '../../server/texts/texts';
import type { Fields, QuestionRow, TablesKind } from '../../server/formats/tablesKind';
import { acceptedIn, acceptedInCell, acceptedText, splitAt } from '../../reading/acceptedText';

export const stagesTables: TablesKind = {
  others: /^(stages|clues)$/,
  read: readStages,
  // Each clue has a column of the answers: `text | picture`, or either alone.
  write: ({ stages, acceptedAnswers, stagePoints }, language) => ({
    answers: stages?.map(clueText),
    cells: {
      correct: acceptedText(acceptedAnswers ?? []),
      points: stagePoints ? numberList(stagePoints, language) : undefined,
    },
  }),
  items: { stages: 'clue', acceptedAnswers: 'answer' },
  hasOwnPoints: true,
  samples: ({ bat, greece }) => ({
    other: [sampleOf(bat), { ...sampleOf(greece), stagePoints: [5, 3, 1] }],
  }),
};

function sampleOf(words: ServerTexts['template']['bat']): QuestionSource {
  const { question, first, second, third, answer } = words;
  return {
    question,
    stages: [first, second, third].map((text) => ({ text })),
    acceptedAnswers: [answer],
    seconds: 20,
  };
}

/** A text, a picture after a `|`, or both. */
function clueText({ text, image }: NonNullable<QuestionSource['stages']>[number]): string {
  const said = text ? acceptedText([text]) : '';
  return image ? `${said} | ${acceptedText([image])}`.trim() : said;
}

function readStages({ slots, correct, read, where, report }: QuestionRow): Fields {
  const accepted = acceptedInCell(correct);
  reportSeveral(accepted, where, report);
  const stages = slots.filter(Boolean).map((cell) => {
    const [text = '', image = ''] = splitAt(cell, '|').map((part) => acceptedIn(part).join('; '));
    return { ...(text && { text }), ...(image && { image }) };
  });
  const points = read('points');
  return {
    stages,
    acceptedAnswers: accepted,
    ...(points && { stagePoints: points.split(';').map((each) => cellNumber(each.trim())) }),
  };
}
