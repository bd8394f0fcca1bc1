import { expect, test } from 'vitest';
import type { ColumnChoice } from '../../../src/contract/quizFiles';
import { importQuiz } from '../../../src/server/quizzes/importing/importQuiz';
import { part } from '../../support/gameQuizzes';
import { importOf, questionsOf, remarksOf } from './importing';

const ROWS = [
  ['Question', 'Answer 1', 'Answer 2', 'Answer 3', 'Correct'],
  ['How many?', 'One', 'Two', '', '2'],
  ['Which, if any?', 'A "quoted" one', 'A\nlong; one', 'X', '1,3'],
];
const csvOf = (rows: string[][], separator: string) =>
  rows
    .map((row) =>
      row.map((cell) => (/[^\w ]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator),
    )
    .join('\r\n');
const QUESTIONS = [
  { question: 'How many?', answers: ['One', 'Two'], correctAnswer: 1 },
  { question: 'Which, if any?', answers: ['A "quoted" one', 'A\nlong; one', 'X'], correctAnswers: [0, 2] },
];

test.each([',', ';', '\t'])('a table separated by %j is read', async (separator) => {
  const imported = await importOf(csvOf(ROWS, separator), 'Friday.csv');
  expect(imported).toEqual({ format: 'csv', quiz: { quizName: 'Friday', questions: QUESTIONS }, report: [] });
});

test("a table in the Polish Windows code page is read if the host's language is Polish", async () => {
  const text = 'Pytanie;Odpowied\x9f A;Odpowied\x9f B;Dobre\nGdzie?;\xa3\xf3d\x9f;Gda\xf1sk;A';
  const imported = await importOf(Buffer.from(text, 'latin1'), 'x.csv', 'pl');
  expect(questionsOf(imported)).toEqual([
    { question: 'Gdzie?', answers: ['Łódź', 'Gdańsk'], correctAnswer: 0 },
  ]);
});

test.each<[string, string, string]>([
  [
    'windows-1250',
    'Otázka;Odpov\xecï A;Odpov\xecï B;Spr\xe1vn\xec\nKter\xe1 \xf8eka?;\xc8;B;A',
    'Která řeka?',
  ],
  ['windows-1254', 'Soru;Do\xf0ru\nHangi \xfeehir?;\xdd', 'Hangi şehir?'],
  ['windows-1250', 'Question;Answer\nKter\xe1 \xf8eka te\xe8e?;X', 'Která řeka teče?'],
  ['windows-1250', 'Question;Answer\nKt\xf3ra rzeka p\xb3ynie?;X', 'Która rzeka płynie?'],
  [
    'windows-1251',
    '1. \xdf\xea\xe0 \xf0\xb3\xea\xe0? \xc4\xf3\xed\xe0\xe9\n2. \xd5\xf2\xee? \xdf',
    'Яка ріка?',
  ],
  ['windows-1252', 'Question;Answer\nQuelle est la premi\xe8re for\xeat?;X', 'Quelle est la première forêt?'],
  ['windows-1252', 'Frage;L\xf6sung\nWie gro\xdf?;\xc4', 'Wie groß?'],
])('a table in %s is read by the words of its header', async (_, text, question) => {
  const imported = await importOf(Buffer.from(text, 'latin1'), 'x.csv', 'en');
  expect(questionsOf(imported)[0]!.question).toBe(question);
});

test('a column says in any language which questions have a wager', async () => {
  for (const yes of ['yes', 'JA', 'sí', 'x', 'TRUE', '1']) {
    const rows = [
      [...ROWS[0]!, 'Wager'],
      [...ROWS[1]!, yes],
      [...ROWS[2]!, 'no'],
    ];
    const imported = await importOf(csvOf(rows, ';'));
    expect(questionsOf(imported)).toEqual([{ ...QUESTIONS[0], wager: true }, QUESTIONS[1]]);
    expect(imported.report).toEqual([]);
  }
});

test('a header is not needed', async () => {
  const imported = await importOf(csvOf(ROWS.slice(1), ';'));
  expect(questionsOf(imported)).toEqual(QUESTIONS);
});

test.each([
  ['UTF-8 with a byte order mark', 'utf8', '\uFEFF', 'Łódź', 'Łódź'],
  ['Windows-1252', 'latin1', '', 'Zürich', 'Zürich'],
  ['Windows-1252 with other characters', 'latin1', '', '\x84Zum Faß\x93 \x96 5 \x80', '„Zum Faß“ – 5 €'],
  ['UTF-16', 'utf16le', '\uFEFF', 'Łódź', 'Łódź'],
  ['UTF-16 without a byte order mark', 'utf16le', '', 'Łódź', 'Łódź'],
] as const)('a German table in %s is read', async (_name, encoding, mark, written, read) => {
  const text = `${mark}Frage\tAntwort A\tAntwort B\tRichtig\nWo?\tKöln\t${written}\tA`;
  const [question] = questionsOf(await importOf(Buffer.from(text, encoding)));
  expect(question).toEqual({ question: 'Wo?', answers: ['Köln', read], correctAnswer: 0 });
});

test('the right answer may be given by its text, even if it is a number', async () => {
  const file = 'question,option 1,option 2,option 3,correct\nLegs?,4,6,8,8\nEyes?,1,2,3,2';
  expect(questionsOf(await importOf(file)).map(({ correctAnswer }) => correctAnswer)).toEqual([2, 1]);
});

test('a question and its answer make a text question', async () => {
  const imported = await importOf(
    'Frage;Antwort;Punkte;Zeit;Erklärung;Notiz;Runde\nWer?;Bach;2;20;So;Nur hier;Musik',
  );
  const question = { question: 'Wer?', acceptedAnswers: ['Bach'], points: 2, seconds: 20 };
  const questions = [{ ...question, explanation: 'So', note: 'Nur hier' }];
  expect(imported.quiz.rounds).toEqual([{ title: 'Musik', questions }]);
});

test('rows that lack something are reported, and become drafts if they ask something', async () => {
  const rows = [
    ['No answer?', 'One', 'Two', '', ''],
    ['Wrong?', 'One', 'Two', '', '3'],
    ['', 'One', 'Two', '', '1'],
    ['', '', '', '', ''],
    ['One?', 'One', '', '', '1'],
  ];
  const imported = await importOf(csvOf([...ROWS, ...rows], ';'));
  const open = { answers: ['One', 'Two'], correctAnswer: null, draft: true };
  expect(questionsOf(imported)).toEqual([
    ...QUESTIONS,
    { question: 'No answer?', ...open },
    { question: 'Wrong?', ...open, note: '3' },
    { question: 'One?', answers: ['One'], correctAnswer: 0, draft: true },
  ]);
  const isOpen = 'Imported as a draft for you to finish (right answer: missing).';
  expect(remarksOf(imported)).toEqual([
    'Row 5: “3” is not one of the answers.',
    'Row 6: Not imported: the question’s text is missing.',
    `Row 4: ${isOpen}`,
    `Row 5: ${isOpen}`,
    'Row 8: Imported as a draft for you to finish (answers: must have at least 2 entries).',
  ]);
});

test('impossible times and points are left out of their question', async () => {
  const imported = await importOf('question,a,answer 1,answer 2,correct,points,time\nQ?,,x,y,1,many,2\n');
  expect(questionsOf(imported)).toEqual([{ question: 'Q?', answers: ['x', 'y'], correctAnswer: 0 }]);
  expect(remarksOf(imported)).toEqual([
    'Row 2: The points “many” were ignored: they must be 0 to 100, whole or half.',
    'Row 2: The time “2” was ignored: it must be 5 to 3600 seconds.',
  ]);
});

test('a cell that begins with a quotation is read as it stands', async () => {
  const imported = await importOf('question,answer 1,answer 2,correct\n"To be, or" is from?,Hamlet,Lear,1\n');
  expect(questionsOf(imported)).toMatchObject([{ question: '"To be, or" is from?', correctAnswer: 0 }]);
  expect(remarksOf(imported)).toEqual([]);
});

test('wrong answers in columns of their own do not change the stated kind of a question', async () => {
  const rows = ['Two?;Mehrfachauswahl;x, y;z', 'Word?;Text;Bach;Mozart'];
  const imported = await importOf(['Frage;Typ;Richtig;Falsch 1', ...rows].join('\n'));
  const [several, word] = questionsOf(imported);
  expect(several!.correctAnswers!.map((place) => several!.answers![place])).toEqual(['x', 'y']);
  expect(word).toEqual({ question: 'Word?', acceptedAnswers: ['Bach'] });
});

test('single letters name answer columns', async () => {
  const imported = await importOf('Nr;Frage;A;B;C;Lösung\n1;Wo?;Ulm;Köln;Bonn;C');
  expect(questionsOf(imported)).toEqual([
    { question: 'Wo?', answers: ['Ulm', 'Köln', 'Bonn'], correctAnswer: 2 },
  ]);
  expect(remarksOf(imported)).toEqual([]);
});

test('columns and cells without a meaning here are reported', async () => {
  const imported = await importOf(
    'Question;Answer 1;Answer 2;Correct;Mood;Empty\nOne?;a;b;1;Wiki;\nTwo?;a;b;1;;;left;over',
  );
  expect(questionsOf(imported)).toHaveLength(2);
  expect(remarksOf(imported)).toEqual([
    'Quiz: The column “Mood” was not imported.',
    'Row 3: The row has more cells than the header. Not imported: left and over',
  ]);
});

test('a number with a unit or a tolerance makes a number question', async () => {
  const imported = await importOf('Frage;Lösung;Einheit;Toleranz\nWie hoch?;3,5;m;0,5\nWer?;Bach;;');
  expect(questionsOf(imported)).toEqual([
    { question: 'Wie hoch?', correctNumber: 3.5, unit: 'm', tolerance: 0.5 },
    { question: 'Wer?', acceptedAnswers: ['Bach'] },
  ]);
});

test('a quote that is never closed does not swallow further rows', async () => {
  const imported = await importOf(
    'Question;Answer 1;Answer 2;Correct\n"One?;a;b;1\n"Two; or?";a;b;1\n"Three?;"a";b;1\n',
  );
  expect(questionsOf(imported).map(({ question }) => question)).toEqual(['"One?', 'Two; or?', '"Three?']);
});

test('in a table without kinds, the right cell alone makes a question in parts', async () => {
  const imported = await importOf(
    'Frage;Antwort 1;Antwort 2;Richtig\nWas läuft?;Titel;Band;Waterloo | ABBA\nWer singt was?;;;Waterloo | ABBA\nWelche?;Titel;Band;Titel | Band',
  );
  const accepted = [{ acceptedAnswers: ['Waterloo'] }, { acceptedAnswers: ['ABBA'] }];
  expect(questionsOf(imported)).toMatchObject([
    { parts: [{ label: 'Titel' }, { label: 'Band' }] },
    { parts: accepted },
    { answers: ['Titel', 'Band'], correctAnswers: [0, 1] },
  ]);
});

test('a question in parts has its labels as answers, and all right answers in one cell', async () => {
  const imported = await importOf(
    'Art;Frage;Antwort 1;Antwort 2;Richtig\nTeile;Welches Lied?;Titel;Band;"Waterloo | ABBA; Abba"\nTeile in beliebiger Reihenfolge;Zwei Städte!;Eine;Noch eine;Köln|Bonn\nParts;Nur eins?;A;B;Bonn',
  );
  expect(questionsOf(imported)).toEqual([
    {
      question: 'Welches Lied?',
      parts: [part('Titel', 'Waterloo'), part('Band', 'ABBA', 'Abba')],
    },
    {
      question: 'Zwei Städte!',
      parts: [part('Eine', 'Köln'), part('Noch eine', 'Bonn')],
      anyOrder: true,
    },
    { question: 'Nur eins?', parts: [part('A', 'Bonn'), part('B')], draft: true },
  ]);
  expect(remarksOf(imported)).toHaveLength(1);
});

test('several accepted answers in one cell are split, and the report says so', async () => {
  const rows = [
    ['Question', 'Type', 'Answer 1', 'Answer 2', 'Correct'],
    ['Who sings?', 'Text', 'Helene Fischer; Fischer', 'H. Fischer', ''],
    ['Who wrote it?', 'Text', '', '', 'Bach | J. S. Bach'],
    ['Which band?', 'Text', 'AC/DC', '', ''],
    ['Which duo?', 'Text', 'Simon / Garfunkel', 'this or that', ''],
  ];
  const imported = await importOf(csvOf(rows, ','));
  expect(questionsOf(imported).map(({ acceptedAnswers }) => acceptedAnswers)).toEqual([
    ['Helene Fischer', 'Fischer', 'H. Fischer'],
    ['Bach', 'J. S. Bach'],
    ['AC/DC'],
    ['Simon / Garfunkel', 'this or that'],
  ]);
  expect(remarksOf(imported)).toEqual([
    'Row 2: Read as several accepted answers: Helene Fischer and Fischer.',
    'Row 3: Read as several accepted answers: Bach and J. S. Bach.',
    'Row 5: “Simon / Garfunkel” counts as one answer. If it is several, put semicolons between them.',
    'Row 5: “this or that” counts as one answer. If it is several, put semicolons between them.',
  ]);
});

test.each([
  ['with titles nobody knows', 'Aa;Bb;Cc\n1;Which river?;Danube\n2;Who sang?;Bowie', '- question right'],
  ['from a spreadsheet', 'Geo\tWhich river?\tDanube\nPop\tWho sang?\tBowie', '- question right'],
  ['with commas', 'Geo,Which river?,Danube\nPop,Who sang?,Bowie', '- question right'],
  ['with further answers', 'x;Which?;Elbe;Rhine;Main\nx;Who?;Bach;Kant;Mann', '- question right wrong wrong'],
  [
    'that has the right answer last, below no title',
    'Geo,Which river?,Elbe,Rhine,Rhine\nGeo,Which town?,Rome,Bern,Rome\nPop,Who sang?,Bowie,Cher,Bowie\nPop,Who?,A,B,B',
    'round question answer answer right',
  ],
  [
    'with sources and teams behind the answers',
    '1;Which river?;Elbe;wiki;\n2;Who sang?;Bowie;wiki;all\n3;Which town?;Rome;wiki;',
    '- question right - -',
  ],
  [
    'of true and false',
    '1;Is it so?;true;false\n2;Is it?;true;false\n3;Is that so?;false;true\n4;So?;true;false',
    '- question right wrong',
  ],
  ['without right answers', 'Question;A;B;C\nWhich?;Elbe;Rhine;Main', 'question answer answer answer'],
])('the columns of a table %s are asked for', async (_, text, guess) => {
  const refusal = await importOf(text).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ table: { guess: guess.split(' ') } });
});

