import { describe, expect, test } from 'vitest';
import { languageFor, localeOf, SPOKEN_LANGUAGES, type Language } from '../../../src/contract/languages';
import {
  QUESTION_KINDS,
  sourceKind,
  type QuestionSource,
  type QuizSource,
} from '../../../src/contract/question';
import { exportQuiz } from '../../../src/server/quizzes/exportQuiz';
import { readSheets } from '../../../src/server/formats/spreadsheet/xlsx';
import { Report } from '../../../src/server/formats/report';
import type { Cell } from '../../../src/server/formats/table/cells';
import { writeTable } from '../../../src/server/formats/table/writeTable';
import { serverTexts } from '../../../src/server/texts/texts';
import { part } from '../../support/gameQuizzes';
import { xlsxFile } from '../../support/xlsxFile';
import { importOf, questionsOf, remarksOf } from './importing';

const parts = [part('A', 'Waterloo'), part('B', 'ABBA', 'Abba')];
/** Every kind, and everything that has a column of its own. */
const QUESTIONS: QuestionSource[] = [
  { question: 'q1', answers: ['a', 'b', 'c', 'd', 'e', 'f'], correctAnswer: 4, points: 1.5, seconds: null },
  { question: 'q2', answers: ['a', 'b', 'c'], correctAnswers: [0, 2], explanation: 'x', note: 'y' },
  { question: 'q3', acceptedAnswers: ['Łódź', 'Lodz'], image: 'lodz.jpg', imageAlt: 'z' },
  { question: 'q4', correctNumber: 1234.5, unit: 'km', tolerance: 0.5, audio: 'a.mp3' },
  { question: 'q5', correctNumber: -3, nearest: [2, 1.5], video: 'v.mp4', seconds: 45 },
  { question: 'q6', correctOrder: ['a', 'b', 'c'] },
  { question: 'q7', parts },
  { question: 'q8', parts, anyOrder: true },
  { question: 'q9', poll: 'choice', answers: ['a', 'b'] },
  { question: 'q10', poll: 'text' },
  {
    question: 'q11',
    pairs: [
      ['a', 'b; c'],
      ['d | e', 'f | g'],
    ],
  },
  {
    question: 'q12',
    stages: [{ text: 'a | b; c' }, { image: 'd.png' }, { text: 'e', image: 'f.png' }],
    acceptedAnswers: ['g', 'h'],
    stagePoints: [3.5, 2, 1],
  },
];
const QUIZ: QuizSource = {
  quizName: 'Łódź',
  quizDescription: 'd',
  scoring: 'speed',
  reveal: 'round',
  seconds: 30,
  scores: 'end',
  joker: true,
  rules: 'r',
  rounds: [
    { title: 't', questions: QUESTIONS.slice(0, 4), seconds: null },
    { questions: QUESTIONS.slice(4), beside: true },
  ],
  tieBreak: { question: 'q11', correctNumber: 7 },
} as QuizSource;

test('the quiz of these tests has every kind of question', () => {
  expect(new Set(QUESTIONS.map(sourceKind))).toEqual(new Set(QUESTION_KINDS));
});

