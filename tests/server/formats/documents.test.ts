import { unzipSync, zipSync, type Zippable } from 'fflate';
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

test.each<[string, (rows: string[][]) => string | Uint8Array]>([
  ['Word', (rows) => wordFile(paragraph('Pub quiz'), wordTable(rows))],
  ['Markdown', (rows) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n')],
])('a table in %s whose titles are unknown is asked about, and read as the host says', async (_, write) => {
  const file = write([
    ['Lead', 'Thema', 'Well'],
    ['Which animal barks?', 'Animals', 'Dog'],
    ['Which animal purrs?', 'Animals', 'Cat'],
  ]);
  const asked: unknown = await importOf(file).catch((error: unknown) => error);
  expect(asked).toMatchObject({ table: { rows: [['Lead', 'Thema', 'Well'], { length: 3 }, { length: 3 }] } });
  const imported = await importOf(file, 'x', 'en', { columns: ['question', 'round', 'right'] });
  expect(imported.quiz.rounds).toEqual([
    { title: 'Animals', questions: [DOG, { question: 'Which animal purrs?', acceptedAnswers: ['Cat'] }] },
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
      '<w:p><w:r><w:t>2. Who is this? Me</w:t><w:footnoteReference w:id="2"/><w:drawing><pic:pic/></w:drawing></w:r></w:p>',
    ),
  );
  expect(questionsOf(imported)).toHaveLength(2);
  expect(remarksOf(imported)).toEqual([
    'Quiz: Text that was deleted with tracked changes was left out.',
    'Quiz: Footnotes were left out.',
    'Line 3: Pictures in the text were not imported.',
  ]);
});

test('a picture below a question is reported with its question', async () => {
  const picture = '<w:p><w:r><w:drawing><pic:pic/></w:drawing></w:r></w:p>';
  const { report } = await importOf(
    wordFile(
      paragraph('1. Which animal barks? Dog'),
      paragraph('2. Who is this?'),
      picture,
      paragraph('Answer: Me'),
    ),
  );
  expect(report).toEqual([
    {
      where: 'Line 2',
      message: 'Pictures in the text were not imported.',
      question: 1,
      line: 2,
      source: '2. Who is this?\n\nAnswer: Me',
    },
  ]);
});

test.each([
  ['Comments', '<w:r><w:commentReference w:id="1"/></w:r>'],
  ['Links', '<w:hyperlink r:id="rId4"><w:r><w:t>gy</w:t></w:r></w:hyperlink>'],
  ['Files that are embedded', '<w:r><w:object/></w:r>'],
  ['Files that are embedded', '<w:altChunk r:id="rId5"/>'],
])('what a document has beside its text is named: %s', async (named, xml) => {
  const imported = await importOf(
    wordFile(`<w:p><w:r><w:t>1. Which animal barks? Dog</w:t></w:r>${xml}</w:p>`),
  );
  expect([questionsOf(imported).length, remarksOf(imported)]).toEqual([
    1,
    [expect.stringContaining(`Quiz: ${named}`)],
  ]);
});

test('what was inserted or moved with tracked changes is read, and what was deleted is not', async () => {
  const change = (name: string, text: string) => `<w:${name}><w:r><w:t>${text}</w:t></w:r></w:${name}>`;
  const imported = await importOf(
    wordFile(
      `<w:p>${change('del', '1. Which cat barks? ')}${change('ins', '1. Which animal barks? ')}${change('moveFrom', 'Cat')}${change('moveTo', 'Dog')}</w:p>`,
    ),
  );
  expect(questionsOf(imported)).toEqual([DOG]);
});

test('macros are named, and not run', async () => {
  const parts = unzipSync(wordFile(paragraph('1. Which animal barks? Dog')));
  const imported = await importOf(zipSync({ ...parts, 'word/vbaProject.bin': new Uint8Array(9) }));
  expect(remarksOf(imported)).toEqual(['Quiz: Macros were left out.']);
});

test('a formula is written in a line, and named', async () => {
  const half =
    '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>';
  const imported = await importOf(
    wordFile(`<w:p><w:r><w:t>1. How much is twice </w:t></w:r>${half}<w:r><w:t>? One</w:t></w:r></w:p>`),
  );
  expect(questionsOf(imported)[0]?.question).toBe('How much is twice 1/2?');
  expect(remarksOf(imported)).toEqual([
    'Line 1: The text contains a formula, which is shown as it is written.',
  ]);
});

test('the text of a box is read', async () => {
  const box = `<w:r><w:drawing><wps:txbx><w:txbxContent>${paragraph('1. Which animal barks? Dog')}</w:txbxContent></wps:txbx></w:drawing></w:r>`;
  const imported = await importOf(wordFile(`<w:p>${box}</w:p>`));
  expect([questionsOf(imported), imported.report]).toEqual([[DOG], []]);
});

test('a Word file full of photos is read', async () => {
  const parts = unzipSync(wordFile(paragraph('1. Which animal barks? Dog')));
  const photos: Zippable = { 'word/media/1.jpg': [new Uint8Array(29 * 1024 * 1024), { level: 0 }] };
  expect(questionsOf(await importOf(zipSync({ ...parts, ...photos })))).toEqual([DOG]);
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
  expect(await refusalOf(bomb)).toBe('The document contains too much text for a quiz.');
});

test.each([
  ['Word', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')])],
  ['RTF', Buffer.from(String.raw`{\rtf1\ansi 1. Which river? Danube}`)],
])('an old %s file is refused with what to do', async (_, file) => {
  expect(await refusalOf(file)).toMatch(/save it as \.docx, or copy its text/);
});

test('half of a document is not taken for a spreadsheet', async () => {
  const file = wordFile(paragraph('1. Which animal barks? Dog'));
  expect(await refusalOf(file.slice(0, file.length / 2))).toBe('The document is damaged and cannot be read.');
});

test('a damaged document is refused', async () => {
  const file = wordFile(paragraph('1. Which animal barks? Dog'));
  file.fill(7, 60, 200);
  expect(await refusalOf(file)).toMatch(/damaged|No question/);
});

test.each(['<w:strike/>', '<w:dstrike w:val="1"/>', '<w:vanish/>'])(
  'text that is struck out or hidden is no answer: %s',
  async (properties) => {
    const gone = `<w:r><w:rPr>${properties}</w:rPr><w:t>Cat</w:t></w:r>`;
    const text = '<w:r><w:t xml:space="preserve">1. Which animal barks? </w:t></w:r>';
    const imported = await importOf(wordFile(`<w:p>${text}${gone}<w:r><w:t>Dog</w:t></w:r></w:p>`));
    expect(questionsOf(imported)).toEqual([DOG]);
    expect(remarksOf(imported)).toEqual(['Quiz: Struck-out and hidden text was left out.']);
  },
);

test('a tick of a fixed font marks the right answer', async () => {
  const tick =
    '<w:p><w:r><w:t>b) Danube </w:t></w:r><w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r></w:p>';
  const file = wordFile(paragraph('1. Which river?'), paragraph('a) Rhine'), tick, paragraph('c) Elbe'));
  expect(questionsOf(await importOf(file))).toEqual([RIVER]);
});
