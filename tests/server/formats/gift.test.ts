import { describe, expect, test } from 'vitest';
import { importOf, questionsOf, remarksOf } from './importing';

const READABLE = 'Fine{=yes ~no}';
/** Reads the questions in a GIFT file, and the report. */
async function read(file: string) {
  const imported = await importOf(file, 'moodle.txt');
  expect(imported.format).toBe('gift');
  return { ...imported, questions: questionsOf(imported), remarks: remarksOf(imported) };
}

describe('a GIFT question', () => {
  test.each([
    ['with one right answer', 'Who?{~Ann =Bob ~Cy}', { answers: ['Ann', 'Bob', 'Cy'], correctAnswer: 1 }],
    [
      'with several',
      'Who?{~%50%Ann ~%-100%Bob ~%50%Cy}',
      { answers: ['Ann', 'Bob', 'Cy'], correctAnswers: [0, 2] },
    ],
    ['that is true', 'Who?{T}', { answers: ['True', 'False'], correctAnswer: 0 }],
    ['that is false', 'Who?{FALSE}', { answers: ['True', 'False'], correctAnswer: 1 }],
    ['with a short answer', 'Who?{=Ann =%100%Anna}', { acceptedAnswers: ['Ann', 'Anna'] }],
    ['with a number', 'Who?{#1822}', { correctNumber: 1822 }],
    ['with a tolerance', 'Who?{#3.14:0.01}', { correctNumber: 3.14, tolerance: 0.01 }],
    ['with a range', 'Who?{#-1..5}', { correctNumber: 2, tolerance: 3 }],
    ['with a number after a sign', 'Who?{# =7:2}', { correctNumber: 7, tolerance: 2 }],
    ['in plain text', '[plain]Who?{=<b> ~no}', { answers: ['<b>', 'no'], correctAnswer: 0 }],
  ])('%s is imported', async (_what, file, fields) => {
    expect(await read(file)).toMatchObject({ questions: [{ question: 'Who?', ...fields }], remarks: [] });
  });

  test('has its escapes read', async () => {
    const { questions } = await read('Is 1 \\= 1\\: \\{yes\\} \\~ \\#?\\nWell{=a\\=b ~c\\\\d}');
    expect(questions[0]).toEqual({
      question: 'Is 1 = 1: {yes} ~ #?\nWell',
      answers: ['a=b', 'c\\d'],
      correctAnswer: 0,
    });
  });

  test('is freed of its markup', async () => {
    const { questions, remarks } = await read(
      '::Q::[html]<p>Caf&eacute; &amp; <b>bar</b>?<br></p>{=[html]<p>a</p> ~b}',
    );
    expect(questions[0]).toMatchObject({ question: 'Café & bar?', answers: ['a', 'b'], note: 'Q' });
    expect(remarks).toEqual([]);
  });

  test('with a gap in its middle shows the gap', async () => {
    const { questions } = await read('Bach was born in {=1685 ~1700} in Eisenach.');
    expect(questions[0]!.question).toBe('Bach was born in _____ in Eisenach.');
  });

  test('has its feedback as explanation', async () => {
    const { questions, remarks } = await read(
      'A{=yes#right ~no}\n\nB{=yes ~no####always}\n\nC{=yes#right ~no#wrong}\n\nD{T#wrong#right}\n\nE{#3#right}',
    );
    const explanations = questions.map(({ explanation }) => explanation);
    expect(explanations).toEqual(['right', 'always', 'right', 'right', 'right']);
    const lost = 'Feedback on single answers was not imported.';
    expect(remarks).toEqual([`Line 5: ${lost}`, `Line 7: ${lost}`]);
  });

  test('that matches has pairs; right sides that match nothing are left out', async () => {
    const source = 'Match{=a -> b =c \\= d->e -> f\n=->g}';
    const { questions, remarks } = await read(source);
    const pairs = [
      ['a', 'b'],
      ['c = d', 'e -> f'],
    ];
    expect(questions).toEqual([{ question: 'Match', pairs }]);
    expect(remarks).toEqual(['Line 1: An answer that matches nothing was not imported: g']);
  });

  test.each([
    ['without an answer', 'Write!{}', 'questions of the type “essay” are not supported.'],
    [
      'without braces',
      'Read this',
      'questions of the type “description without a question” are not supported.',
    ],
    ['without a question', '::T::{=a ~b}', 'the question’s text is missing.'],
    ['without an end', 'Who?{=a ~b', 'the closing brace is missing.'],
    ['with braces in braces', 'Who?{=a{x ~b}', 'there is a brace missing, or one too many.'],
    [
      'with two gaps',
      'The {=sky ~sea} and {=grass ~sea}.',
      'the question has several gaps. Make one question of each.',
    ],
    ['with braces in its text', 'Set {1,2} has?{#2}', 'there is a brace missing, or one too many.'],
    ['with an invalid number', 'Who?{#many}', 'the text does not match the file’s format.'],
  ])('%s is reported, and the rest is imported', async (_what, block, reason) => {
    const { questions, remarks } = await read(`// a comment\n${READABLE}\n\n${block}\n`);
    expect(questions).toHaveLength(1);
    expect(remarks).toEqual([`Line 4: Not imported: ${reason}`]);
  });

  test.each([
    ['answers to choose from', 'Who?{~a ~b}', { answers: ['a', 'b'], correctAnswer: null }],
    ['worthless texts', 'Who?{=%0%a}', { acceptedAnswers: [] }],
    ['no number', 'How many?{#}', { correctNumber: null }],
  ])('whose right answer is missing becomes a draft: %s', async (_what, block, fields) => {
    const { questions, remarks } = await read(`${READABLE}\n\n${block}\n`);
    expect(questions[1]).toMatchObject({ ...fields, draft: true });
    expect(remarks).toEqual([expect.stringContaining('Line 3: Imported as a draft')]);
  });

  test.each([
    [
      'partial credit',
      'Who?{=a ~%50%b ~c}',
      'Partial credit is not supported: partly right answers count as wrong.',
    ],
    [
      'partial credit of texts',
      'Who?{=Bach =%50%Bahc}',
      'Partial credit is not supported: partly right answers count as right.',
    ],
    [
      'unequal weights',
      'Who?{~%70%a ~%30%b ~c}',
      'Answers of different weight are not supported: all right answers count together.',
    ],
    ['a second number', 'Who?{#=1:0 =%50%2:0}', 'Only the first number was imported.'],
    ['a wildcard', 'Who?{=*bach* =Bach}', 'An answer with a wildcard was not imported: *bach*'],
    [
      'a picture',
      '[html]Who?<img src="@@PLUGINFILE@@/x.png">{=a ~b}',
      'Pictures in the text were not imported.',
    ],
  ])('loses %s, and the report says so', async (_what, file, remark) => {
    const { questions, remarks } = await read(file);
    expect(questions).toHaveLength(1);
    expect(remarks).toEqual([`Line 1: ${remark}`]);
  });
});