describe.each(SPOKEN_LANGUAGES)('in %s', (language) => {
  const texts = serverTexts[language];
  /** Whoever reads it may speak another language. */
  const other: Language = language === languageFor([]) ? 'de' : languageFor([]);

  test.each([language, other])(
    'a quiz can be read back completely from a spreadsheet, by a host who speaks %s',
    async (reader) => {
      const { bytes, fileName } = await exportQuiz(QUIZ, 'xlsx', language);
      const { format, quiz, report } = await importOf(bytes, fileName, reader);
      expect({ format, quiz, report }).toEqual({ format: 'xlsx', quiz: QUIZ, report: [] });
    },
  );

  test('a spreadsheet has no heading of another language', async () => {
    const { bytes } = await exportQuiz(QUIZ, 'xlsx', language);
    const sheets = await readSheets(bytes, new Report(language));
    const { sheets: names, columns, settings, answer } = texts.tables;
    const ours = [...Object.values(columns), ...Object.values(settings), '#'];
    const said = sheets.flatMap(({ name, rows }) => {
      const headings = name === names.quiz ? rows.map(([first]) => first) : rows[0]!;
      return headings.map(String).filter((each) => !ours.includes(each) && !each.startsWith(`${answer} `));
    });
    expect([sheets.map(({ name }) => name), said]).toEqual([[names.questions, names.rounds, names.quiz], []]);
  });

  test('the choices of a quiz are written in its words, and also understood in those of the quiz file', async () => {
    const { bytes } = await exportQuiz(QUIZ, 'xlsx', language);
    const sheets = await readSheets(bytes, new Report(language));
    const { settings, values, sheets: names } = texts.tables;
    const rows = sheets.find(({ name }) => name === names.quiz)!.rows;
    expect(rows).toEqual(
      expect.arrayContaining([
        [settings.scoring, values.scoring.speed],
        [settings.reveal, values.reveal.round],
        [settings.scores, values.scores.end],
      ]),
    );
    const plain = rows.map(([name, value]) => (name === settings.scoring ? [name, 'speed'] : [name, value]));
    const asData = sheets.map(({ name, rows: own }) => [name, name === names.quiz ? plain : own]);
    const { quiz } = await importOf(xlsxFile(Object.fromEntries(asData) as Parameters<typeof xlsxFile>[0]));
    expect(quiz).toMatchObject({ scoring: 'speed', reveal: 'round', scores: 'end' });
  });

  test('several numbers in one cell are written with its decimal sign', () => {
    const [header, row] = writeTable({ quizName: 'x', questions: [QUESTIONS[4]!] }, language);
    const at = header!.indexOf(texts.tables.columns.nearest);
    expect(row![at]).toBe(`2; ${(1.5).toLocaleString(localeOf(language))}`);
  });

  test("questions are read back from a CSV file with the language's decimal sign", async () => {
    const imported = await importOf(
      savedAsCsv(writeTable({ quizName: 'x', questions: QUESTIONS }, language), language),
    );
    expect([imported.format, questionsOf(imported), remarksOf(imported)]).toEqual(['csv', QUESTIONS, []]);
  });

  test("GIFT's true and false are written in it", async () => {
    const imported = await importOf('Sun?{T}\n\nMoon?{FALSE}', 'x.txt', language);
    const answers = [texts.reports.true, texts.reports.false];
    expect(questionsOf(imported)).toEqual([
      { question: 'Sun?', answers, correctAnswer: 0 },
      { question: 'Moon?', answers, correctAnswer: 1 },
    ]);
  });

  test("a table's booleans are written in it, and its word for that kind is understood", async () => {
    const { columns, answer } = texts.tables;
    const { true: right, false: wrong } = texts.reports;
    const rows = [
      [columns.type, columns.question, `${answer} A`, `${answer} B`, columns.correct, columns.seconds],
      [`${right}/${wrong}`, 'Sun?', right, wrong, right.toUpperCase(), `30 ${columns.seconds}`],
      [`${right} or ${wrong}`, 'Moon?', right, wrong, 'B', texts.tables.noLimit.toUpperCase()],
    ];
    const imported = await importOf(savedAsCsv(rows, language), 'x.csv', language);
    expect([questionsOf(imported), imported.report]).toEqual([
      [
        { question: 'Sun?', answers: [right, wrong], correctAnswer: 0, seconds: 30 },
        { question: 'Moon?', answers: [right, wrong], correctAnswer: 1, seconds: null },
      ],
      [],
    ]);
  });

  test('a table with only the solution is read', async () => {
    const rows = [
      [texts.results.number, texts.tables.columns.question, texts.results.solution],
      ['1', 'Gdzie?', 'Łódź'],
    ];
    const imported = await importOf(savedAsCsv(rows, language), 'x.csv', language);
    expect([questionsOf(imported), imported.report]).toEqual([
      [{ question: 'Gdzie?', acceptedAnswers: ['Łódź'] }],
      [],
    ]);
  });

  test('a fault has a colon as the language writes it', async () => {
    const file = JSON.stringify({
      quizName: 'x',
      questions: [{ ...QUESTIONS[0], points: 'x' }, QUESTIONS[1]],
    });
    const [message = ''] = (await importOf(file, 'x.json', language)).report.map((each) => each.message);
    expect(message).toContain(texts.labelled({ label: texts.fields.points, text: '' }));
  });
});

