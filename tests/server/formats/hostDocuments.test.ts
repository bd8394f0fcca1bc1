import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { QuestionSource } from '../../../src/contract/question';
import { paragraph, wordFile } from '../../support/wordFile';
import { importOf, questionsOf } from './importing';

/** Twenty documents as hosts and chats write them, with the right answers in their order. */
const ANSWERS: Record<string, string[]> = {
  'answers-at-end-en.txt': ['Canberra', 'The Danube', 'The Pacific', 'ABBA', 'Queen', '1970'],
  'blocks-nl.txt': ['De Donau', 'Canberra', 'ABBA'],
  'bullets-es.txt': ['Canberra', 'El Danubio', 'ABBA', '8'],
  'chat-de.md': ['Die Donau', 'Gold', '1989', 'Ludwig van Beethoven'],
  'chat-json-en.md': ['Danube', 'Dog', 'Goethe'],
  'chat-markdown-en.md': ['Au', 'Mars', '1989', 'True', 'George Washington'],
  'chat-pt.md': ['Camberra', 'Danúbio', 'ABBA'],
  'chat-table-en.md': ['Danube', '4'],
  'choices-pl.txt': ['Dunaj', 'Canberra', 'Bałtyckie'],
  'key-cs.txt': ['Dunaj', 'Canberra', 'Baltské'],
  'key-uk.txt': ['Дунай', 'Канберра'],
  'labels-hu.txt': ['Duna', 'kutya', '1989'],
  'mail-de.txt': ['Donau', 'Die Ostsee', 'Loire', 'Rhein', 'Der Hund', '8', 'Strauß', '350000'],
  'mail-sv.txt': ['Donau', '1989', 'Astrid Lindgren', 'Hunden'],
  'outline-fi.txt': ['Tonava', 'Canberra', 'ABBA'],
  'pairs-en.txt': ['Paris', 'Berlin', 'Vienna', 'Canberra'],
  'qa-fr.txt': ['Canberra', 'Le Danube', 'ABBA', '4'],
  'slides-en.txt': ['The Danube', 'The dog'],
};
/** The same in Word: bold answers, and a page in two columns. */
const WORD: [string, Uint8Array, string[]][] = [
  [
    'bold-it.docx',
    wordFile(
      paragraph('Fiumi', { style: 'berschrift1' }),
      paragraph('Quale fiume attraversa Vienna?', { level: 0 }),
      ...['Reno', '<b>Danubio</b>', 'Elba'].map((text) => paragraph(text, { level: 1 })),
      paragraph('Qual è la capitale d’Australia? <b>Canberra</b>', { level: 0 }),
    ),
    ['Danubio', 'Canberra'],
  ],
  [
    'columns-en.docx',
    wordFile(
      `<w:tbl><w:tr>${[
        ['1. Which river flows through Vienna?', 'Answer: Danube', '2. Which animal barks?', 'Answer: Dog'],
        ['3. Who sang “Waterloo”?', 'Answer: ABBA', '4. Capital of Australia?', 'Answer: Canberra'],
      ]
        .map((texts) => `<w:tc>${texts.map((text) => paragraph(text)).join('')}</w:tc>`)
        .join('')}</w:tr></w:tbl>`,
    ),
    ['Danube', 'Dog', 'ABBA', 'Canberra'],
  ],
];

function answerOf({ answers, correctAnswer, acceptedAnswers, correctNumber }: QuestionSource): string {
  if (answers) return answers[correctAnswer ?? -1] ?? '';
  return acceptedAnswers?.[0] ?? String(correctNumber);
}

test('the questions in twenty documents of hosts are read with their right answers', async () => {
  const files = Object.entries(ANSWERS).map(([name, expected]): [string, Uint8Array, string[]] => [
    name,
    readFileSync(new URL(`./documents/${name}`, import.meta.url)),
    expected,
  ]);
  const wrong: string[] = [];
  let count = 0;
  for (const [name, bytes, expected] of [...files, ...WORD]) {
    const imported = await importOf(bytes, name);
    const all = [...questionsOf(imported), ...(imported.quiz.tieBreak ? [imported.quiz.tieBreak] : [])];
    const found = all.map(answerOf);
    count += expected.length;
    wrong.push(...expected.filter((each, at) => found[at] !== each).map((each) => `${name}: ${each}`));
    wrong.push(...found.slice(expected.length).map((each) => `${name}: too many: ${each}`));
  }
  expect([files.length + WORD.length, wrong]).toEqual([20, []]);
  expect(count).toBeGreaterThan(65);
});