test.each([
  ['a list with tabs', '1.\tWhich river?\tDanube\n2.\tWho sang?\tBowie'],
  ['sentences with commas', 'Which is blue, red, or green? Sky\nWho sang Hello, Help, and Yes? Bowie'],
])('%s is no table whose columns are asked for', async (_, text) => {
  expect(questionsOf(await importOf(text))).toHaveLength(2);
});

test.each<[string, string, ColumnChoice[], object]>([
  [
    'a number',
    '2',
    ['question', 'right', 'answer', 'answer'],
    { answers: ['Rhine', 'Elbe'], correctAnswer: 1 },
  ],
  ['a text beside wrong ones', 'Main', ['question', 'right', 'answer', 'answer'], { correctAnswer: 1 }],
  ['no choice', 'Main', ['question', 'right', '-', '-'], { acceptedAnswers: ['Main'] }],
])('a right answer in a chosen column may be %s', async (_, right, columns, fields) => {
  const text = `Round which town?;${right};Rhine;Elbe\nRound which hill?;${right};Rhine;Elbe`;
  const { quiz } = await importQuiz('x.csv', Buffer.from(text), 'en', { columns });
  expect(quiz.questions).toHaveLength(2);
  expect(quiz.questions![0]).toMatchObject({ question: 'Round which town?', ...fields });
});

