import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { odtFile, paragraph, wordFile, wordTable } from '../../support/wordFile';
import { importOf, questionsOf, refusalOf, remarksOf } from './importing';

const RIVER = { question: 'Which river?', answers: ['Rhine', 'Danube', 'Elbe'], correctAnswer: 1 };
const DOG = { question: 'Which animal barks?', acceptedAnswers: ['Dog'] };

test('a Word file with numbered lists and bold right answers is read', async () => {
  const imported = await importOf(
    wordFile(
      paragraph('Rivers', { style: 'berschrift1' }),
      paragraph('<b>Which river?</b>', { level: 0 }),
      paragraph('Rhine', { level: 1 }),
      paragraph('<b>Dan</b><b>ube</b>', { level: 1 }),
      paragraph('Elbe', { level: 1 }),
      paragraph('Which animal barks? <b>Dog</b>', { level: 0 }),
    ),
    'Friday.docx',
  );
  expect([imported.format, imported.report]).toEqual(['docx', []]);
  expect(imported.quiz).toEqual({
    quizName: 'Friday',
    rounds: [{ title: 'Rivers', questions: [RIVER, DOG] }],
  });
});

test.each([
  ['underlined', '<w:u w:val="single"/>'],
  ['coloured', '<w:color w:val="FF0000"/>'],
  ['highlighted', '<w:highlight w:val="yellow"/>'],
])('a right answer may be %s', async (_name, properties) => {
  const right = `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>b) Danube</w:t></w:r></w:p>`;
  const file = wordFile(paragraph('1. Which river?'), paragraph('a) Rhine'), right, paragraph('c) Elbe'));
  expect(questionsOf(await importOf(file))).toEqual([RIVER]);
});

test('a table in a Word file is read by its header', async () => {
  const file = wordFile(
    wordTable([
      ['Question', 'Answer'],
      ['Which animal barks?', 'Dog'],
    ]),
  );
  expect(questionsOf(await importOf(file))).toEqual([DOG]);
});

test('a table without a header is read as questions and answers', async () => {
  const file = wordFile(
    wordTable([
      ['1', 'Which animal barks?', 'Dog'],
      ['2', 'Capital of Peru', 'Lima'],
    ]),
  );
  expect(questionsOf(await importOf(file))).toEqual([
    DOG,
    { question: 'Capital of Peru', acceptedAnswers: ['Lima'] },
  ]);
});

test.each([-5, 0.5, 1e12, NaN])('a level of a list that cannot be, such as %s, is none', async (level) => {
  const file = wordFile(paragraph('Which animal barks? <b>Dog</b>', { level }));
  expect(questionsOf(await importOf(file))).toEqual([DOG]);
});

test('two columns of a page are read one after the other', async () => {
  const column = (first: number) =>
    `<w:tc>${[0, 1, 2, 3].map((at) => paragraph(`${first + at}. Question ${first + at}? Yes`)).join('')}</w:tc>`;
  const file = wordFile(`<w:tbl><w:tr>${column(1)}${column(5)}</w:tr></w:tbl>`);
  expect(questionsOf(await importOf(file)).map(({ question }) => question)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Question ${number}?`),
  );
});

test('deleted text, footnotes and pictures are left out, and that is said', async () => {
  const imported = await importOf(
    wordFile(
      '<w:p><w:del><w:r><w:delText>1. Old? No</w:delText><w:t>1. Old? No</w:t></w:r></w:del></w:p>',
      paragraph('1. Which animal barks? Dog'),
      '<w:p><w:r><w:t>2. Who is this? Me</w:t><w:footnoteReference w:id="2"/><w:drawing/></w:r></w:p>',
    ),
  );
  expect(questionsOf(imported)).toHaveLength(2);
  expect(remarksOf(imported)).toEqual([
    'Quiz: Text that was deleted with tracked changes was left out.',
    'Quiz: Footnotes were left out.',
    'Line 3: Pictures in the text were not imported.',
  ]);
});

test('an OpenDocument text is read, with its lists and bold answers', async () => {
  const styles =
    '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-number text:level="2" style:num-format="a"/></text:list-style>';
  const item = (text: string, inner = '') =>
    `<text:list-item><text:p>${text}</text:p>${inner}</text:list-item>`;
  const choices = `<text:list>${item('Rhine')}${item('<text:span text:style-name="T1">Danube</text:span>')}${item('Elbe')}</text:list>`;
  const imported = await importOf(
    odtFile(
      `<text:h>Rivers</text:h><text:list text:style-name="L1">${item('Which river?', choices)}${item('Which animal barks?<text:note><text:p>No</text:p></text:note> Dog')}</text:list>`,
      styles,
    ),
  );
  expect(imported.format).toBe('odt');
  expect(imported.quiz.rounds).toEqual([{ title: 'Rivers', questions: [RIVER, DOG] }]);
  expect(remarksOf(imported)).toEqual(['Quiz: Footnotes were left out.']);
});

test('a document that unpacks to too much is refused', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(200_000_000) });
  expect(await refusalOf(bomb)).toBe('The document holds too much text for a quiz.');
});

test.each([
  ['Word', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')])],
  ['RTF', Buffer.from(String.raw`{\rtf1\ansi 1. Which river? Danube}`)],
])('an old %s file is refused with what to do', async (_, file) => {
  expect(await refusalOf(file)).toMatch(/save it as \.docx, or copy its text/);
});

test('a damaged document is refused', async () => {
  const file = wordFile(paragraph('1. Which animal barks? Dog'));
  file.fill(7, 60, 200);
  expect(await refusalOf(file)).toMatch(/damaged|No question/);
});
