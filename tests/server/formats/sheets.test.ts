import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { xlsxFile, type XlsxCell } from '../../support/xlsxFile';
import { importOf, questionsOf, remarksOf } from './importing';

const KAHOOT_HEADER = [
  null,
  'Question - max 120 characters',
  ...[1, 2, 3, 4].map((number) => `Answer ${number} - max 75 characters`),
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
];
const kahoot = (rows: XlsxCell[][], header: XlsxCell[] = KAHOOT_HEADER) =>
  xlsxFile({ Sheet1: [[null, 'Quiz template'], [null, 'Add questions.'], [], header, ...rows] });

describe('a Kahoot spreadsheet', () => {
  test('is read below its title, with its time limits', async () => {
    const file = kahoot([
      [1, 'How many?', 'One', 'Two', null, null, 20, 2],
      [2, 'Which?', 1, 2.5, 'Three', true, 60, '2,3'],
      [3, 'Which & what?', 'a', 'b', 'c', 'd', 5, '1; 4'],
      [4, null, null, null, null, null, 20, null],
    ]);
    const imported = await importOf(file, 'My kahoot.xlsx');
    expect(imported).toEqual({
      format: 'kahoot',
      quiz: {
        quizName: 'My kahoot',
        questions: [
          { question: 'How many?', answers: ['One', 'Two'], correctAnswer: 1, seconds: 20 },
          { question: 'Which?', answers: ['1', '2.5', 'Three', 'True'], correctAnswers: [1, 2], seconds: 60 },
          { question: 'Which & what?', answers: ['a', 'b', 'c', 'd'], correctAnswers: [0, 3], seconds: 5 },
        ],
      },
      report: [],
    });
  });

  test('has a draft where the answers are missing', async () => {
    const imported = await importOf(
      kahoot([
        [1, 'How many?', 'One', 'Two', null, null, 20, 2],
        [2, 'Which?', null, null, null, null, 20, 1],
      ]),
    );
    const unfinished = { question: 'Which?', acceptedAnswers: [], note: '1', seconds: 20, draft: true };
    expect(questionsOf(imported)[1]).toEqual(unfinished);
    expect(remarksOf(imported)[0]).toBe('Row 6: The answers are missing.');
  });

  test('in the older format is read', async () => {
    const header = KAHOOT_HEADER.map((words) => words?.replace('120', '95').replace('75', '60') ?? null);
    const imported = await importOf(kahoot([[1, 'How many?', 'One', 'Two', null, null, 20, 1]], header));
    expect([imported.format, questionsOf(imported).length]).toEqual(['kahoot', 1]);
  });

  test('in which a German Excel turned `2,3` into a number is read', async () => {
    const [question] = questionsOf(await importOf(kahoot([[1, 'Which?', 'a', 'b', 'c', null, 20, 2.3]])));
    expect(question!.correctAnswers).toEqual([1, 2]);
  });

  test('with gaps between its answers counts columns, not answers', async () => {
    const [question] = questionsOf(await importOf(kahoot([[1, 'Which?', 'a', null, '2', '3', 20, 3]])));
    expect(question).toMatchObject({ answers: ['a', '2', '3'], correctAnswer: 1 });
  });
});

const WAYGROUND_HEADER = [
  'Question Text',
  'Question Type',
  'Option 1',
  'Option 2',
  'Option 3',
  'Option 4',
  'Option 5',
  'Correct Answer',
  'Time in seconds',
  'Image Link',
  'Answer explanation',
];
const wayground = (rows: XlsxCell[][]) => xlsxFile({ Sheet1: [WAYGROUND_HEADER, ...rows] });

describe('a Wayground spreadsheet', () => {
  test('is read, with each type as one of ours', async () => {
    const imported = await importOf(
      wayground([
        [
          'Text of the question (required)',
          'Question Type',
          'Text for option 1',
          null,
          null,
          null,
          null,
          'x',
        ],
        ['One?', 'Multiple Choice', 'a', 'b', null, null, null, 2, 30, null, 'Since b.'],
        ['Some?', 'Checkbox', 'a', 'b', 'c', null, null, '1,3', 900],
        ['One of them?', 'Checkbox', 'a', 'b', null, null, null, '1'],
        ['Who?', 'Fill-in-the-Blank', 'Bach', 'J. S. Bach'],
      ]),
    );
    expect([imported.format, imported.report]).toEqual(['wayground', []]);
    expect(questionsOf(imported)).toEqual([
      { question: 'One?', answers: ['a', 'b'], correctAnswer: 1, seconds: 30, explanation: 'Since b.' },
      { question: 'Some?', answers: ['a', 'b', 'c'], correctAnswers: [0, 2], seconds: 900 },
      { question: 'One of them?', answers: ['a', 'b'], correctAnswers: [0] },
      { question: 'Who?', acceptedAnswers: ['Bach', 'J. S. Bach'] },
    ]);
  });

  test('has polls, with answers to choose from and without', async () => {
    const imported = await importOf(
      wayground([
        ['Poll?', 'Poll', 'a', 'b'],
        ['Say it', 'Open-Ended'],
      ]),
    );
    expect(questionsOf(imported)).toMatchObject([
      { question: 'Poll?', poll: 'choice', answers: ['a', 'b'] },
      { question: 'Say it', poll: 'text' },
    ]);
    expect(remarksOf(imported)).toEqual([]);
  });

  test('has everything reported that has no place here', async () => {
    const link = 'https://example.com/x.png';
    const imported = await importOf(
      wayground([
        ['Draw it', 'Draw'],
        ['Fine', 'Multiple Choice', 'a', 'b', null, null, null, 1, 30, link],
      ]),
    );
    expect(questionsOf(imported)).toHaveLength(1);
    expect(remarksOf(imported)).toEqual([
      'Row 2: Not imported: questions of the type “Draw” are not supported.',
      `Row 3: The picture is only linked, so it was not imported: ${link}`,
    ]);
  });
});

