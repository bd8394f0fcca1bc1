import { describe, expect, test } from 'vitest';
import { planGame } from '../../src/game/plan';
import { sceneName } from '../../src/game/facts';
import { createGame, type GameState } from '../../src/game/state';
import { restoreGame, stateDocument } from '../../src/session/gameDocuments';
import { GamePlay } from '../support/gamePlay';
import { choice, quizOf } from '../support/gameQuizzes';

const quiz = { questions: [choice('A')], tieBreak: { question: 'T', correctNumber: 7 } };
const { podiumAt } = planGame(quizOf(quiz));

/** Returns the game that a version without some fields has stored with this state. */
async function restored(state: GameState, without: readonly string[]) {
  const stored = JSON.parse(JSON.stringify(stateDocument(state))) as object;
  const document = Object.entries(stored).filter(([field]) => !without.includes(field));
  const game = { quiz, state: Object.fromEntries(document), answers: [], decisions: [] };
  const failed: string[] = [];
  const read = await restoreGame(
    { sessionCode: 'BDFGH', players: [], game },
    { quiz, now: 0 },
    (_level, text) => failed.push(text),
  );
  expect(failed).toEqual([]);
  return { ...read, scene: read.plan.scenes[read.state.position]?.name };
}

test('a game that was stored by a version without some field goes on with the field as in a new game', async () => {
  const { state } = await restored({ ...createGame(0), position: 1, pace: 2, zoomed: true }, ['zoomed']);
  expect(state).toMatchObject({ position: 1, pace: 2, zoomed: false });
});

test('a question that was asked by a version without stages goes on with the time that was left', async () => {
  const game = new GamePlay(quiz).start().pass(10_000);
  const clocks = Object.entries(game.state.clocks).map(([questionId, { stage, ...clock }]) => {
    expect(stage).toBe(0);
    return [questionId, clock];
  });
  const older = { ...game.state, clocks: Object.fromEntries(clocks) as GameState['clocks'] };
  const { scene, state } = await restored(older, []);
  expect(scene).toBe('question');
  expect(state.clocks).toMatchObject({ q1: { remainingMs: 20_000, stage: 0 } });
});

test.each([
  [{ scoresShown: true }, 'scores'],
  [{ ended: true }, 'podium'],
  [{ ended: true, awardsShown: true }, 'awards'],
  [{ ended: true, seasonShown: true }, 'season'],
])('a game stored with %j, and no cover, goes on with what was shown', async (shown, name) => {
  const { position, furthest } = new GamePlay(quiz).start().state;
  const { plan, state } = await restored({ ...createGame(0), position, furthest, ...shown }, ['cover']);
  expect(sceneName({ plan, state })).toBe(name);
});

test('a break with a question that was stored beside it goes on with both', async () => {
  const ask = { questionId: 'ask7', text: 'One more?', answers: ['Yes', 'No'], closed: false };
  const stored = { ...new GamePlay(quiz).start().state, break: { remainingMs: 60_000 }, ask };
  const { state } = await restored(stored as unknown as GameState, ['cover']);
  expect(state.break).toEqual({ remainingMs: 60_000, ask });
});

describe('a game of a version with standings before the podium', () => {
  /** The game, stored at this position. */
  const restoredAt = (position: number) => {
    const showings = position > podiumAt ? [podiumAt] : [];
    const finale = ['awards', 'awardsShown', 'awardsTold', 'page'];
    return restored({ ...createGame(0), position, furthest: position, showings }, finale);
  };

  test.each([
    [podiumAt - 1, 'reveal'],
    [podiumAt, 'reveal'],
    [podiumAt + 1, 'podium'],
    [podiumAt + 2, 'tieBreak'],
    [podiumAt + 6, 'podium'],
  ])('at its position %d goes on at its %s', async (position, scene) => {
    expect((await restoredAt(position)).scene).toBe(scene);
  });

  test('keeps its podium uncovered, as everybody has seen it', async () => {
    expect((await restoredAt(podiumAt + 1)).state).toMatchObject({ hidden: 0, showings: [podiumAt - 1] });
  });
});
