import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { QuestionSource } from '../../../src/contract/question';
import { importOf, questionsOf, refusalOf, remarksOf } from './importing';

/** Imports one of the documents beside this file, which are as hosts and chats write them. */
const documentOf = (name: string) =>
  importOf(readFileSync(new URL(`./documents/${name}`, import.meta.url)), name);

/** A question in short: its answers, with an asterisk at those to choose that are right. */
function inShort({
  question,
  answers,
  correctAnswer,
  acceptedAnswers,
  correctNumber,
}: QuestionSource): string {
  const picked = answers?.map((text, at) => (at === correctAnswer ? `*${text}` : text));
  return `${question} ${(picked ?? acceptedAnswers ?? [correctNumber]).join(' | ')}`;
}

const NUMBERED = ['Which river? Danube', 'Which animal barks? Dog'];

test.each([
  ['1. Which river? Danube\n2. Which animal barks? Dog'],
  ['1) Which river? (Danube)\n2) Which animal barks? (Dog)'],
  ['Q1: Which river?\nA: Danube\n\nQ2: Which animal barks?\nA: Dog'],
  ['**1.** Which river?\n**Answer:** Danube\n\n**2.** Which animal barks?\n**Answer:** Dog'],
  ['1. Which river?\n\n   Danube\n\n2. Which animal barks?\n\n   Dog'],
  ['1.\tWhich river?\tDanube\n2.\tWhich animal barks?\tDog'],
  ['• Which river? – Danube\n• Which animal barks? → Dog'],
  ['Which river?\nDanube\nWhich animal barks?\nDog'],
  ['1. Which river? **Danube**\n2. Which animal barks? **Dog**'],
  ['> 1. Which river?\n> Antwort: Danube\n> 2. Which animal barks?\n> Lösung: Dog'],
  ['1. Which river?\n2. Which animal barks?\n\nANSWERS\n1. Danube\n2. Dog'],
  ['1. Which river?\n2. Which animal barks?\n\nAnswers: 1. Danube 2. Dog'],
  ['1. Which river?\n2. Which animal barks?\n\nLösungen\n1. Which river? Danube\n2. Which animal barks? Dog'],
  ['Question 1\nWhich river?\nAnswer\nDanube\n\nQuestion 2\nWhich animal barks?\nAnswer\nDog'],
  [
    '| # | Question | Answer |\n|---|---|---|\n| 1 | Which river? | Danube |\n| 2 | Which animal barks? | Dog |',
  ],
])('a list of questions and answers is read: %s', async (text) => {
  const imported = await importOf(text);
  expect(questionsOf(imported).map(inShort)).toEqual(NUMBERED);
  expect(imported.report).toEqual([]);
});

test.each([
  ['a) Rhine\nb) Danube\nAnswer: b'],
  ['A. Rhine\nB. Danube\n**Correct answer: B) Danube**'],
  ['(a) Rhine\n(b) Danube *'],
  ['a) Rhine  b) Danube\nAnswer: Danube'],
  ['- Rhine\n- **Danube**'],
  ['- [ ] Rhine\n- [x] Danube'],
  ['• Rhine\n• Danube ✅'],
  ['A: Rhine\nB: Danube\nCorrect: B'],
  ['a. Rhine\nb. Danube (correct)'],
  ['   1) Rhine\n   2) Danube\nAnswer: 2'],
])('choices are read, with the right one: %s', async (choices) => {
  const imported = await importOf(`1. Which river?\n${choices}\n\n2. Which animal barks?\nAnswer: Dog`);
  expect(questionsOf(imported).map(inShort)).toEqual(['Which river? Rhine | *Danube', NUMBERED[1]]);
  expect(imported.report).toEqual([]);
});

