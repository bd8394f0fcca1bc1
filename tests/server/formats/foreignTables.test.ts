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

test('answers that are the same are told', async () => {
  const imported = await importOf('Question;Answer 1;Answer 2;Correct\nWhich?;Blue;blue;2');
  expect(remarksOf(imported)).toEqual(['Row 2: Two answers are the same: “blue”.']);
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
