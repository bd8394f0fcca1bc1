import { expect, test } from 'vitest';
import { xlsxFile } from '../../support/xlsxFile';
import type { QuizSource } from '../../../src/contract/question';
import type { Imported } from '../../../src/contract/quizFiles';
import { PUB_QUIZ, startQuizServer } from '../../support/quizServer';
import { serverTexts } from '../../../src/server/texts/texts';

const GIFT = 'Who?{=Ann ~Bob}\n\nRead this';
const { origin } = await startQuizServer();
const post = (query: string, body: BodyInit) =>
  fetch(`${origin}/quizzes/import?${query}`, { method: 'POST', body });

test('a file is imported without being stored, with a report in the language asked for', async () => {
  const response = await post('filename=Friday.txt&lang=en', GIFT);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    format: 'gift',
    quiz: {
      quizName: 'Friday',
      questions: [{ question: 'Who?', answers: ['Ann', 'Bob'], correctAnswer: 0 }],
    },
    report: [
      {
        where: 'Line 3',
        line: 3,
        source: 'Read this',
        message: 'Not imported: questions of the type “description without a question” are not supported.',
      },
    ],
  });
  expect(await (await fetch(`${origin}/quizzes`)).json()).toMatchObject({ quizzes: [{ quizId: 'pub' }] });
});

test('a quiz that has the same questions is named, with those that are not new', async () => {
  const source = (await (await fetch(`${origin}/quizzes/pub`)).json()) as QuizSource;
  const [first] = source.rounds?.[0]?.questions ?? source.questions ?? [];
  const isKnown = async (...texts: string[]) => {
    const gift = texts.map((text) => `::x::${text}{=a ~b}`).join('\n\n');
    return ((await (await post('lang=en', gift)).json()) as Imported).known;
  };
  const known = { quizId: 'pub', quizName: source.quizName, questions: [1] };
  expect(await isKnown('New one', `${first!.question.toUpperCase()} `)).toEqual(known);
  expect(await isKnown('New one', 'Another', first!.question)).toBeUndefined();
});

test('a stored draft whose text is no text does not keep files from being imported', async () => {
  const address = `${origin}/quizzes/odd`;
  const odd = { quizName: 'Odd', questions: [{ draft: true, question: { text: 'New one' } }] };
  const headers = { 'content-type': 'application/json', 'if-none-match': '*' };
  const stored = await fetch(address, { method: 'PUT', body: JSON.stringify(odd), headers });
  try {
    expect(stored.status).toBe(201);
    expect((await post('lang=en', '::x::New one{=a ~b}')).status).toBe(200);
  } finally {
    await fetch(address, { method: 'DELETE', headers: { 'if-match': stored.headers.get('etag')! } });
  }
});

test('a picture that is not on the server is reported, and its name is kept', async () => {
  const question = { question: 'Who?', acceptedAnswers: ['Ann'], image: 'ann.png' };
  const quiz = { quizName: 'Pictures', rounds: [{ questions: [question] }], tieBreak: null };
  const response = await post('filename=x.json&lang=de', JSON.stringify(quiz));
  expect(await response.json()).toMatchObject({
    quiz: { rounds: [{ questions: [question] }] },
    report: [
      {
        where: 'Runde 1, Frage 1',
        message: '„ann.png“ liegt nicht im Medienordner des Servers oder ist dort nicht zu zeigen.',
      },
    ],
  });
});

test('a file that cannot be imported is refused with its reason, in English unless another language is requested', async () => {
  const response = await post('', '%PDF-1.4');
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'application/problem+json']);
  expect(await response.json()).toMatchObject({
    code: 'import_failed',
    detail: serverTexts.en.reports.isPdf,
  });
});

test('a file with nothing but faults is refused with a list of them', async () => {
  const response = await post('lang=de', 'Frage;Antwort 1;Richtig\n;Rhein;1\n;Donau;1\n');
  expect(await response.json()).toMatchObject({
    code: 'import_failed',
    detail: 'Keine Frage konnte übernommen werden.',
    report: [{ where: 'Zeile 2' }, { where: 'Zeile 3' }],
  });
});

test.each([
  ['json', 'application/json', 'Pub%20Quiz.json'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Pub%20Quiz.xlsx'],
  ['gift', 'text/plain; charset=utf-8', 'Pub%20Quiz.txt'],
])('a quiz exported as %s can be imported again', async (format, type, name) => {
  const response = await fetch(`${origin}/quizzes/pub/export?format=${format}`);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
  const again = await post(`filename=${name}`, await response.arrayBuffer());
  const { quiz, report } = (await again.json()) as { quiz: object; report: unknown[] };
  expect([quiz, report]).toMatchObject([{ quizName: 'Pub Quiz', questions: PUB_QUIZ.questions }, []]);
});

test('an export reports what its file leaves out', async () => {
  const response = await fetch(`${origin}/quizzes/pub/export?format=gift&report=1&lang=de`);
  expect(await response.json()).toEqual({
    report: [{ where: 'Quiz', message: 'Nicht in der Datei: die Beschreibung.' }],
  });
});

test('a quiz that does not exist cannot be exported', async () => {
  const response = await fetch(`${origin}/quizzes/none/export?format=json`);
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'quiz_not_found' }]);
});

test.each([
  ['', 'My-quiz', 'xlsx'],
  ['?lang=fr&format=csv', 'Mon-quiz', 'csv'],
])('a template%s is imported unchanged without a remark', async (query, name, format) => {
  const response = await fetch(`${origin}/quizzes/import/template${query}`);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}.${format}`);
  const again = await post(`filename=x.${format}`, await response.arrayBuffer());
  expect(await again.json()).toMatchObject({ format, report: [] });
});

const TABLE = 'Aa;Bb;Cc\n1;Which river runs through Vienna?;Danube\n2;Who wrote Faust?;Goethe\n';

test('a table whose columns nobody can tell is answered with its rows and a guess', async () => {
  const response = await post('lang=en', sheet());
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'columns_unknown',
    detail: serverTexts.en.reports.noHeader,
    rows: TABLE.trim()
      .split('\n')
      .map((line) => line.split(';')),
    guess: ['-', 'question', 'right'],
  });
});

test.each([
  ['a spreadsheet', sheet()],
  ['CSV', TABLE],
])('%s is read by the columns that the host names, without its titles', async (_, body) => {
  const response = await post('filename=Rivers.csv&columns=-,question,right', body);
  expect(await response.json()).toMatchObject({
    quiz: {
      questions: [
        { question: 'Which river runs through Vienna?', acceptedAnswers: ['Danube'] },
        { question: 'Who wrote Faust?', acceptedAnswers: ['Goethe'] },
      ],
    },
    report: [],
  });
});

test.each(['question', 'question,question,right', 'question,right,sum'])(
  'columns must name a question and a right answer: %s',
  async (columns) => {
    const response = await post(`columns=${columns}`, TABLE);
    expect(await response.json()).toMatchObject({ status: 400, code: 'invalid_arguments' });
  },
);

function sheet() {
  return new Uint8Array(
    xlsxFile({
      Sheet1: TABLE.trim()
        .split('\n')
        .map((line) => line.split(';')),
    }),
  );
}