test.each([
  ['de', 'Frage 1: Welcher Fluss?', 'Richtige Antwort: Donau'],
  ['fr', 'Question 1 : Welcher Fluss?', 'Réponse : Donau'],
  ['es', 'Pregunta 1: Welcher Fluss?', 'Respuesta correcta: Donau'],
  ['it', 'Domanda 1: Welcher Fluss?', 'Risposta: Donau'],
  ['nl', 'Vraag 1: Welcher Fluss?', 'Antwoord: Donau'],
  ['pl', 'Pytanie 1: Welcher Fluss?', 'Odp.: Donau'],
  ['cs', 'Otázka 1: Welcher Fluss?', 'Odpověď: Donau'],
  ['da', 'Spørgsmål 1: Welcher Fluss?', 'Svar: Donau'],
  ['sv', 'Fråga 1: Welcher Fluss?', 'Rätt svar: Donau'],
  ['nb', 'Spørsmål 1: Welcher Fluss?', 'Riktig svar: Donau'],
  ['fi', 'Kysymys 1: Welcher Fluss?', 'Vastaus: Donau'],
  ['hu', '1. kérdés: Welcher Fluss?', 'Válasz: Donau'],
  ['pt', 'Pergunta 1: Welcher Fluss?', 'Resposta: Donau'],
  ['tr', 'Soru 1: Welcher Fluss?', 'Cevap: Donau'],
  ['uk', 'Питання 1: Welcher Fluss?', 'Відповідь: Donau'],
])('the words of each language are known: %s', async (_language, question, answer) => {
  const imported = await importOf(`${question}\n${answer}`);
  expect([questionsOf(imported).map(inShort), imported.report]).toEqual([['Welcher Fluss? Donau'], []]);
});

test('headings are rounds, and a title above them is the name of the quiz', async () => {
  const { quiz } = await importOf('# Friday\n\n## Round 1: Rivers\n1. Which? This\n\n## Music\n1. Who? Me\n');
  expect(quiz.quizName).toBe('Friday');
  expect(quiz.rounds?.map(({ title, questions }) => [title, questions.length])).toEqual([
    ['Rivers', 1],
    ['Music', 1],
  ]);
});

test('points and explanations are kept', async () => {
  const imported = await importOf('1. Which river? (2 points)\nAnswer: Danube\nExplanation: It is long.');
  expect(questionsOf(imported)).toEqual([
    { question: 'Which river?', acceptedAnswers: ['Danube'], points: 2, explanation: 'It is long.' },
  ]);
});

test('questions whose answers stand elsewhere are named, and no answer is invented', async () => {
  const file = '1. Capital of Peru?\n2. Complete the title: Gone with the …\n3. Which river? Danube';
  const imported = await importOf(file);
  const unfinished = { acceptedAnswers: [], draft: true };
  expect(questionsOf(imported)).toEqual([
    { question: 'Capital of Peru?', ...unfinished },
    { question: 'Complete the title: Gone with the …', ...unfinished },
    { question: 'Which river?', acceptedAnswers: ['Danube'] },
  ]);
  const lacks = 'Imported as a draft for you to finish (answers: must have at least one entry).';
  expect(remarksOf(imported)).toEqual([`Line 1: ${lacks}`, `Line 2: ${lacks}`]);
});

test('the author chooses among the choices of which none is right, and keeps what was said', async () => {
  const imported = await importOf('1. Which river?\na) Rhine\nb) Danube\nAnswer: Elbe\n2. Who sang? Bowie');
  expect(questionsOf(imported)[0]).toEqual({
    question: 'Which river?',
    answers: ['Rhine', 'Danube'],
    correctAnswer: null,
    note: 'Elbe',
    draft: true,
  });
});

test('a letter without choices is no answer to type', async () => {
  const imported = await importOf('1. Which river?\nAnswer: B\n2. Which animal barks? Dog');
  const [river] = questionsOf(imported);
  expect(river).toEqual({ question: 'Which river?', acceptedAnswers: [], note: 'B', draft: true });
  expect(remarksOf(imported)[0]).toBe('Line 1: The answers are missing.');
});

test('a line of letters of which one has no text has no choices', async () => {
  expect(await refusalOf('A) B. Danube')).toContain('not supported');
});

test('every line is in a question or in the report', async () => {
  const file = 'Hello Bob,\nhere is the quiz.\n\n1. Which river? Danube\n\nSee you on Friday,\nAnna';
  const imported = await importOf(file);
  expect(questionsOf(imported)).toHaveLength(1);
  expect(imported.report.map(({ where }) => where)).toEqual(['Line 1', 'Line 2', 'Line 6', 'Line 7']);
});

test('a line below a question is its answer, and is named where the others say theirs otherwise', async () => {
  const imported = await importOf('1. Which river? Danube\n2. Which animal barks? Dog\n3. Who?\nAnna');
  expect(questionsOf(imported)).toHaveLength(3);
  expect(remarksOf(imported)).toEqual([
    'Line 3: Taken for the answer, since it stands below the question: “Anna”',
  ]);
});

