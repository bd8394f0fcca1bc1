import { expect, it } from 'vitest';
import { codeInPath, joinPath } from '../../../src/player/seat/joinPath';

it.each([
  ['/join', ''],
  ['/join/', ''],
  ['/join/BDFGH', 'BDFGH'],
  ['/join/bdfgh/', 'BDFGH'],
  ['/join/bdf-gh', 'BDFGH'],
  ['/join/bdf%20gh', 'BDFGH'],
  ['/join/%', ''],
  ['/joiner/BDFGH', ''],
])('%s holds the code %j', (path, code) => {
  expect(codeInPath(path)).toBe(code);
});

it('leads back to the code it was made from', () => {
  expect(codeInPath(joinPath('A/B%C'))).toBe('A/B%C');
});
