import { expect, test } from 'vitest';
import { importOf, questionsOf, refusalOf, remarksOf } from './importing';

const TEXTS = ['Which river flows through Vienna?', 'Which animal barks?'];
const danube = { answers: ['Rhine', 'Danube'], correctAnswer: 1 };

test.each([
  'Frage Nr.;Frage',
  'Question #;Question Text',
  'Question No.;Question',
  'Question Number;Question',
  'question_id;question',
  'questionId;questionText',
  'Fragennummer;Frage',
  'Fragen-ID;Fragetext',
  'Pytanie nr;Pytanie',
  'Numéro de la question;Question',
  'Número de pregunta;Pregunta',
  'Spørgsmålsnummer;Spørgsmål',
  'Fraga nr;Fraga',
  'Kysymyksen numero;Kysymys',
  'Question Name;Question Text',
  'Question;Question Text',
  'ID;Frage',
])('a column that only numbers the questions is none of them: %s', async (titles) => {
  const rows = TEXTS.map((text, at) => `${at + 1};${text};Rhine;Danube;2`);
  const imported = await importOf([`${titles};Answer 1;Answer 2;Correct`, ...rows].join('\n'));
  expect(questionsOf(imported)).toEqual(TEXTS.map((question) => ({ question, ...danube })));
});

test('what is said about a question is not its text', async () => {
  const file = `Question Category,Question Points,Question Image Link,Question,Answer 1,Answer 2,Correct
Rivers,2,,${TEXTS[0]},Rhine,Danube,2`;
  const { quiz } = await importOf(file);
  expect(quiz.rounds).toEqual([
    { title: 'Rivers', questions: [{ question: TEXTS[0], ...danube, points: 2 }] },
  ]);
});

test('a table without a header may number its rows', async () => {
  const imported = await importOf(`1;${TEXTS[0]};Rhine;Danube;Danube\n2;${TEXTS[1]};Dog;Cat;Dog`);
  expect(questionsOf(imported).map(({ question }) => question)).toEqual(TEXTS);
});

test('texts that are numbers are no questions, whatever their title', async () => {
  expect(await refusalOf('Question;Answer 1;Answer 2;Correct\n1;Rhine;Danube;2')).not.toBe('imported');
});

test('a header that stands in the table again is no question', async () => {
  const header = 'Question;Answer 1;Answer 2;Correct';
  const imported = await importOf([header, `${TEXTS[0]};Rhine;Danube;2`, header].join('\n'));
  expect([questionsOf(imported).length, imported.report]).toEqual([1, []]);
});

test('a round that is named once goes on until the next; a tie-break does not', async () => {
  const rows = ['Sport;S1;a', ';S2;b', 'Tie-break;T;c', ';S3;d', 'Music;M1;e', ';M2;f'];
  const { quiz } = await importOf(['Round;Question;Answer', ...rows].join('\n'));
  const rounds = quiz.rounds?.map(({ title, questions }) => [
    title,
    ...questions.map(({ question }) => question),
  ]);
  expect(rounds).toEqual([
    ['Sport', 'S1', 'S2', 'S3'],
    ['Music', 'M1', 'M2'],
  ]);
});

test('a round may have a row of its own', async () => {
  const rows = ['Round 1: Sport;', 'S1?;a', 'Round 2: Music', 'M1?;b', 'M2?;c'];
  const { quiz } = await importOf(['Question;Answer', ...rows].join('\n'));
  expect(quiz.rounds?.map(({ title, questions }) => [title, questions.length])).toEqual([
    ['Sport', 1],
    ['Music', 2],
  ]);
});