test.each([
  [
    'Through Vienna flows {\n~the Rhine\n~=the Danube\n~the Elbe\n}',
    ['the Rhine', 'the Danube', 'the Elbe'],
    1,
  ],
  ['She has stopped {~=singing~sings}, for it rained.', ['singing', 'sings'], 0],
  ['Longest?{= =Volga ~Danube &amp; Inn ~}', ['Volga', 'Danube & Inn'], 0],
])('an empty choice is left out: %j', async (file, answers, correctAnswer) => {
  const { questions, remarks } = await read(file);
  expect([questions[0], remarks]).toMatchObject([{ answers, correctAnswer }, []]);
});

test.each([
  ['He is from {~%25%Cologne#He was only born there. =Bonn#He grew up there.}', 'He grew up there.'],
  ['City on the Spree?{=Berlin#Right. =%0%*#Wrong.}', 'Right.'],
  ['City on the Spree?{=Berlin =%0%*#Wrong.}', undefined],
  ['City on the Rhine?{=%50%Mainz#Half. =Cologne#Right.}', 'Right.'],
])('only feedback on a right answer explains it: %s', async (file, explanation) => {
  const { questions } = await read(file);
  expect(questions[0]!.explanation).toBe(explanation);
});

test.each([
  ['Der l&auml;ngste Fluss&nbsp;Europas?{T}', 'Der längste Fluss Europas?'],
  [
    '[html]<table><tr><td>A</td><td>B</td></tr></table><!-- old --><p>What is <s>not</s> here?</p>{T}',
    'A B\nWhat is not here?',
  ],
  ['[html]Which?<ul><li>a</li><li>b</li></ul>{T}', 'Which?\na\nb'],
  ['[markdown]Who wrote *Faust* and **Egmont**, 2*3*4?{T}', 'Who wrote Faust and Egmont, 2*3*4?'],
  ['What is in C:\\Windows\\System?{T}', 'What is in C:\\Windows\\System?'],
  ['[plain]What is &amp;?{T}', 'What is &amp;?'],
])('markup and escapes are read as their format says: %s', async (file, question) => {
  const { questions, remarks } = await read(file);
  expect([questions[0]!.question, remarks]).toEqual([question, []]);
});

