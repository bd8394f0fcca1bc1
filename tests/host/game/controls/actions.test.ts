import { expect, test } from 'vitest';
import { MAX_DEVICES } from '../../../../src/contract/limits';
import type { SceneName } from '../../../../src/contract/scene';
import type { SessionGame } from '../../../../src/contract/toMonitors';
import {
  actions,
  BREAKS,
  SWITCHES,
  destinationOf,
  type Action,
  type HostedGame,
} from '../../../../src/host/game/controls/actions';
import type { Command } from '../../../../src/contract/fromHosts';
import { gameOf, hostGameOf, question, round } from '../gameOf';

const possibleIn = (now: HostedGame) => {
  const all: [string, Action][] = Object.entries(actions);
  const commands = Object.fromEntries(all.map(([name, action]) => [name, action.command(now)]));
  return { ...commands, addTimeByKey: actions.addTime.commandByKey(now) } as Record<
    keyof typeof actions | 'addTimeByKey',
    Command | null
  >;
};
const possibleAt = (scene: SceneName, next: SceneName | null, fields = {}) =>
  possibleIn({ game: gameOf(scene, {}, fields), hostGame: hostGameOf(next) });

test('a round that was open beside the others can be closed, and its last call cancelled', () => {
  const beside = { round: { ...round, beside: true }, answered: 1, expected: 2 };
  expect(possibleAt('round', 'question').close).toBeNull();
  const { close, addTime } = possibleAt('round', 'closed', { ...beside, lastCallMs: 9_000 });
  expect([close, addTime]).toEqual([
    { type: 'close', step: 3 },
    { type: 'addTime', step: 3, seconds: 15 },
  ]);
  expect(possibleAt('round', 'closed', beside).addTime).toBeNull();
});

test.each<[SceneName, boolean]>([
  ['question', true],
  ['closed', false],
  ['reveal', false],
  ['scores', false],
  ['podium', false],
  ['awards', false],
])('in the scene %s, time and closing are possible: %s', (scene, possible) => {
  const { addTime, close } = possibleAt(scene, 'closed');
  expect([addTime !== null, close !== null]).toEqual([possible, possible]);
});

test('a break with an end gets five minutes by the button and one by the key', () => {
  const { addTime, addTimeByKey, close } = possibleAt('break', 'question');
  expect([addTime, addTimeByKey, close]).toEqual([
    { type: 'addTime', step: 3, seconds: 300 },
    { type: 'addTime', step: 3, seconds: 60 },
    null,
  ]);
  const open = possibleAt('break', 'question', { remainingMs: null });
  expect([open.addTime, open.addTimeByKey]).toEqual([null, null]);
});

test('a last call can be cancelled by more time, even without a limit', () => {
  const fields = { remainingMs: null, durationMs: null, lastCallMs: 8000 };
  expect(possibleAt('question', 'closed', fields).addTime).not.toBeNull();
});

test('a question without a limit gets no more time', () => {
  expect(possibleAt('question', 'closed', { remainingMs: null, durationMs: null }).addTime).toBeNull();
});

test('a round that is revealed at its end closes only after its last question', () => {
  const fields = { round: { ...round, reveal: 'round' } };
  expect(possibleAt('question', 'question', fields).close).toBeNull();
  expect(possibleAt('question', 'closed', fields).close).not.toBeNull();
  expect(possibleIn({ game: gameOf('question', {}, fields), hostGame: null }).close).toBeNull();
});

test.each([
  ['the first round', 'round', { round }],
  ['the first question of a quiz without titles', 'question', { round: { ...round, title: null } }],
] as const)('nothing is before %s', (_, scene, fields) => {
  expect(possibleAt(scene, 'question', fields).back).toBeNull();
});

test.each([
  ['the second round', 'round', { round: { ...round, index: 1 } }],
  ['the first question of a round with a title', 'question', { question: { ...question, number: 1 } }],
  ['the podium', 'podium', {}],
] as const)('there is a way back from %s', (_, scene, fields) => {
  expect(possibleAt(scene, null, fields).back).toEqual({ type: 'back', step: 3 });
});

