import { expect, it } from 'vitest';
import { codeInPath, joinPath, makePlayerToken } from '../../../src/player/join/entry';

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

it('makes tokens of 22 base64url characters, never the same twice', () => {
  const tokens = Array.from({ length: 500 }, makePlayerToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/);
  expect(new Set(tokens).size).toBe(500);
});