test.each([
  'question,correctAnswer,wrongAnswer1,wrongAnswer2',
  'question,correctAnswer,incorrectAnswers/0,incorrectAnswers/1',
  'question,correct_answer,incorrect_answers[0],incorrect_answers[1]',
  'question,correct_answer,Wrong answer #1,Wrong answer #2',
  'question,correct_answer,1st wrong answer,2nd wrong answer',
  'fragenText,richtigeAntwort,falscheAntwort1,falscheAntwort2',
  'Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional)',
  'Pregunta,Respuesta correcta,Respuesta incorrecta 1,Respuesta incorrecta 2',
])('wrong answers are known by the names that programs give them: %s', async (header) => {
  const imported = await importOf(`${header}\n${TEXTS[0]},Danube,Rhine,Elbe`);
  const [question] = questionsOf(imported);
  expect([...question!.answers!].sort()).toEqual(['Danube', 'Elbe', 'Rhine']);
  expect(question!.answers![question!.correctAnswer!]).toBe('Danube');
  expect(imported.report).toEqual([]);
});

test.each([
  ['Falsche Antworten', 'Rhine; Elbe'],
  ['Incorrect Answers', 'Rhine, Elbe'],
  ['Antwortmöglichkeiten', 'A. Rhine|B. Danube|C. Elbe'],
  ['Options', 'a) Rhine b) Danube c) Elbe'],
  ['Answers', 'Rhine, Danube, Elbe'],
])('one cell can hold several answers: %s', async (title, cell) => {
  const imported = await importOf(`Question\tCorrect answer\t${title}\n${TEXTS[0]}\tDanube\t${cell}`);
  const [question] = questionsOf(imported);
  expect([...question!.answers!].sort()).toEqual(['Danube', 'Elbe', 'Rhine']);
  expect(question!.answers![question!.correctAnswer!]).toBe('Danube');
});

test('a header without umlauts or accents is understood', async () => {
  const header = 'Nr;Kategorie;Frage;Antwort A;Antwort B;Loesung;Begruendung';
  const { quiz, report } = await importOf(`${header}\n1;Fluesse;${TEXTS[0]};Rhine;Danube;B;Long`);
  const questions = [{ question: TEXTS[0], ...danube, explanation: 'Long' }];
  expect([quiz.rounds, report]).toEqual([[{ title: 'Fluesse', questions }], []]);
  const french = await importOf(`Question\tBonne reponse\nQui ?\tMoi`);
  expect(remarksOf(french)).toEqual([]);
});

test('a table that does not say which answers are right is told so', async () => {
  const file = `Question;Answer A;Answer B\n${TEXTS[0]};Rhine;Danube`;
  expect(await refusalOf(file)).toBe('No column says which answer is right. Give one the title “Correct”.');
});

test('a link to a picture or a sound is left out, and the question is kept', async () => {
  const header = 'Question;Answer 1;Answer 2;Correct;Image;Audio';
  const imported = await importOf(
    `${header}\n${TEXTS[0]};Rhine;Danube;2;https://a.example/x.jpg;//a.example/x.mp3`,
  );
  expect([questionsOf(imported), imported.report.length]).toEqual([[{ question: TEXTS[0], ...danube }], 2]);
});

test.each([
  ['True/False', 'true', 0],
  ['Wahr/Falsch', 'falsch', 1],
  ['truefalse', 'FALSE', 1],
])('what is true or false needs no columns of answers: %s, %s', async (type, correct, correctAnswer) => {
  const imported = await importOf(`Type;Question;Correct\n${type};Is it long?;${correct}`);
  expect(questionsOf(imported)).toEqual([
    { question: 'Is it long?', answers: ['True', 'False'], correctAnswer },
  ]);
});

test.each([
  ['Row 2', 'Question;Answer 1;Answer 2;Correct\nWhich?;Blue;blue;2'],
  ['Line 1', 'Which? {=Blue ~blue}'],
  ['Line 1', 'Which?\nA. Blue\nB. blue\nANSWER: B'],
  ['Question 1', '{"questions":[{"question":"Which?","answers":["Blue","blue"],"correctAnswer":1}]}'],
])('answers that are the same are told: %s, %s', async (where, file) => {
  const imported = await importOf(file);
  expect(remarksOf(imported)).toEqual([`${where}: Two answers are the same: “blue”.`]);
});