test.each([
  ['Question,Answer,,Question,Answer\nWho?,Me,,Why?,So\nWhere?,There,,,\n', undefined],
  [
    'Round,Question,Answer,,Round,Question,Answer\nOne,Who?,Me,,Two,Why?,So\n,Where?,There,,,,\n',
    ['One', 'Two'],
  ],
])('tables side by side are read one after the other: %j', async (text, titles) => {
  const imported = await importOf(text, 'evening.csv');
  expect(imported.report).toEqual([]);
  expect(questionsOf(imported).map(({ question }) => question)).toEqual(['Who?', 'Where?', 'Why?']);
  expect((imported.quiz.rounds as { title: string }[] | undefined)?.map(({ title }) => title)).toEqual(
    titles,
  );
});

test('a CSV file that looks like nothing else is asked for its columns', async () => {
  const text = 'Frage 1,x,y\nWho wrote Emma,Jane Austen,novels\nRed planet,Mars,space\n';
  const error = await importOf(text, 'evening.csv').catch((each: unknown) => each);
  expect(error).toMatchObject({
    table: { rows: [['Frage 1', 'x', 'y'], expect.anything(), expect.anything()] },
  });
});

test.each(['\uFEFF', ''])('UTF-16 with its bytes in the other order is read', async (mark) => {
  const file = Buffer.from(`${mark}Question;Answer\nWhere?;Łódź\n`, 'utf16le').swap16();
  expect(questionsOf(await importOf(file))).toEqual([{ question: 'Where?', acceptedAnswers: ['Łódź'] }]);
});
