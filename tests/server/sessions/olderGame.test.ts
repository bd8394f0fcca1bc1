import { describe, expect, test } from 'vitest';
import { planGame } from '../../../src/game/plan';
import { createGame, type GameState } from '../../../src/game/state';
import { restoreGame, stateDocument } from '../../../src/server/sessions/gameDocuments';
import { GamePlay } from '../../support/gamePlay';
import { choice, quizOf } from '../../support/gameQuizzes';

const quiz = { questions: [choice('A')], tieBreak: { question: 'T', correctNumber: 7 } };
const { podiumAt } = planGame(quizOf(quiz));

/** Returns the game that a version without some fields has stored with this state. */
async function restored(state: GameState, without: readonly string[]) {
  const document = Object.entries(stateDocument(state)).filter(([field]) => !without.includes(field));
  const game = { quiz, state: Object.fromEntries(document), answers: [], decisions: [] };
  const failed: string[] = [];
  const read = await restoreGame(
    { sessionCode: 'BDFGH', players: [], game },
    { quiz, now: 0 },
    (_level, text) => failed.push(text),
  );
  expect(failed).toEqual([]);
  return { scene: read.plan.scenes[read.state.position]?.name, state: read.state };
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