test.each([
  'Answer #1;Answer #2',
  'answer-1;answer-2',
  'Answer no. 1;Answer no. 2',
  '1. Antwort;2. Antwort',
  '1st answer;2nd answer',
  'Antwort (1);Antwort (2)',
  'Option [A];Option [B]',
  'A);B)',
  'Possible answer 1;Possible answer 2',
  'answers__001;answers__002',
])('an answer’s column may be numbered in any way: %s', async (titles) => {
  const imported = await importOf(`Question;${titles};Correct\n${TEXTS[0]};Rhine;Danube;2`);
  expect(questionsOf(imported)).toEqual([{ question: TEXTS[0], ...danube }]);
  expect(imported.report).toEqual([]);
});

test('columns that are counted from 0 have right answers that are counted from 0', async () => {
  const imported = await importOf(`Question;answers[0];answers[1];Correct\n${TEXTS[0]};Rhine;Danube;1`);
  expect(questionsOf(imported)).toEqual([{ question: TEXTS[0], ...danube }]);
});

test.each(['Option 1 Image', 'Answer 1 Feedback', 'Answer 1 Points', 'Answer 1 Explanation'])(
  'what is said of an answer is none: %s',
  async (title) => {
    const file = `Question;Answer 1;${title};Answer 2;Correct\n${TEXTS[0]};Rhine;x;Danube;2`;
    const imported = await importOf(file);
    expect(questionsOf(imported)).toEqual([{ question: TEXTS[0], ...danube }]);
    expect(remarksOf(imported)).toEqual([`Quiz: The column “${title}” was not imported.`]);
  },
);

test('a linked picture is told and left out, of clues and in JSON, too', async () => {
  const address = 'https://pictures.example/bat.jpg';
  const json = `{"questions":[{"question":"Which?","answers":["a","b"],"correctAnswer":1,"image":"${address}"}]}`;
  const clues = `Type;Question;Answer 1;Answer 2;Correct\nClues;Which?;It sleeps | ${address};It flies;bat`;
  const told = `The picture is only linked, so it was not imported: ${address}`;
  expect(remarksOf(await importOf(json))).toEqual([`Question 1: ${told}`]);
  const imported = await importOf(clues);
  expect(remarksOf(imported)).toEqual([`Row 2: ${told}`]);
  expect(questionsOf(imported)[0]?.stages?.[0]).toEqual({ text: 'It sleeps' });
});

test('the titles of rounds lose HTML escapes, too', async () => {
  const table = await importOf('Round,Question,Answer\nRock &amp; Pop,Who sang?,Bowie');
  const gift = await importOf('$CATEGORY: top/Rock &amp; Pop\n\nWho sang? {=Bowie}');
  for (const { quiz } of [table, gift]) expect(quiz.rounds?.[0]?.title).toBe('Rock & Pop');
});

test.each([
  ['83.000.000', 83_000_000],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1’234', 1234],
  ['1.234', 1.234],
])('thousands are read where they cannot be decimals: %s', async (cell, correctNumber) => {
  const imported = await importOf(`Question;Answer;Type\nHow many?;${cell};Slider`);
  expect(questionsOf(imported)).toEqual([{ question: 'How many?', correctNumber }]);
});

test.each([
  ['Who sang &quot;Let&#039;s Dance&quot;?', 'Who sang "Let\'s Dance"?'],
  ['<p>Who wrote <em>Faust</em>&nbsp;&amp; Egmont?</p>', 'Who wrote Faust & Egmont?'],
  ['One<br/>two', 'One\ntwo'],
  ['What does <b> do?', 'What does <b> do?'],
  ['What is AT&T?', 'What is AT&T?'],
  ['&nbsp;', '&nbsp;'],
])('cells from a web page are read as they are shown there: %s', async (cell, question) => {
  const imported = await importOf(`Question\tAnswer\n${cell}\tBowie`);
  expect(questionsOf(imported)).toEqual([{ question, acceptedAnswers: ['Bowie'] }]);
});

