import { describe, expect, test } from 'vitest';
import { SPOKEN_LANGUAGES } from '../../../src/contract/languages';
import { QUESTION_KINDS, sourceKind } from '../../../src/contract/question';
import { TEMPLATE_FORMATS } from '../../../src/contract/quizFiles';
import { TABLES } from '../../../src/kinds/tables';
import { parseCsv } from '../../../src/server/formats/table/csv';
import { writeTemplate } from '../../../src/server/quizzes/template';
import { readSheets } from '../../../src/server/formats/spreadsheet/xlsx';
import { Report } from '../../../src/server/formats/report';
import { serverTexts } from '../../../src/server/texts/texts';
import { xlsxFile, type XlsxCell } from '../../support/xlsxFile';
import { importOf, questionsOf, remarksOf } from '../formats/importing';

describe.each(SPOKEN_LANGUAGES)('the template in %s', (language) => {
  test.each(TEMPLATE_FORMATS)(
    'is read back from %s without a remark, two questions a kind',
    async (format) => {
      const imported = await importOf(await writeTemplate(language, format), `x.${format}`, language);
      expect([imported.format, remarksOf(imported)]).toEqual([format, []]);
      const words = serverTexts[language].template;
      for (const kind of QUESTION_KINDS) {
        const { music = [], other = [] } = TABLES[kind].samples(words);
        const read = questionsOf(imported).filter((question) => sourceKind(question) === kind);
        expect(read).toEqual([...music, ...other]);
        expect(read).toHaveLength(2);
      }
      expect(imported.quiz.rounds?.map(({ title }) => title)).toEqual([words.music, words.other]);
      expect(imported.quiz.tieBreak).toMatchObject({ question: words.steps });
      // A CSV file has no place for these.
      const settings = { quizName: words.quizName, seconds: 30, rounds: [{}, { reveal: 'round' }] };
      if (format === 'xlsx') expect(imported.quiz).toMatchObject(settings);
    },
  );

  test('explains each of its columns in a sheet of its own, and above the questions', async () => {
    const bytes = await writeTemplate(language, 'xlsx');
    const [questions, columns] = await readSheets(bytes, new Report(language));
    const { tables } = serverTexts[language];
    const titles = columns!.rows.slice(1).map(([title]) => title);
    const answers = `${tables.answer} 1, ${tables.answer} 2, …`;
    const inTable = questions!.rows[0]!.filter((title) => !/ \d$/.test(String(title)));
    expect(new Set(titles)).toEqual(new Set([...inTable, answers]));
    const csv = Buffer.from(await writeTemplate(language, 'csv')).toString();
    const [above] = parseCsv(csv.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
    expect(above!.slice(0, 2)).toEqual(columns!.rows[0]);
  });

  test('has all columns except those for media and sources', async () => {
    const [questions] = await readSheets(await writeTemplate(language, 'xlsx'), new Report(language));
    const { columns, answer } = serverTexts[language].tables;
    const { image, imageAlt, audio, video, source, checkAfter, ...others } = columns;
    const { audioFrom, audioTo, audioFade, audioGain, ...all } = others;
    const answers = [1, 2, 3, 4].map((place) => `${answer} ${place}`);
    expect(new Set(questions!.rows[0])).toEqual(new Set([...Object.values(all), ...answers]));
    expect(questions!.rows[0]).not.toEqual(
      expect.arrayContaining([image, imageAlt, audio, video, source, checkAfter]),
    );
    expect(questions!.rows[0]).not.toEqual(
      expect.arrayContaining([audioFrom, audioTo, audioFade, audioGain]),
    );
  });
});

/** The English template as a host fills it in: these rows, and these rounds in their own sheet. */
function filledIn(rows: XlsxCell[][], rounds: XlsxCell[][]): Uint8Array {
  const { sheets, columns, answer, settings } = serverTexts.en.tables;
  const header = [columns.round, columns.question, `${answer} 1`, `${answer} 2`, columns.correct];
  return xlsxFile({
    [sheets.questions]: [header, ...rows.map(([round, question]) => [round!, question!, 'a', 'b', 2])],
    [sheets.rounds]: [['#', settings.title], ...rounds],
    [sheets.quiz]: [[settings.quizName, 'Friday']],
  });
}

/** Returns the title of each round, and its questions. */
async function roundsOf(rows: XlsxCell[][], rounds: XlsxCell[][]) {
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
    [undefined, 'q4', 'q5'],
  ]);
});

test('a spreadsheet without the sheet of the quiz is read without a remark on the explanations', async () => {
  const { sheets, columns, kinds } = serverTexts.en.tables;
  const bytes = xlsxFile({
    [sheets.questions]: [
      [columns.round, columns.type, columns.question, columns.correct],
      ['Music', kinds.text, 'q1', 'a'],
      [serverTexts.en.reports.tieBreak, kinds.number, 'q2', 7],
    ],
    [sheets.columns]: [[columns.question, 'The question.']],
  });
  const imported = await importOf(bytes);
  expect(remarksOf(imported)).toEqual([]);
  expect(questionsOf(imported)).toMatchObject([{ question: 'q1' }]);
  expect(imported.quiz.tieBreak).toMatchObject({ question: 'q2', correctNumber: 7 });
});
