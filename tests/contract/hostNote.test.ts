import { expect, test } from 'vitest';
import { readNote } from '../../src/contract/hostNote';

test.each([
  ['say: GHEN-tuh\nAsk slowly.\n\nTwice.', { say: 'GHEN-tuh', note: 'Ask slowly.\n\nTwice.' }],
  ['Say:GHEN-tuh', { say: 'GHEN-tuh' }],
  ['  say:  GHEN-tuh  ', { say: 'GHEN-tuh' }],
  ['Ask slowly.\nsay: no', { note: 'Ask slowly.\nsay: no' }],
  ['say:', { note: 'say:' }],
  [undefined, {}],
])('%j tells how to say it, and the rest', (note, read) => {
  expect(readNote(note)).toEqual(read);
});