/** If one of our words named one column in one language and another in a second, a file could not be read. */
test.each(['columns', 'settings', 'kinds', 'sheets'] as const)(
  'no two of the %s have the same word',
  (names) => {
    const keysOf = new Map<string, Set<string>>();
    for (const language of SPOKEN_LANGUAGES)
      for (const [key, word] of Object.entries(serverTexts[language].tables[names]))
        keysOf.set(word, (keysOf.get(word) ?? new Set()).add(key));
    expect([...keysOf].filter(([, keys]) => keys.size > 1).map(([word]) => word)).toEqual([]);
  },
);

test('no word of a choice has two meanings', () => {
  for (const name of ['scoring', 'reveal', 'scores'] as const) {
    const all = SPOKEN_LANGUAGES.flatMap((each) => Object.entries(serverTexts[each].tables.values[name]));
    expect(new Set(all.map(([, word]) => word)).size).toBe(new Set(all.map((each) => each.join())).size);
  }
});

test.each([
  'Lp.;Pytanie;Odpowiedź A;Odpowiedź B;Odpowiedź C;Poprawna odpowiedź',
  'N.º;Pregunta;Opción 1;Opción 2;Opción 3;Respuesta correcta',
  'N°;Question;Choix A;Choix B;Choix C;Bonne réponse',
  'N.;Domanda;Risposta A;Risposta B;Risposta C;Risposta corretta',
  'Č.;Otázka;Možnost 1;Možnost 2;Možnost 3;Správná odpověď',
  'Nr;Fråga;Svarsalternativ A;Svarsalternativ B;Svarsalternativ C;Rätt svar',
  'Nro;Kysymys;Vaihtoehto 1;Vaihtoehto 2;Vaihtoehto 3;Oikea vastaus',
  '#;Kérdés;Válaszlehetőség 1;Válaszlehetőség 2;Válaszlehetőség 3;Helyes válasz',
  'SIRA;SORU;ŞIK A;ŞIK B;ŞIK C;DOĞRU CEVAP',
  '№;Питання;Варіант 1;Варіант 2;Варіант 3;Правильна відповідь',
  'Nr.;Vraag;Antwoord A;Antwoord B;Antwoord C;Juiste antwoord',
  'N.º;Pergunta;Opção A;Opção B;Opção C;Resposta certa',
])('a table that people made is read: %s', async (header) => {
  const imported = await importOf(`${header}\n1;Q?;a;b;c;2`, 'x.csv');
  expect([questionsOf(imported), imported.report]).toEqual([
    [{ question: 'Q?', answers: ['a', 'b', 'c'], correctAnswer: 1 }],
    [],
  ]);
});

test.each([
  'Question;Correct answer;Incorrect answer 1;Incorrect answer 2',
  'Frage;Richtige Antwort;Falsche Antwort 1;Falsch 2',
  'Pytanie;Poprawna odpowiedź;Błędna odpowiedź 1;Błędna odpowiedź 2',
  'Pregunta;Respuesta correcta;Respuesta incorrecta 1;Respuesta incorrecta 2',
  'Question;Bonne réponse;Mauvaise réponse 1;Mauvaise réponse 2',
  'Domanda;Risposta esatta;Risposta sbagliata 1;Risposta sbagliata 2',
  'Otázka;Správná odpověď;Špatná odpověď 1;Špatná odpověď 2',
  'Fråga;Rätt svar;Fel svar 1;Fel svar 2',
  'SORU;DOĞRU CEVAP;YANLIŞ CEVAP 1;YANLIŞ CEVAP 2',
  'Питання;Правильна відповідь;Неправильна відповідь 1;Неправильна відповідь 2',
  'Vraag;Goede antwoord;Foute antwoord 1;Foute antwoord 2',
  'Pergunta;Resposta certa;Resposta errada 1;Resposta errada 2',
])('wrong answers in columns of their own are read: %s', async (header) => {
  const [question] = questionsOf(await importOf(`${header}\nQ?;right;no;never`, 'x.csv'));
  const answers = question!.answers!;
  expect([...answers].sort()).toEqual(['never', 'no', 'right']);
  expect(answers[question!.correctAnswer!]).toBe('right');
});

/** Saves a table as a spreadsheet in this language would. */
function savedAsCsv(rows: Cell[][], language: Language): string {
  const cellOf = (cell: Cell) =>
    typeof cell === 'number'
      ? cell.toLocaleString(localeOf(language), { useGrouping: false, maximumFractionDigits: 9 })
      : String(cell ?? '');
  const quoted = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `\uFEFF${rows.map((row) => row.map((cell) => quoted(cellOf(cell))).join(';')).join('\r\n')}`;
}
