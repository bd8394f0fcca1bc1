import { describe, expect, test } from 'vitest';
import { SPOKEN_LANGUAGES } from '../../../src/contract/languages';
import { QUESTION_KINDS, sourceKind } from '../../../src/contract/question';
import { exportTemplate } from '../../../src/server/quizzes/template';
import { readSheets } from '../../../src/server/formats/spreadsheet/xlsx';
import { Report } from '../../../src/server/formats/report';
import { serverTexts } from '../../../src/server/texts/texts';
import { xlsxFile, type XlsxCell } from '../../support/xlsxFile';
import { importOf, questionsOf, remarksOf } from '../formats/importing';

describe.each(SPOKEN_LANGUAGES)('the template in %s', (language) => {
  test('is imported unchanged without a remark, and has every kind of question', async () => {
    const { bytes, fileName, report } = await exportTemplate(language);
    const imported = await importOf(bytes, fileName, language);
    expect([imported.format, imported.report, report]).toEqual(['xlsx', [], []]);
    expect(new Set(questionsOf(imported).map(sourceKind))).toEqual(new Set(QUESTION_KINDS));
    expect(imported.quiz).toMatchObject({ rounds: [{}, { reveal: 'round' }], tieBreak: {} });
  });

  test('has all columns except those for media', async () => {
    const { bytes } = await exportTemplate(language);
    const [questions] = await readSheets(bytes, new Report(language));
    const { columns, answer } = serverTexts[language].tables;
    const { image, imageAlt, audio, video, ...all } = columns;
    const answers = [1, 2, 3, 4].map((place) => `${answer} ${place}`);
    expect(new Set(questions!.rows[0])).toEqual(new Set([...Object.values(all), ...answers]));
    expect(questions!.rows[0]).not.toEqual(expect.arrayContaining([image, imageAlt, audio, video]));
  });
});

/** The English template as a host fills it in: these rows, and these rounds in their own sheet. */
function filledIn(rows: XlsxCell[][], rounds: XlsxCell[][]): Uint8Array {
  const { sheets, columns, answer, settings } = serverTexts.en.tables;
  const header = [columns.round, columns.question, `${answer} 1`, `${answer} 2`, columns.correct];
  return xlsxFile({
    [sheets.questions]: [header, ...rows.map(([round, question]) => [round!, question!, 'a', 'b', 2])],
    ...(rounds.length && { [sheets.rounds]: [['#', settings.title], ...rounds] }),
    [sheets.quiz]: [[settings.quizName, 'Friday']],
  });
}

/** Returns the title of each round, and its questions. */
async function roundsOf(rows: XlsxCell[][], rounds: XlsxCell[][] = []) {
  const imported = await importOf(filledIn(rows, rounds));
  expect(remarksOf(imported)).toEqual([]);
  return imported.quiz.rounds?.map(({ title, questions }) => [
    title,
    ...questions.map((each) => each.question),
  ]);
}

const LISTED = [
  [1, 'Music'],
  [2, 'Films'],
];

test('a question goes to the round whose number or title its row has', async () => {
  const rows = [
    [2, 'q1'],
    ['Music', 'q2'],
    [1, 'q3'],
  ];
  expect(await roundsOf(rows, LISTED)).toEqual([
    ['Music', 'q2', 'q3'],
    ['Films', 'q1'],
  ]);
});

test('questions are kept even if their round is not in the sheet of rounds', async () => {
  const rows = [
    [1, 'q1'],
    [2, 'q2'],
    ['Sports', 'q3'],
    [3, 'q4'],
    [null, 'q5'],
  ];
  expect(await roundsOf(rows, LISTED)).toEqual([
    ['Music', 'q1'],
    ['Films', 'q2'],
    ['Sports', 'q3'],
    [undefined, 'q4'],
    [undefined, 'q5'],
  ]);
});

test('the rows alone make rounds if there is no sheet of rounds', async () => {
  const rows = [
    ['Music', 'q1'],
    ['Films', 'q2'],
  ];
  expect(await roundsOf(rows)).toEqual([
    ['Music', 'q1'],
    ['Films', 'q2'],
  ]);
});