test.each([
  ['Source', 'Check after', '31.1.2027'],
  ['Quelle', 'Prüfen nach', '2027-01-31'],
])('the source and the day of the next check are read: %s', async (source, checkAfter, day) => {
  const file = `Question;Answer;${source};${checkAfter}\nWho?;Bach;Grove;${day}\nWhen?;1685;;soon`;
  const imported = await importOf(file);
  expect(questionsOf(imported)).toEqual([
    { question: 'Who?', acceptedAnswers: ['Bach'], source: 'Grove', checkAfter: '2027-01-31' },
    { question: 'When?', acceptedAnswers: ['1685'] },
  ]);
  expect(remarksOf(imported)).toEqual(['Row 3: “soon” was ignored: it is not a date like 2027-01-31.']);
});

test.each([
  ['Audio', 'Audio start', 'Audio volume'],
  ['Ton', 'Tonbeginn', 'Tonlautstärke'],
  ['Sound', 'Sound from', 'Sound gain'],
])('which part of a sound is played, and how loud, is read: %s', async (audio, from, gain) => {
  const file = `Question;Answer;${audio};${from};${gain}\nWho?;Bach;a.mp3;61,5;0.25\nWhen?;1685;b.mp3;-1;2`;
  const imported = await importOf(file);
  expect(questionsOf(imported)).toEqual([
    { question: 'Who?', acceptedAnswers: ['Bach'], audio: 'a.mp3', audioFrom: 61.5, audioGain: 0.25 },
    { question: 'When?', acceptedAnswers: ['1685'], audio: 'b.mp3' },
  ]);
  expect(remarksOf(imported).map((remark) => remark.slice(0, 24))).toEqual([
    'Row 3: The number “-1” f',
    'Row 3: The number “2” fo',
  ]);
});

test.each([
  ['00:30', '2 points', { seconds: 30, points: 2 }],
  ['1 min', '1 pt', { seconds: 60, points: 1 }],
  ['1:30', '0,5 Punkte', { seconds: 90, points: 0.5 }],
])('times and points are read as people write them: %s, %s', async (time, points, fields) => {
  const imported = await importOf(`Question;Answer;Time;Points\nWho?;Bach;${time};${points}`);
  expect(questionsOf(imported)).toEqual([{ question: 'Who?', acceptedAnswers: ['Bach'], ...fields }]);
});

test('the advice below a header of Wayground is no question', async () => {
  const header = 'Question Text;Question Type;Option 1;Option 2;Correct Answer';
  const advice = 'Text of the question (required);Question Type (default is Multiple Choice);Text;Text;1';
  const imported = await importOf(`${header}\n${advice}\nWho?;Multiple Choice;Bach;Haydn;1`);
  expect([questionsOf(imported).length, imported.report]).toEqual([1, []]);
});

test('a letter names one of several answers in a cell', async () => {
  const imported = await importOf('Frage;Lösung;Antwortmöglichkeiten\nWelches Meer?;b;a) Alpen, b) Ostsee');
  expect(questionsOf(imported)).toEqual([
    { question: 'Welches Meer?', answers: ['Alpen', 'Ostsee'], correctAnswer: 1 },
  ]);
});

test.each([
  ['QID,Prompt,Option A,Option B,Answer Key', 'Q-1,Which?,Rhine,Danube,B'],
  ['Question title,Question body,Answer 1,Answer 2,Correct', 'Rivers,Which?,Rhine,Danube,2'],
  ['Code;Énoncé;Réponse A;Réponse B;Bonne réponse', 'G07;Which?;Rhine;Danube;B'],
])('a text may be named by another word than question: %s', async (titles, row) => {
  expect(questionsOf(await importOf(`${titles}\n${row}`))).toEqual([{ question: 'Which?', ...danube }]);
});

test('titles that nobody knows are no question, and ids beside it are no texts', async () => {
  const rows = ['Q-1,Which river?,Rhine,Danube,B', 'Q-2,Which sea?,Baltic,Red,A'];
  const imported = await importOf(rows.join('\n'));
  expect(questionsOf(imported).map(({ question }) => question)).toEqual(['Which river?', 'Which sea?']);
  expect(await refusalOf(['Aa,Bb,Cc,Dd,Ee', ...rows].join('\n'))).toContain('no header row');
});

