import { expect, it } from 'vitest';
import { makePlayerToken } from '../../../src/player/seat/playerToken';

it('makes tokens of 22 base64url characters, never the same twice', () => {
  const tokens = Array.from({ length: 500 }, makePlayerToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/);
  expect(new Set(tokens).size).toBe(500);
});
