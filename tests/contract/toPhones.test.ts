import { describe, expect, test } from 'vitest';
import { parsePlayerAdmission, parsePlayerCount } from '../../src/contract/toPhones';

const admission = {
  sessionCode: 'BDFGH',
  quizName: 'Pub Quiz',
  playerName: 'Anna',
  playerToken: 'AAAAAAAAAAAAAAAAAAAAAA',
  playerCount: 1,
};

describe('a player admission', () => {
  test.each(Object.keys(admission).map((field) => [field]))('needs its %s', (field) => {
    const parsed = parsePlayerAdmission({ ...admission, [field]: undefined });
    expect(parsed).toEqual({ ok: false, reason: expect.stringContaining(field) });
  });
});

describe('a player count', () => {
  test('is a whole number from zero', () => {
    expect(parsePlayerCount({ playerCount: 0 })).toEqual({ ok: true, value: { playerCount: 0 } });
  });

  test.each([[{ playerCount: -1 }], [{ playerCount: 1.5 }], [{ playerCount: '1' }], [3], [null]])(
    '%j is none',
    (input) => {
      expect(parsePlayerCount(input).ok).toBe(false);
    },
  );
});
