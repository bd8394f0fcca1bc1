import music from '../../../src/server/quizzes/samples/music.json';
import { expect, test } from 'vitest';
import { importOf, questionsOf, refusalOf, remarksOf } from './importing';

const good = { question: 'How many?', answers: ['One', 'Two'], correctAnswer: 1 };
const fileOf = (quiz: object) => JSON.stringify({ quizName: 'Pub', ...quiz });

test('a quiz file comes back as it is, without its id', async () => {
  const { quizId, ...rest } = music;
  const imported = await importOf(JSON.stringify(music));
  expect(quizId).toBe('music');
  expect(imported).toEqual({ format: 'json', quiz: rest, report: [] });
});

test('a byte order mark does no harm', async () => {
  const { quiz } = await importOf(`\uFEFF${fileOf({ questions: [good] })}`);
  expect(quiz).toEqual({ quizName: 'Pub', questions: [good] });
});

test('what cannot be played is reported with its place, a question with a text is a draft, and the rest is imported', async () => {
  const long = { ...good, answers: ['One', 'x'.repeat(301)] };
  const imported = await importOf(
    fileOf({
      seconds: 2,
      tieBreak: good,
      rounds: [{ title: 'A', questions: [good, long] }, { questions: [{}] }],
    }),
  );
  expect(imported.quiz).toEqual({
    quizName: 'Pub',
    rounds: [{ title: 'A', questions: [good, { ...long, draft: true }] }],
  });
  expect(remarksOf(imported)).toEqual([
    'Round 1, Question 2: Imported as a draft for you to finish (answer 2: must not be longer than 300 characters).',
    'Round 2, Question 1: Not imported (question: missing).',
    'Round 2: The round has no question that could be imported.',
    'Quiz: Not imported (time: must be at least 5 seconds).',
    'Tie-break: Not imported (must be a number question, with correctNumber).',
  ]);
});

test('drafts are imported without a word, whatever they lack', async () => {
  const questions = [good, { question: 'Who?', draft: true }];
  const { quiz, report } = await importOf(fileOf({ questions }));
  expect(quiz).toEqual({ quizName: 'Pub', questions });
  expect(report).toEqual([]);
});

test('unknown fields are kept', async () => {
  const quiz = { quizName: 'Pub', author: 'Anna', questions: [{ ...good, source: 'a book' }] };
  expect((await importOf(JSON.stringify(quiz))).quiz).toEqual(quiz);
});

test('a quiz without a name gets that of its file', async () => {
  const { quiz } = await importOf(JSON.stringify({ questions: [good] }), '../evil/Friday night.json');
  expect(quiz.quizName).toBe('Friday night');
});

test('the 1001st question is left out, and the report says so', async () => {
  const imported = await importOf(fileOf({ questions: Array(1002).fill(good) }));
  expect(questionsOf(imported)).toHaveLength(1000);
  expect(remarksOf(imported)).toEqual([
    'Question 1001: More than 1,000 questions: the rest were not imported.',
  ]);
});

test.each([
  ['broken JSON', '{"quizName": "Pub", ', /^The file looks like JSON but cannot be read/],
  ['JSON of something else', '{"name": "Pub"}', /^This JSON file is neither a Quiz Night nor/],
  [
    'a list of something else',
    '[{"name": "Pub", "answer": "A"}]',
    /^This JSON file is neither a Quiz Night nor/,
  ],
  ['no question', fileOf({ questions: [] }), /^No question could be imported\.$/],
  ['only questions with faults', fileOf({ questions: [{}] }), /^No question could be imported\.$/],
  ['nothing', ' \n', /^The file is empty/],
  [
    'JSON nested too deeply',
    fileOf({ questions: [good] }).replace('}]', `,"x":${'['.repeat(1e5)}${']'.repeat(1e5)}}]`),
    /too much memory/,
  ],
  ['a PDF', '%PDF-1.7 ', /^This is a PDF file/],
  ['bytes', Buffer.from([0, 1, 2, 3]), /^This file’s format is not supported/],
])('%s is refused with a reason', async (_what, content, reason) => {
  expect(await refusalOf(content)).toMatch(reason);
});

test('more than 30 MB are refused, and more than 4 MB of text', async () => {
  expect(await refusalOf(Buffer.alloc(4 * 1024 * 1024 + 1, ' '))).toMatch(/Limit: 4 MB/);
  expect(await refusalOf(Buffer.alloc(30 * 1024 * 1024 + 1, ' '))).toMatch(/Limit: 30 MB/);
});

const RESULTS = [
  {
    type: 'multiple',
    difficulty: 'easy',
    category: 'Science & Nature',
    question: 'Who wrote "Physics" & more?',
    correct_answer: 'André',
    incorrect_answers: ['Zoë', 'Bob + Ann', '100% me'],
  },
  {
    type: 'boolean',
    difficulty: 'hard',
    category: 'Art',
    question: 'Is it so?',
    correct_answer: 'False',
    incorrect_answers: ['True'],
  },
];

/** Returns the file as Open Trivia DB writes it in one of its encodings. */
function fileWith(encode: (text: string) => string, encodeType = (type: string) => type): string {
  const results = RESULTS.map((each) => ({
    type: encodeType(each.type),
    difficulty: encode(each.difficulty),
    category: encode(each.category),
    question: encode(each.question),
    correct_answer: encode(each.correct_answer),
    incorrect_answers: each.incorrect_answers.map(encode),
  }));
  return JSON.stringify({ response_code: 0, results });
}
const toHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('é', '&eacute;')
    .replaceAll('ë', '&euml;');
