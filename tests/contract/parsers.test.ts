import { describe, expect, test } from 'vitest';
import { errorCodeOfHubError, errorCodeOfProblem } from '../../src/contract/errors';
import { parseCommand } from '../../src/contract/fromHosts';
import { parseHostGame } from '../../src/contract/toHosts';
import {
  parsePlayerAdmission,
  parsePlayerCount,
  parsePlayerGame,
  parsePlayerOwn,
} from '../../src/contract/toPhones';
import { parseAnswer } from '../../src/contract/fromPhones';
import { parseQuizList } from '../../src/contract/quizSummary';
import { normaliseRoomCode } from '../../src/contract/roomCode';
import { parseCreatedSession, parsePlayerJoined, parseSession } from '../../src/contract/toMonitors';
import { hostGame, round, scenes } from '../support/gameSamples';
import { parseSessionGame } from '../support/parseSessionGame';
import { fc } from '../support/property';

const PARSERS = {
  parsePlayerAdmission,
  parsePlayerCount,
  parseQuizList,
  parsePlayerJoined,
  parseSession,
  parseCreatedSession,
  parseSessionGame,
  parsePlayerGame,
  parsePlayerOwn,
  parseHostGame,
  parseCommand,
  parseAnswer,
};
const FIELDS = [
  ...'quizId sessionCode participants quizName quizDescription joinUrl joinUrls notice hostKey'.split(' '),
  ...'players quizzes playerCount playerName playerToken __proto__ constructor toJSON'.split(' '),
];

const DEPTH = 100_000;
const deep: unknown = JSON.parse('['.repeat(DEPTH) + ']'.repeat(DEPTH));
const plain = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(deep, undefined, NaN, Infinity, -1, '', 'javascript:alert(1)', 'in_memory', ['Anna']),
);
/** Arbitrary JSON values, and many that resemble the expected input. */
const input = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true, withMap: true }),
  plain,
  fc.dictionary(fc.constantFrom(...FIELDS), plain),
  fc.array(fc.dictionary(fc.constantFrom(...FIELDS), plain)),
  fc.array(fc.dictionary(fc.constantFrom(...FIELDS), plain)).map((quizzes) => ({ quizzes })),
  fc
    .constantFrom<object>({ name: 'round', round }, ...scenes)
    .map((scene) => ({ ...hostGame, locked: true, scene })),
);

/** What JSON has, and undefined: no functions or class instances. */
function isPlainData(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlainData);
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlainData);
}

describe.each(Object.entries(PARSERS))('%s', (_name, parse) => {
  test('returns plain data with known fields, or a reason, and never throws', () => {
    fc.assert(
      fc.property(input, (sent) => {
        const parsed = parse(sent);
        if (!parsed.ok) return void expect(parsed.reason).toMatch(/./);
        expect(isPlainData(parsed.value)).toBe(true);
        const fields = [parsed.value].flat().flatMap((each) => Object.keys(Object(each)));
        const strange = ['__proto__', 'constructor', 'toJSON'];
        expect(typeof parsed.value === 'string' ? [] : fields).not.toEqual(expect.arrayContaining(strange));
      }),
      { numRuns: 500 },
    );
  });
});

test('an error has a known code or none', () => {
  fc.assert(
    fc.property(input, fc.string(), (sent, message) => {
      for (const code of [
        errorCodeOfProblem(sent),
        errorCodeOfHubError(sent),
        errorCodeOfHubError(Error(message)),
      ])
        expect(code === undefined || /^[a-z_]+$/.test(code)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a room code that is normalised again stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(normaliseRoomCode(normaliseRoomCode(typed))).toBe(normaliseRoomCode(typed));
    }),
    { numRuns: 500 },
  );
});
