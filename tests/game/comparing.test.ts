import { beforeEach, expect, test, vi } from 'vitest';
import type { SubmittedAnswer } from '../../src/contract/fromPhones';
import type * as CompareText from '../../src/kinds/written/compareText';
import { reduceGame } from '../../src/game/reduce';
import { scoreGame } from '../../src/game/scoring/score';
import { givenBy } from '../../src/game/state';
import { restoreGame, stateDocument } from '../../src/session/gameDocuments';
import { GamePlay } from '../support/gamePlay';
import type * as Standings from '../../src/game/scoring/standings';
import { startHost, TestPhone } from '../support/gameOnHubs';
import { part } from '../support/gameQuizzes';

const counted = vi.hoisted(() => ({ texts: 0, rankings: 0 }));
vi.mock('../../src/game/scoring/standings', async (load) => {
  const real = await load<typeof Standings>();
  const rankPlayers: typeof real.rankPlayers = (...args) => {
    counted.rankings++;
    return real.rankPlayers(...args);
  };
  return { ...real, rankPlayers };
});
vi.mock('../../src/kinds/written/compareText', async (load) => {
  const real = await load<typeof CompareText>();
  const count =
    <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
    (...args: Args): Result => {
      counted.texts++;
      return call(...args);
    };
  return {
    ...real,
    compareForms: count(real.compareForms),
    foldText: count(real.foldText),
    formsOf: count(real.formsOf),
  };
});

const PLAYERS = Array.from({ length: 30 }, (_none, at) => `Player ${at}`);
const ACCEPTED = ['Freddie Mercury', 'Brian May', 'Roger Taylor'];
const parts = ACCEPTED.map((name, at) => part(`Part ${at}`, name, `${name} himself`));
/** A near miss that nobody else gives, of the answer at a place. */
const miss = (at: number, name: string) =>
  `${name.slice(0, -1)}${'abcdefghijklmnopqrstuvwxyz0123456789'[at]}`;
const misses = (at: number) => ACCEPTED.map((name) => miss(at, name));

const KINDS: [string, object, (at: number) => SubmittedAnswer][] = [
  ['text', { acceptedAnswers: ACCEPTED }, (at) => miss(at, 'Brian May')],
  ['parts', { parts }, misses],
  ['parts in any order', { parts, anyOrder: true }, misses],
  [
    'stages',
    { stages: [{ text: 'One' }, { text: 'Two' }], acceptedAnswers: ACCEPTED },
    (at) => miss(at, 'May'),
  ],
  ['poll', { poll: 'text' }, (at) => miss(at, 'Brian May')],
];

/** A game in which everybody has answered both questions; what follows is counted. */
function answered(kind: object, answer: (at: number) => SubmittedAnswer): GamePlay {
  const question = { question: 'Who?', ...kind };
  const game = new GamePlay({ questions: [question, question] }, PLAYERS).start();
  PLAYERS.forEach((name, at) => game.answer(name, 'q1', answer(at)));
  return game;
}

function look(game: GamePlay): void {
  void [game.monitor, game.phone, game.host, game.own('Player 0'), game.groupsOf('q1')];
}

beforeEach(() => {
  counted.texts = counted.rankings = 0;
});

test.each(KINDS)(
  'a %s answer is compared when it arrives, and neither at the close nor later',
  (_name, kind, answer) => {
    const game = answered(kind, answer);
    expect(counted.texts).toBeGreaterThanOrEqual(PLAYERS.length);
    counted.texts = 0;
    game.move('close');
    look(game);
    game.goTo('reveal');
    look(game);
    game.goTo('podium');
    expect(counted.texts).toBe(0);
  },
);

test.each(KINDS)('to mark a %s answer, only what the host names is read', (_name, kind, answer) => {
  const game = answered(kind, answer);
  game.goTo('reveal');
  counted.texts = 0;
  for (const { text } of game.groupsOf('q1').slice(0, 3)) {
    expect(game.command({ type: 'mark', questionId: 'q1', answer: text, correct: true })).toBeUndefined();
    look(game);
  }
  expect(counted.texts).toBe(3);
});

test('of an answer in parts only the part that has changed is compared', () => {
  const game = answered({ parts, anyOrder: true }, misses);
  counted.texts = 0;
  game.answer('Player 0', 'q1', [null, 'Brian', null]);
  expect(counted.texts).toBe(1 + parts.length);
  game.answer('Player 0', 'q1', [null, 'Brian', null], false);
  expect(counted.texts).toBe(1 + parts.length);
});

test('stored answers are compared while they are read, so that no scene waits for all of them', async () => {
  const { state } = answered({ parts, anyOrder: true }, misses);
  const question = { question: 'Who?', parts, anyOrder: true };
  const answers = PLAYERS.map((playerId) => ({
    questionId: 'q1',
    playerId,
    given: givenBy(state.answers['q1'], playerId),
  }));
  const players = PLAYERS.map((name, order) => ({ playerId: name, name, order, joinedAt: 0, tokenHash: '' }));
  const quiz = { questions: [question, question] };
  const game = {
    quiz,
    state: JSON.parse(JSON.stringify(stateDocument(state))) as object,
    answers,
    decisions: [],
  };
  counted.texts = 0;
  const restored = await restoreGame({ sessionCode: 'BDFGH', players, game }, { quiz, now: 0 }, vi.fn());
  const read = counted.texts;
  expect(read).toBeGreaterThanOrEqual(PLAYERS.length);
  const close = { type: 'close', step: restored.state.step } as const;
  const closed = reduceGame(restored, { type: 'command', command: close }, 1);
  if ('refused' in closed) throw new Error(closed.refused);
  expect(scoreGame({ plan: restored.plan, state: closed.state }).graded.get('q1')).not.toEqual([]);
  expect(counted.texts).toBe(read);
});

test('players who join before any places are shown have nobody ranked', async () => {
  const quiz = { quizName: 'Pub', questions: [{ question: 'Who?', acceptedAnswers: ['May'] }] };
  const { server, host } = await startHost({ quiz });
  for (const name of PLAYERS.slice(0, 5)) await TestPhone.join(server, host.session, name);
  await expect.poll(() => host.hostGame?.players?.length).toBe(5);
  expect(counted.rankings).toBe(0);
  await host.command({ type: 'start' });
  await host.goTo('podium');
  expect(counted.rankings).toBeGreaterThan(0);
});