const toBase64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['HTML entities', fileWith(toHtml)],
  ['the URL encoding', fileWith(encodeURIComponent)],
  ['the older URL encoding', fileWith((text) => encodeURIComponent(toHtml(text)).replaceAll('%20', '+'))],
  ['base64', fileWith(toBase64, toBase64)],
])('questions in %s are read, and their answers are shuffled once', async (_name, file) => {
  const imported = await importOf(file);
  expect([imported.format, imported.report]).toEqual(['opentdb', []]);
  const [choice, boolean] = questionsOf(imported);
  expect(choice).toMatchObject({ question: RESULTS[0]!.question, note: 'Science & Nature, easy' });
  expect(choice!.answers).toHaveLength(4);
  expect(choice!.answers![choice!.correctAnswer!]).toBe('André');
  expect(boolean).toMatchObject({ answers: ['True', 'False'], correctAnswer: 1 });
  expect(await importOf(file)).toEqual(imported);
});

test('the right answer is not always the first', async () => {
  const results = Array.from({ length: 40 }, (_, index) => ({
    ...RESULTS[0],
    question: `Question ${index}`,
  }));
  const questions = questionsOf(await importOf(JSON.stringify({ response_code: 0, results })));
  expect(new Set(questions.map(({ correctAnswer }) => correctAnswer)).size).toBe(4);
});

test('a malformed question is reported, and the rest is imported', async () => {
  const imported = await importOf(JSON.stringify({ response_code: 0, results: [{ type: 'x' }, RESULTS[1]] }));
  expect(questionsOf(imported)).toHaveLength(1);
  expect(remarksOf(imported)).toEqual([
    'Question 1: Not imported: the text does not match the file’s format.',
  ]);
});

test('a bare list of results is read', async () => {
  const { format, report } = await importOf(JSON.stringify(RESULTS));
  expect([format, report]).toEqual(['opentdb', []]);
});

test('a quiz file of Razzia is read, with its times and notes', async () => {
  const imported = await importOf(
    JSON.stringify({
      subject: 'Friday',
      questions: [
        {
          question: 'Which river?',
          answers: ['Rhine', 'Danube'],
          solutions: [1],
          time: 20,
          note: 'It is long.',
          media: { type: 'image', url: 'https://pictures.example/d.jpg' },
        },
        { question: 'Which sea?', answers: ['Baltic', 'Alps'], solution: 0, time: 15 },
      ],
    }),
  );
  expect([imported.format, imported.quiz.quizName, imported.report.length]).toEqual(['razzia', 'Friday', 1]);
  expect(imported.quiz.questions).toMatchObject([
    { correctAnswer: 1, seconds: 20, explanation: 'It is long.' },
    { correctAnswer: 0, seconds: 15 },
  ]);
});

test('questions of The Trivia API are read', async () => {
  const [question] = (
    await importOf(
      JSON.stringify([
        { question: { text: 'Which river?' }, correctAnswer: 'Danube', incorrectAnswers: ['Rhine', 'Elbe'] },
      ]),
    )
  ).quiz.questions!;
  expect(question!.answers![question!.correctAnswer!]).toBe('Danube');
  expect(question!.answers).toHaveLength(3);
});

test.each([
  [{ question: 'Which?', options: ['Rhine', 'Danube'], answer: 'Danube' }],
  [{ question: 'Which?', options: ['A) Rhine', 'B) Danube'], correct_answer: 'B' }],
  [{ question: 'Which?', choices: { A: 'Rhine', B: 'Danube' }, answer: 'B' }],
  [{ question: 'Which?', answers: ['Rhine', 'Danube'], correct: 1 }],
  [{ question: 'Which?', answers: [{ text: 'Rhine' }, { text: 'Danube', correct: true }], solution: 'B' }],
])('JSON as chats write it is read', async (question) => {
  const { quiz } = await importOf(JSON.stringify({ questions: [question] }));
  expect(quiz.questions).toEqual([{ question: 'Which?', answers: ['Rhine', 'Danube'], correctAnswer: 1 }]);
});

test.each([
  [
    {
      question: 'Which?',
      answers: [
        { text: 'Rhine', correct: false },
        { text: 'Danube', correct: true },
      ],
    },
  ],
  [{ question: 'Which?', choices: [{ answer: 'Rhine' }, { answer: 'Danube', isCorrect: true }] }],
  [{ prompt: 'Which?', option_a: 'Rhine', option_b: 'Danube', correct_option: 'b' }],
])('JSON that marks the right choice is read', async (question) => {
  const { quiz } = await importOf(JSON.stringify([question]));
  expect(quiz.questions).toEqual([{ question: 'Which?', answers: ['Rhine', 'Danube'], correctAnswer: 1 }]);
});

test('all right answers of a list are right', async () => {
  const question = {
    question: 'Which?',
    options: ['Rome', 'Paris', 'Milan'],
    correct_answers: ['Rome', 'Milan'],
  };
  const { quiz } = await importOf(JSON.stringify([question]));
  expect(quiz.questions).toMatchObject([{ correctAnswers: [0, 2] }]);
});

test('lists under titles are rounds', async () => {
  const one = { question: 'Who barks?', answer: 'Dog' };
  const { quiz } = await importOf(JSON.stringify({ Animals: [one], 'Pets, too': [one] }));
  expect(quiz.rounds?.map(({ title }) => title)).toEqual(['Animals', 'Pets, too']);
});

test('a question whose picture is no file of the folder is kept without it', async () => {
  const question = { question: 'Who barks?', acceptedAnswers: ['Dog'] };
  const files = { image: 'https://example.org/a.png', audio: '../../a.mp3' };
  const imported = await importOf(JSON.stringify({ questions: [{ ...question, ...files }] }));
  expect([imported.quiz.questions, imported.report.length]).toEqual([[question], 2]);
});
