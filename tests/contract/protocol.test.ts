import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandSchema, parseCommand } from '../../src/contract/fromHosts';
import { QuizHubMethod } from '../../src/contract/quizHub';
import { ERROR_CODES } from '../../src/contract/errors';
import { GameHubEvent, parsePlayerAdmission } from '../../src/contract/toPhones';
import { GameHubMethod } from '../../src/contract/fromPhones';
import { parseAnswersCounted, QuizHubEvent, parseSession } from '../../src/contract/toMonitors';
import { QuizHubHostEvent, parseHostGame } from '../../src/contract/toHosts';
import { parseVenue } from '../../src/contract/venue';
import { parseOpenedEvening, parsePastEvenings } from '../../src/contract/pastEvenings';
import { parseEvening } from '../../src/contract/evening';
import { QUESTION_KINDS } from '../../src/contract/question';
import type { Parsed } from '../../src/contract/parsed';
import { parseQuizList } from '../../src/contract/quizSummary';
import { sceneSchema } from '../../src/contract/scene';
import { parseSessionGame } from '../support/parseSessionGame';

const page = readFileSync('PROTOCOL.md', 'utf8');
const examples = [...page.matchAll(/```json (\w+)\n([\s\S]*?)```/g)].flatMap(([, shape, json]) => {
  const value = JSON.parse(json!) as unknown;
  return (Array.isArray(value) ? value : [value]).map((each): [string, unknown] => [shape!, each]);
});

const game = { revision: 1, step: 1, paused: false, locked: false, autopilot: false };
const READERS: Record<string, (input: unknown) => Parsed<unknown>> = {
  QuizSummary: (input) => mapped(parseQuizList([input]), ([summary]) => summary),
  Session: parseSession,
  AnswersCounted: parseAnswersCounted,
  Command: parseCommand,
  Scene: (scene) => mapped(parseSessionGame({ ...game, scene }), (read) => read.scene),
  HostGame: parseHostGame,
  Admission: parsePlayerAdmission,
  Evening: parseEvening,
  Venue: parseVenue,
  PastEvenings: parsePastEvenings,
  OpenedEvening: parseOpenedEvening,
};

function mapped<T, U>(parsed: Parsed<T>, map: (value: T) => U): Parsed<U> {
  return parsed.ok ? { ok: true, value: map(parsed.value) } : parsed;
}

test.each(examples)('the example %s %j is read completely', (shape, example) => {
  expect(READERS[shape]!(example)).toEqual({ ok: true, value: example });
});

test.each([QuizHubMethod, QuizHubEvent, QuizHubHostEvent, GameHubMethod, GameHubEvent])(
  'every name of %j is told',
  (names) => {
    for (const name of Object.values(names)) expect(page).toMatch(new RegExp(`\`${name}[(\`]`));
  },
);

test('documents every kind of question', () => {
  const table = page.slice(page.indexOf('| Kind | Question |'), page.indexOf('```json HostGame'));
  for (const kind of QUESTION_KINDS) expect(table).toContain(`\`${kind}\``);
});

test('documents every command, scene and error code', () => {
  const shown = (shape: string, key: string) =>
    new Set(
      examples.filter(([each]) => each === shape).map(([, value]) => (value as Record<string, string>)[key]),
    );
  expect(shown('Command', 'type')).toEqual(
    new Set(commandSchema.options.map(({ entries }) => entries.type.literal)),
  );
  expect(shown('Scene', 'name')).toEqual(
    new Set(sceneSchema.options.map(({ entries }) => entries.name.literal)),
  );
  for (const code of ERROR_CODES) expect(page).toContain(`\`${code}\``);
});
