import { expect, test } from 'vitest';
import { picturesFor, withRow } from '../../src/kinds/stages/workshop';

const row = (image = '', text = '') => ({ text, image, points: '' });

test('one picture makes five clues, unless their number was chosen or something stands in one', () => {
  expect(picturesFor([row(), row()])).toBe(5);
  expect(picturesFor([row(), row(), row()])).toBe(3);
  expect(picturesFor([row(), row('a.png')])).toBe(2);
  expect(picturesFor([row('', 'It sleeps.'), row()])).toBe(2);
});

test('a picture for the clue after the last adds that clue', () => {
  expect(withRow([row('a.png')], 1, { image: 'b.png' })).toEqual([row('a.png'), row('b.png')]);
  expect(withRow([row('', 'Old'), row()], 0, { image: 'a.png' })[0]).toEqual(row('a.png', 'Old'));
});
