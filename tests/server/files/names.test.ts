import { expect, test } from 'vitest';
import { numberedNames, storedName } from '../../../src/server/files/names';
import { fc } from '../../support/property';

const RESERVED = ['con', 'PRN', 'aux', 'NUL', 'com1', 'COM¹', 'lpt9', ''];
const SIGNS = [...'/\\:*?"<>|. \0\n-_', '..', '\u202E', '𐌰', 'ß', 'a', '9'];

test('whatever is wished for, every system can store the name', () => {
  const piece = fc.oneof(
    fc.constantFrom(...SIGNS),
    fc.constantFrom(...RESERVED),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 120 }), (pieces) => {
      const name = storedName(pieces.join(''), 'quiz', 'json');
      expect(name).toMatch(/^[\p{L}\p{M}\p{N}-]+\.json$/u);
      expect(RESERVED.map((each) => `${each}.json`.toLowerCase())).not.toContain(name.toLowerCase());
      expect(Buffer.byteLength(name)).toBeLessThan(250);
    }),
  );
});

test('a name is numbered before its extension', () => {
  const names = numberedNames('a.b.json');
  expect([names.next(), names.next(), names.next()].map(({ value }) => value)).toEqual([
    'a.b.json',
    'a.b-2.json',
    'a.b-3.json',
  ]);
});