test.each(['"', '″', '-"-', 'ditto', 'dito'])(
  '%s in the column of rounds means the one above',
  async (mark) => {
    const { quiz } = await importOf(`Section;Question;Answer\nSport;S1?;a\n${mark};S2?;b\nMusic;M1?;c`);
    expect(quiz.rounds?.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Sport', 2],
      ['Music', 1],
    ]);
  },
);

test.each([
  ['Other options', '"Rhine, Elbe"'],
  ['Weitere Antworten', 'Rhine | Elbe'],
  ['incorrect_answers', '"[""Rhine"", ""Elbe""]"'],
  ['wrong answers', `"['Rhine', 'Elbe']"`],
])('a cell of wrong answers is read: %s, %s', async (title, cell) => {
  const imported = await importOf(`question,correct_answer,${title}\nWhich?,Danube,${cell}`);
  const [question] = questionsOf(imported);
  expect([question?.answers?.[question.correctAnswer ?? -1], new Set(question?.answers)]).toEqual([
    'Danube',
    new Set(['Danube', 'Rhine', 'Elbe']),
  ]);
});

test.each([
  ['Question,Answer', '%,True', '%,False'],
  ['Type,Question,Answer', 'TF,%,T', 'TF,%,F'],
  ['Type,Question,Answer', 'True or false,%,1', 'True or false,%,0'],
])('whether something is true is chosen, not typed: %s, %s', async (header, first, second) => {
  const rows = [first, second].map((row) => row.replace('%', 'It is long.'));
  const imported = await importOf([header, ...rows].join('\n'));
  expect(questionsOf(imported)).toEqual(
    [0, 1].map((correctAnswer) => ({ question: 'It is long.', answers: ['True', 'False'], correctAnswer })),
  );
});

test.each<[string, 'en' | 'de' | 'fr', number]>([
  ['1,665', 'en', 1665],
  ['1.665', 'en', 1.665],
  ['1.665', 'de', 1665],
  ['1,665', 'de', 1.665],
  ['1.665', 'fr', 1.665],
])('what %s means is decided by the language %s, and to be checked', async (text, language, value) => {
  const imported = await importOf(`Type;Question;Correct\nNumber;How many?;${text}`, 'q.csv', language);
  expect(questionsOf(imported)).toEqual([{ question: 'How many?', correctNumber: value }]);
  expect(imported.report).toMatchObject([{ question: 0, message: expect.stringContaining(text) as string }]);
});

test.each([
  ['330 m', { correctNumber: 330, unit: 'm' }],
  ['ca. 1 200,5 km²', { correctNumber: 1200.5, unit: 'km²' }],
  ['€ 5', { correctNumber: 5, unit: '€' }],
  ['71 %', { correctNumber: 71 }],
])('a number may stand with its unit: %s', async (text, fields) => {
  const imported = await importOf(`Type;Question;Correct\nNumber;How much?;${text}`);
  expect(questionsOf(imported)).toEqual([{ question: 'How much?', ...fields }]);
});

test('a tie-break of a table is a number', async () => {
  const { quiz, report } = await importOf('Round;Question;Answer\nA;Who?;Bach\nTiebreaker;How many?;9,120');
  expect(quiz.tieBreak).toEqual({ question: 'How many?', correctNumber: 9120 });
  expect(report).toHaveLength(1);
});

test.each([
  ['MC', ['a', 'b'], 'choice'],
  ['Opción múltiple', ['a', 'b'], 'choice'],
  ['Ja/Nein', [], 'text'],
  ['Freitext', [], 'text'],
  ['Blitzfrage', ['a', 'b'], 'choice'],
])('a word for a type that nobody knows loses no question: %s', async (type, answers, kind) => {
  const cells = [type, 'Which?', answers[0] ?? '', answers[1] ?? '', answers.length ? '2' : 'b'];
  const imported = await importOf(`Type;Question;Answer 1;Answer 2;Correct\n${cells.join(';')}`);
  expect(questionsOf(imported)).toEqual([
    kind === 'choice'
      ? { question: 'Which?', answers, correctAnswer: 1 }
      : { question: 'Which?', acceptedAnswers: ['b'] },
  ]);
});