test('a line below an answer is not taken for it', async () => {
  const imported = await importOf('1. Which river? Danube\nSee you\n2. Which animal barks? Dog');
  expect(questionsOf(imported).map(inShort)).toEqual(NUMBERED);
  expect(remarksOf(imported)).toEqual(['Line 2: Belongs to no question: “See you”']);
});

test('of an answer that breaks off, the whole questions are kept', async () => {
  const imported = await documentOf('chat-json-en.md');
  expect(questionsOf(imported).map(inShort)).toEqual([
    'Which river flows through Vienna? Rhine | *Danube | Elbe',
    'Which animal barks? Cat | *Dog',
    'Who wrote Faust? Goethe',
  ]);
  expect(imported.report[0]!.message).toContain('breaks off');
});

/** How many questions each document has, and how many lines belong to none. */
test.each([
  ['mail-de.txt', 8, 4],
  ['mail-sv.txt', 4, 3],
  ['chat-de.md', 4, 2],
  ['chat-pt.md', 3, 2],
  ['key-cs.txt', 3, 0],
  ['labels-hu.txt', 3, 0],
  ['outline-fi.txt', 3, 0],
  ['answers-at-end-en.txt', 6, 0],
  ['chat-markdown-en.md', 5, 2],
  ['chat-table-en.md', 2, 2],
  ['qa-fr.txt', 4, 0],
  ['bullets-es.txt', 4, 0],
  ['choices-pl.txt', 3, 0],
  ['pairs-en.txt', 4, 0],
  ['key-uk.txt', 2, 0],
  ['slides-en.txt', 2, 0],
  ['blocks-nl.txt', 3, 0],
])('a document is read whole: %s', async (name, questions, left) => {
  const imported = await documentOf(name);
  const tieBreaks = imported.quiz.tieBreak ? 1 : 0;
  expect(questionsOf(imported).length + tieBreaks).toBe(questions);
  expect(imported.report.filter(({ message }) => /^Belongs|^Not imported/.test(message))).toHaveLength(left);
});

test('a list of 2,000 lines is read in time', async () => {
  const lines = Array.from({ length: 1000 }, (_, at) => `${at + 1}. Question ${at}?\nAnswer: ${at}`);
  expect(questionsOf(await importOf(lines.join('\n')))).toHaveLength(1000);
});

test('a remark has the question that it is about, and what stands in the file', async () => {
  const { report } = await importOf(
    '1. Which river?\na) Rhine\nb) Danube\n\n2. Who sang? Bowie\n\n3. Who wrote?\nBach; J. S. Bach',
  );
  expect(report).toMatchObject([
    { where: 'Line 7', line: 7, question: 2, source: '3. Who wrote?\nBach; J. S. Bach' },
    { where: 'Line 7', question: 2 },
    { where: 'Line 1', line: 1, question: 0, source: '1. Which river?\na) Rhine\nb) Danube' },
  ]);
});

test('a remark has the row of a table', async () => {
  const table = 'Question;Answer 1;Answer 2;Correct\nWhich?;Rhine;Elbe;\nWho?;Bach;Bach;1';
  expect((await importOf(table)).report).toMatchObject([
    { line: 2, question: 0, source: 'Which? | Rhine | Elbe' },
    { line: 3, question: 1, source: 'Who? | Bach | Bach | 1' },
  ]);
});