test.each([true, false])('the server decides about closing and going back: %s', (is) => {
  const game = gameOf('question', {}, { round: { ...round, reveal: 'round' } });
  const hostGame = { ...hostGameOf('question'), canClose: is, canGoBack: is };
  const { close, back } = possibleIn({ game, hostGame });
  expect([close !== null, back !== null]).toEqual([is, is]);
});

test('what the server said about another step does not count', () => {
  const hostGame = { ...hostGameOf('closed', 2), canClose: false, canGoBack: false };
  const { close, back } = possibleIn({ game: gameOf('question'), hostGame });
  expect([close, back]).not.toContain(null);
});

test.each([
  ['podium', {}],
  ['season', { name: 'season', seasonName: 'Winter', standings: [] }],
])('the scene %s is the end: it only leads back', (_, fields) => {
  const now = { game: gameOf('podium', {}, fields), hostGame: hostGameOf(null) };
  const { back, ...others } = possibleIn(now);
  const {
    autopilot,
    scoresOneByOne,
    awards,
    livePolls,
    objections,
    lock,
    oneDevice,
    fairPlay,
    ...impossible
  } = others;
  const switches = [autopilot, scoresOneByOne, awards, livePolls, objections, lock, oneDevice, fairPlay];
  expect([back, ...switches]).not.toContain(null);
  const breaks = BREAKS.map(({ command }) => command(now));
  expect(new Set([...Object.values(impossible), ...breaks])).toEqual(new Set([null]));
});

test('a sound that plays is paused, and its volume ends at its limits', () => {
  const playing = (volume: number) =>
    possibleIn({
      game: gameOf('question', { media: { playing: true, replays: 0, volume } }),
      hostGame: null,
    });
  expect(playing(1).play).toEqual({ type: 'media', step: 3, action: 'pause' });
  expect([playing(1).louder, playing(0).quieter]).toEqual([null, null]);
});

test.each([false, true])('each switch sends the opposite of its state (on: %s)', (on) => {
  const state = { autopilot: on, scoresOneByOne: on, awards: on, livePolls: on, locked: on };
  const now: HostedGame = {
    game: { ...gameOf('question'), ...state } as SessionGame,
    hostGame: {
      ...hostGameOf('closed'),
      deviceLimit: on ? 1 : undefined,
      fairPlay: on || undefined,
      objectionsOff: on ? undefined : true,
    },
  };
  expect(SWITCHES.map((action) => action.isOn?.(now))).toEqual(SWITCHES.map(() => on));
  expect(SWITCHES.map((action) => action.command(now))).toEqual([
    { type: 'autopilot', on: !on },
    { type: 'scoresOneByOne', on: !on },
    { type: 'awards', on: !on },
    { type: 'livePolls', on: !on },
    { type: 'objections', on: !on },
    { type: 'lock', locked: !on },
    { type: 'devices', limit: on ? MAX_DEVICES : 1 },
    { type: 'fairPlay', on: !on },
  ]);
});

test('awards follow the podium unless they are off', () => {
  expect(actions.awards.isOn({ game: gameOf('question'), hostGame: null })).toBe(true);
});

test('what is on can be ended: a pause, and standings on display', () => {
  const { pause, scores } = possibleIn({ game: gameOf('scores', { paused: true }), hostGame: null });
  expect([pause, scores]).toEqual([{ type: 'resume' }, { type: 'scores', shown: false }]);
});

test('standings with places covered for the podium are removed by the same press', () => {
  const covered = { standings: [], hidden: 3 };
  expect(possibleAt('scores', 'podium', covered).scores).toEqual({ type: 'scores', shown: false });
});

test('where Next leads is unknown while the host view is of another step, and Next still works', () => {
  const game = gameOf('question');
  expect(destinationOf(game, hostGameOf('closed'))).toBe('closed');
  expect(destinationOf(game, hostGameOf(null, 2))).toBeUndefined();
  expect(possibleIn({ game, hostGame: hostGameOf(null, 2) }).next).toEqual({ type: 'next', step: 3 });
});

test.each([
  ['covered places are uncovered', { hidden: 2 }, { type: 'next', step: 3 }],
  ['nothing is known to follow the last one', {}, null],
])('on the podium Next does not wait for the host view: %s', (_what, fields, next) => {
  const game = gameOf('podium', {}, fields);
  expect(possibleIn({ game, hostGame: hostGameOf('podium', 2) }).next).toEqual(next);
});