test('pairs may stand in the cells of answers', async () => {
  const imported = await importOf(
    'Type;Question;Answer 1;Answer 2;Correct\nMatch;Whose?;Italy: Rome;Norway -> Oslo;',
  );
  expect(questionsOf(imported)[0]?.pairs).toEqual([
    ['Italy', 'Rome'],
    ['Norway', 'Oslo'],
  ]);
});

test.each([
  ['C:\\Pictures\\dog.jpg', { image: 'dog.jpg' }, 0],
  ['pictures/dog.jpg', { image: 'dog.jpg' }, 0],
  ['../../dog.jpg', { image: 'dog.jpg' }, 0],
  ['www.example.org/dog.jpg', {}, 1],
  ['data:image/png;base64,iVBORw0KGgo=', {}, 1],
  ['=IMAGE("https://example.org/dog.jpg")', {}, 1],
])('of a picture only the name of its file is taken: %s', async (cell, fields, remarks) => {
  const imported = await importOf(`Question\tAnswer\tImage\nWho barks?\tDog\t${cell}`);
  expect(questionsOf(imported)).toEqual([{ question: 'Who barks?', acceptedAnswers: ['Dog'], ...fields }]);
  expect(imported.report).toHaveLength(remarks);
});

test.each(['B', 'b)', '(B)', 'b.', 'Option 2', 'answer_b', 'Antwort B', 'B) Danube', 'B - Danube', 'danube'])(
  'a right answer may be named by %s',
  async (told) => {
    const imported = await importOf(`Question,Option A,Option B,Correct\nWhich?,Rhine,Danube,${told}`);
    expect(questionsOf(imported)).toEqual([{ question: 'Which?', ...danube }]);
  },
);

test.each(['A, C', 'AC', 'A and C', 'a/c', '1;3', 'Rome, Milan', 'A) Rome; C) Milan'])(
  'several right answers may be named by %s',
  async (told) => {
    const imported = await importOf(`Question;A;B;C;Correct\nWhich?;Rome;Paris;Milan;"${told}"`);
    expect(questionsOf(imported)).toMatchObject([{ correctAnswers: [0, 2] }]);
  },
);

test('a letter beside another answer is contradictory, and is asked', async () => {
  const imported = await importOf('Question,A,B,C,Correct\nWhich?,Rhine,Danube,Elbe,A) Danube');
  expect(questionsOf(imported)).toMatchObject([{ draft: true, note: 'A) Danube' }]);
});

test('numbers of answers may count from 0, if one of them is 0', async () => {
  const rows = ['MC,Q1?,a,b,c,0', 'MC,Q2?,a,b,c,2', 'Number,Q3?,,,,330'];
  const titles = 'Type,Question,Option 1,Option 2,Option 3,Correct Index';
  expect(questionsOf(await importOf([titles, ...rows].join('\n')))).toMatchObject([
    { correctAnswer: 0 },
    { correctAnswer: 2 },
    { correctNumber: 330 },
  ]);
});

test('a 0 that is always an answer is no number of one', async () => {
  const imported = await importOf('Question,A,B,C,Correct\nHow many?,2,1,0,0\nWhich?,1,0,2,1');
  expect(questionsOf(imported).map(({ correctAnswer }) => correctAnswer)).toEqual([2, 0]);
});

test('a number that is also an answer is to be checked', async () => {
  const imported = await importOf('Question,A,B,C,Correct\nHow many?,2,3,1,2\nWhich?,x,y,z,3');
  expect(questionsOf(imported).map(({ correctAnswer }) => correctAnswer)).toEqual([1, 2]);
  expect(remarksOf(imported)).toEqual([
    'Row 2: “2” was read as the number of an answer, although there is an answer “2”.',
  ]);
});

test('two letters name the columns of questions and answers', async () => {
  const imported = await importOf('Q,A\nWhich river?,Danube\nWho barks?,Dog');
  expect(questionsOf(imported).map(({ acceptedAnswers }) => acceptedAnswers)).toEqual([['Danube'], ['Dog']]);
});