const HEADER = ['Frage', 'Antwort 1', 'Antwort 2', 'Richtig'];

describe('another spreadsheet', () => {
  test('with a header is read; each sheet is a round', async () => {
    const row = ['Wo?', 'hier', 'dort', 'dort'];
    const file = xlsxFile({ Kunst: [HEADER, row], Empty: [], Notes: [['by Anna']], Musik: [HEADER, row] });
    const imported = await importOf(file, 'Quiz.xlsx', 'de');
    const question = { question: 'Wo?', answers: ['hier', 'dort'], correctAnswer: 1 };
    expect(imported.quiz.rounds).toEqual([
      { title: 'Kunst', questions: [question] },
      { title: 'Musik', questions: [question] },
    ]);
    expect(remarksOf(imported)).toEqual([
      'Tabelle „Notes“: Nicht übernommen: In dieser Tabelle ist keine Kopfzeile mit Frage und Antworten.',
    ]);
  });

  test('has the values of its formulas; one without a value is reported', async () => {
    const rows: XlsxCell[][] = [
      ['Sum?', { xml: '<f>1+1</f><v>2</v>' }, { type: 'str', xml: '<f>A1</f><v>Three</v>' }, 1],
      ['None?', { xml: '<f>1+1</f>' }, 'b', 1],
      ['Error?', { type: 'e', xml: '<f>1/0</f><v>#DIV/0!</v>' }, 'b', 1],
      ['Text?', 'a', { type: 'str', xml: '<f>X9</f>' }, 1],
      ['Bare?', 'a', 'b', 1, { type: 's', xml: '' }],
    ];
    const imported = await importOf(xlsxFile({ Sheet1: [HEADER, ...rows] }));
    expect(questionsOf(imported).map(({ answers }) => answers)).toEqual([
      ['2', 'Three'],
      ['a', 'b'],
    ]);
    const remark = 'Not imported: a formula has no value.';
    expect(remarksOf(imported)).toEqual([3, 4, 5].map((row) => `Row ${row}: ${remark}`));
  });

  test('with a chart sheet is read without it, and the report says so', async () => {
    const parts = unzipSync(xlsxFile({ Fragen: [HEADER, ['Wo?', 'a', 'b', 1]] }));
    const change = (name: string, from: string, to: string) => {
      parts[name] = strToU8(strFromU8(parts[name]!).replace(from, to + from));
    };
    change('xl/workbook.xml', '</sheets>', '<sheet name="Chart" sheetId="9" r:id="rIdC"/>');
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet';
    const chart = `<Relationship Id="rIdC" Type="${type}" Target="chartsheets/sheet1.xml"/>`;
    change('xl/_rels/workbook.xml.rels', '</Relationships>', chart);
    parts['xl/chartsheets/sheet1.xml'] = strToU8('<chartsheet/>');
    const imported = await importOf(zipSync(parts));
    expect(questionsOf(imported)).toMatchObject([{ question: 'Wo?' }]);
    expect(remarksOf(imported)).toEqual([expect.stringMatching(/^Sheet “Chart”: Not imported/)]);
  });

  test("has booleans in the host's language", async () => {
    const file = xlsxFile({ Sheet1: [HEADER, ['So?', true, false, 1]] });
    const [question] = questionsOf(await importOf(file, 'x', 'de'));
    expect(question!.answers).toEqual(['Wahr', 'Falsch']);
  });

  test.each([
    ['0%', 0.71, '71%'],
    ['0.0%', 0.125, '12.5%'],
    ['000', 7, '007'],
    ['h:mm', 0.75, '18:00'],
    ['[$-409]h:mm AM/PM', 0.75, '6:00 PM'],
    ['mm:ss', 225 / 86400, '03:45'],
    ['yyyy', 36526, '2000'],
    ['0.0', 3.14159, '3.1'],
    ['_-* #,##0.00\\ "€"_-', 83000.5, '83000.50 €'],
    ['#,##0.00\\ [$€-407];[Red]\\-#,##0.00\\ [$€-407]', 12.5, '12.50 €'],
    ['[$€-407] #,##0.00', 1234, '€ 1234.00'],
    ['$#,##0', 5, '$5'],
    ['[$-407]0.0', 2.25, '2.3'],
    ['# ##0 "km"', 299792, '299792 km'],
    ['0" km"', 330.4, '330 km'],
    ['0.0"°C"', 37, '37.0°C'],
    ['0.##" <kg> & more"', 2.5, '2.5 <kg> & more'],
    ['General" ct"', 0.1 + 0.2, '0.3 ct'],
    ['0.0,,"M"', 83_200_000, '83.2M'],
    ['"No. "0', 5, 'No. 5'],
    ['"Bond "000', 7, 'Bond 007'],
    ['0"."', 4, '4'],
    ['00" / "00', 1230, '1230'],
    ['[Red]General', 0.1 + 0.2, '0.3'],
    ['# ?/?', 0.5, '1/2'],
    ['# ?/?', 1.75, '1 3/4'],
    ['# ?/?', 4, '4'],
    ['# ?/?', -0.25, '-1/4'],
    ['?/?', 1.5, '3/2'],
    ['# ??/??', 0.34375, '11/32'],
    ['# ?/8', 2.5, '2 4/8'],
    ['# ?/?', 0, '0'],
  ])('has a number as the format %s shows it', async (format, value, shown) => {
    const cell = { xml: `<v>${value}</v>`, format: 0 };
    const file = xlsxFile({ Sheet1: [HEADER, ['Wo?', cell, 'b', 1]] }, { formats: [format] });
    expect(questionsOf(await importOf(file))[0]!.answers).toEqual([shown, 'b']);
  });

  test.each([
    ['0" km"', 330, { correctNumber: 330, unit: 'km' }],
    ['#,##0.00 "€"', 1234.5, { correctNumber: 1234.5, unit: '€' }],
    ['[$€-407] #,##0.00', 1234.5, { correctNumber: 1234.5, unit: '€' }],
    ['0.0" Mio. km²"', 17.1, { correctNumber: 17.1, unit: 'Mio. km²' }],
    ['0.0"°C"', -3.5, { correctNumber: -3.5, unit: '°C' }],
    ['"No. "0', 5, { correctNumber: 5 }],
    ['0.000" km"', 1.665, { correctNumber: 1.665 }],
    ['# ?/?', 1.75, { correctNumber: 1.75 }],
  ])('has the right number in the unit of the format %s', async (format, value, fields) => {
    const cell = (number: number) => ({ xml: `<v>${number}</v>`, format: 0 });
    const rows = [
      ['Type', 'Question', 'Right', 'Tolerance'],
      ['estimate', 'How much?', cell(value), null],
      [null, 'About how much?', cell(value), cell(2)],
    ];
    const imported = await importOf(xlsxFile({ Sheet1: rows }, { formats: [format] }), 'x', 'de');
    const [one, other] = questionsOf(imported);
    expect(one).toEqual({ question: 'How much?', ...fields });
    expect(other).toEqual({ question: 'About how much?', ...fields, tolerance: 2 });
    expect(imported.report).toEqual([]);
  });

  const two = [HEADER, ['Wo?', 'a', 'b', 1], ['Wer?', 'a', 'b', 1]];

  test('does not have what the file hides, and the host is asked about it', async () => {
    const file = xlsxFile({ Neu: two, Alt: two }, { hiddenSheets: ['Alt'], hiddenRows: [3] });
    const imported = await importOf(file);
    expect(questionsOf(imported).map(({ question }) => question)).toEqual(['Wo?']);
    expect(imported.report).toEqual([
      { where: 'Sheet “Neu”', message: 'The file hides 1 row, which was left out: 3', hidden: true },
      { where: 'Sheet “Alt”', message: 'The file hides this sheet, so it was left out.', hidden: true },
    ]);
    const whole = await importOf(file, 'x.xlsx', 'en', { hidden: true });
    expect([questionsOf(whole).length, whole.report]).toEqual([4, []]);
  });

  test('names the first of many hidden rows', async () => {
    const rows = Array.from({ length: 4000 }, (_, at) => [`Nr ${at}?`, 'a', 'b', 1]);
    const file = xlsxFile(
      { Fragen: [HEADER, ...rows] },
      { hiddenRows: rows.slice(1000).map((_row, at) => at + 1002) },
    );
    const { report } = await importOf(file);
    const hidden = 'The file hides 3,000 rows, which were left out: 1002, 1003, 1004, 1005, 1006, 1007 …';
    expect(report.map(({ message }) => message)).toEqual([hidden]);
  });

  test('is read although all of it is hidden', async () => {
    const imported = await importOf(xlsxFile({ Alt: two, Leer: [] }, { hiddenSheets: ['Alt'] }));
    expect(questionsOf(imported)).toHaveLength(2);
    expect(remarksOf(imported)).toEqual([
      'Quiz: The file hides all of its questions; they were imported anyway.',
    ]);
  });
});