test.each([
  ['What is \\(\\frac\\{1\\}\\{2\\}\\)?{T}', 'The text contains a formula, which is shown as it is written.'],
  [
    '[html]Heard?<audio><source src\\="@@PLUGINFILE@@/a.mp3">@@PLUGINFILE@@/a.mp3</audio>{T}',
    'Sounds and videos in the text were not imported.',
  ],
  ['[html]Long?{T####<img src\\="@@PLUGINFILE@@/a.png">}', 'Pictures in the text were not imported.'],
  ['[html]Where?{=Vienna <img src\\="a.png"> ~Graz}', 'Pictures in the text were not imported.'],
])('what a text cannot show is told: %s', async (file, remark) => {
  const { questions, remarks } = await read(file);
  expect([questions.length, remarks]).toEqual([1, [`Line 1: ${remark}`]]);
});

test('answers that are pictures have their descriptions as texts', async () => {
  const { questions } = await read('[html]Dog?{=<p><img src\\="a.png" alt\\="Dog"></p> ~<img alt\\="Cat">}');
  expect(questions[0]).toMatchObject({ answers: ['Dog', 'Cat'], correctAnswer: 0 });
});

test('categories become rounds, and comments are ignored', async () => {
  const { quiz } = await read(
    `// exported\n$CATEGORY: $course$/top/Art\n\n${READABLE}\n\n$CATEGORY: top/Rock // Pop\n// why\n${READABLE}\n\n$CATEGORY: $course$/top/Art\n\n${READABLE}`,
  );
  const one = { question: 'Fine', answers: ['yes', 'no'], correctAnswer: 0 };
  expect(quiz).toEqual({
    quizName: 'moodle',
    rounds: [
      { title: 'Art', questions: [one, one] },
      { title: 'Rock / Pop', questions: [one] },
    ],
  });
});

test.each([
  ['in the next line', 'One?{T}\nTwo\nor?{=a ~b} so\nThree?{F}'],
  ['with a title', '::1::One?{T}\n::2::Two\nor?{=a ~b} so\n::3::Three?{F}'],
])('a question without a blank line before it is separate %s', async (_where, file) => {
  const { questions, remarks } = await read(file);
  expect(questions.map(({ question }) => question)).toEqual(['One?', 'Two\nor? _____ so', 'Three?']);
  expect(remarks).toEqual([]);
});

test('in a long list without blank lines, questions are reported by line', async () => {
  const { remarks } = await read(
    Array.from({ length: 300 }, (_, i) => `Question ${i}?{${i % 100 ? 'T' : '#?'}}`).join('\n'),
  );
  expect(remarks.map((remark) => remark.split(':')[0])).toEqual(['Line 1', 'Line 101', 'Line 201']);
});

test('a question without an end does not swallow the next one', async () => {
  const { questions, remarks } = await read('::1::One?{=a ~b\n::2::Two?{T}');
  expect(questions).toHaveLength(1);
  expect(remarks).toEqual(['Line 1: Not imported: the closing brace is missing.']);
});

test.each([
  ['[html]<p>One</p><style>p \\{color\\:red\\}</style><script>go()</script><p>Two?</p>', 'One\nTwo?'],
  ['[html]<figure><figcaption>One</figcaption></figure><dl><dt>Two?</dt></dl>', 'One\nTwo?'],
  ['[markdown]## One\\n\\nTwo [three](https\\://example.org)?', 'One\nTwo three?'],
  ['[markdown]What is snake_case and 2*3*4?', 'What is snake_case and 2*3*4?'],
])('of marked-up text what is shown remains: %s', async (text, shown) => {
  const { questions } = await read(`${text}{=a ~b}`);
  expect(questions.map(({ question }) => question)).toEqual([shown]);
});

test('a film in a frame is reported, and a gap stands close to a full stop', async () => {
  const { questions, remarks } = await read('[html]<iframe src\\="x"></iframe>He is{=here ~there}.');
  expect(questions[0]?.question).toBe('He is _____.');
  expect(remarks).toEqual(['Line 1: Sounds and videos in the text were not imported.']);
});

test('gaps in the format of Cloze are named so', async () => {
  const { remarks } = await read(
    `It flows through {1:SHORTANSWER:=Vienna} and {1:MC:=Linz~Graz}.\n\n${READABLE}`,
  );
  expect(remarks).toEqual(['Line 1: Not imported: questions of the type “Cloze” are not supported.']);
});
