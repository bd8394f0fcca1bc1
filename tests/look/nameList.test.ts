import { describe, expect, test } from 'vitest';
import { nameList } from '../../src/look/nameList';
import { wordsOf } from '../support/words';

describe('names in a row', async () => {
  const { words } = await wordsOf('rooms');
  const { names, opponents } = nameList('en', words);
  const many = Array.from({ length: 14 }, (_, at) => `T${at + 1}`);

  test('are listed, or counted if there are too many', () => {
    expect(names(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben and Cleo');
    expect(names(['Ada'], 2)).toBe(`Ada and ${words.moreNames({ count: 2 })}`);
    expect(names(many)).toContain(`T12 and ${words.moreNames({ count: 2 })}`);
  });

  test('of two opponents are joined by “against”', () => {
    expect(opponents(['Ada', 'Ben'])).toBe(words.against({ first: 'Ada', second: 'Ben' }));
    expect(opponents(['Ada', 'Ben'], 1)).toBe(names(['Ada', 'Ben'], 1));
  });
});
