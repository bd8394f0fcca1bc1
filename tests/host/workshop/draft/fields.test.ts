import { expect, test } from 'vitest';
import { KIND_FIELDS, questionSourceSchema } from '../../../../src/contract/question';
import {
  blankOf,
  QUESTION_FIELDS,
  QUIZ_FIELDS,
  readFields,
  ROUND_FIELDS,
  writeFields,
} from '../../../../src/host/workshop/draft/fields';

test('the workshop has each field that a question of any kind may have in a file', () => {
  const ofKinds = new Set<string>(Object.values(KIND_FIELDS).flat());
  const inFile = Object.keys(questionSourceSchema.entries).filter((name) => !ofKinds.has(name));
  // The text has a place of its own, and which questions are drafts follows from the rest.
  expect([...Object.keys(QUESTION_FIELDS), 'question', 'draft'].sort()).toEqual(inFile.sort());
});

test.each([QUESTION_FIELDS, QUIZ_FIELDS, ROUND_FIELDS])(
  'an absent field is read as blank, and not written',
  (fields) => {
    expect(readFields(fields, {})).toEqual(blankOf(fields));
    expect(writeFields(fields, blankOf(fields))).toEqual({});
  },
);

test.each([
  ['points', 2.5],
  ['wager', true],
  ['seconds', null],
  ['seconds', 20],
  ['note', 'Two\nlines'],
  ['checkAfter', '2027-01-31'],
  ['audioFrom', 0],
])('%s is written as it was read: %j', (name, value) => {
  expect(writeFields(QUESTION_FIELDS, readFields(QUESTION_FIELDS, { [name]: value }))).toEqual({
    [name]: value,
  });
});

test('what is no number is written as typed, so that the server can say what is wrong', () => {
  const draft = { ...blankOf(QUESTION_FIELDS), points: 'two', seconds: 'x' };
  expect(writeFields(QUESTION_FIELDS, draft)).toEqual({ points: 'two', seconds: 'x' });
});