test.each([
  ['Which river?\n•\tRhine\n•\tDanube ✓\n•\tElbe', 'Which river? Rhine | *Danube | Elbe'],
  [
    '1. Which river?\n1) Rhine\n2) Danube\nAnswer: 2\n2. Who sang?\n1) Bowie\n2) Abba\nAnswer: 1',
    'Which river? Rhine | *Danube',
  ],
  ['#1 Which river? Danube\n#2 Who sang? Bowie', 'Which river? Danube'],
  ['1. Which river?\nAns. Danube\n2. Who sang?\nAns. Bowie', 'Which river? Danube'],
  ['V1: Which river? Danube\nV2: Who sang? Bowie', 'Which river? Danube'],
  ['V1: Which river?\nA1: Danube\nV2: Who sang?\nA2: Bowie', 'Which river? Danube'],
  ['O1: Which river?\nO1: Danube\nO2: Who sang?\nO2: Bowie', 'Which river? Danube'],
  ['1. Which river?\n2. Who sang?\n\nSvar:\n1. Danube\n2. Bowie', 'Which river? Danube'],
  ['Question 1: Which?\nA) Rhine\nB) Elbe\nAnswer: B', 'Which? Rhine | *Elbe'],
  ['1. It is long. True\n2. It is short. (False)', 'It is long. *True | False'],
  ['1. True or false: it is long (True)\n2. Who sang? (Bowie)', 'True or false: it is long *True | False'],
  ['1. True or false? It is long. True\n2. Who sang? Bowie', 'True or false? It is long. *True | False'],
  ['1️⃣ Which river? Danube\n🔟 Who sang? Bowie', 'Which river? Danube'],
  ['**1️⃣ Which river?**\nAnswer: Danube\n\n**2️⃣. Who sang?**\nAnswer: Bowie', 'Which river? Danube'],
  ['1. Which river?\u2028Answer: Danube\u20282. Who sang?\vAnswer: Bowie', 'Which river? Danube'],
  [
    '| Question | A | B | Answer |\n|---|---|---|---|\n| Which? | Elbe \\| Oder | Rhine | A |',
    'Which? *Elbe | Oder | Rhine',
  ],
  ['1.\u200b \u200eWhich river?\u200e Danube\u200b\n2. Who sang? Bowie', 'Which river? Danube'],
  ['| Question | A | B | Answer |\n|:-|:--|---|:-:|\n| Which? | Rhine | Elbe | B |', 'Which? Rhine | *Elbe'],
])('a list in another style is read: %s', async (text, first) => {
  const imported = await importOf(text);
  expect(questionsOf(imported).map(inShort)[0]).toBe(first);
  expect(imported.report).toEqual([]);
});

test.each([
  ['1. Where? (Dublin (St James’s Gate))\n2. Who sang? (Bowie)'],
  ['1. Name the place (Dublin (St James’s Gate))\n2. Name the singer (Bowie)'],
])('what stands in brackets within an answer in brackets need not be typed: %s', async (text) => {
  const [first] = questionsOf(await importOf(text));
  expect(first?.acceptedAnswers).toEqual(['Dublin', 'Dublin (St James’s Gate)']);
});

test.each(['Rome, Milan', 'Rome and Milan', 'Milan / Rome', 'Rome; Milan'])(
  'all answers that a label names are right: %s',
  async (answer) => {
    const imported = await importOf(`1. Which?\na) Rome\nb) Paris\nc) Milan\nAnswer: ${answer}`);
    expect(questionsOf(imported)).toMatchObject([{ correctAnswers: [0, 2] }]);
  },
);

test.each(['Tie-break: How long?', 'Stichfrage: Wie lang?', 'TIE-BREAKER: How long?'])(
  'a label makes the tie-break: %s',
  async (text) => {
    const { quiz } = await importOf(`1. Who sang? Bowie\n2. Who wrote? Bach\n\n${text} 2850`);
    expect([quiz.tieBreak?.correctNumber, quiz.questions?.length]).toEqual([2850, 2]);
  },
);

test.each([
  ['a date', 'Pub quiz, 4 December', 'text'],
  ['bold type', '**Quiz – at the Crown**', 'text'],
])('a first line with %s above the first round is the quiz’s title', async (_, title) => {
  const { quiz, report } = await importOf(`${title}\n\nRound 1: Rivers\n1. Which river? Elbe`);
  expect([quiz.quizName, report]).toEqual([title.replaceAll('**', ''), []]);
});

test('a sentence above the first round is not its title', async () => {
  const { quiz, report } = await importOf('Here are 12, Anna!\n\nRound 1: Rivers\n1. Which river? Elbe');
  expect([quiz.quizName, report.length]).toEqual(['Pub', 1]);
});

test('an equals sign between words stands before the answer, also where most answers stand elsewhere', async () => {
  const lines = [
    '1. Which river? Elbe',
    '2. Largest planet.',
    '3. Singer of Queen = Freddie Mercury',
    '4. Say: E = mc',
  ];
  expect(questionsOf(await importOf(lines.join('\n'))).map(({ acceptedAnswers }) => acceptedAnswers)).toEqual(
    [['Elbe'], [], ['Freddie Mercury'], []],
  );
});

test('nobody has to type the unit of a number', async () => {
  const imported = await importOf('1. How high? 2962 m\n2. How warm? 37,5 °C\n3. Who sang? 50 Cent');
  expect(questionsOf(imported).map(({ acceptedAnswers }) => acceptedAnswers)).toEqual([
    ['2962 m', '2962'],
    ['37,5 °C', '37,5'],
    ['50 Cent'],
  ]);
});
