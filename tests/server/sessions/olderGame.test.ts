import { describe, expect, test } from 'vitest';
import { createGame } from '../../../src/game/state';
import { planGame } from '../../../src/game/plan';
import { restoreGame, stateDocument } from '../../../src/server/sessions/gameDocuments';
import { choice, quizOf } from '../../support/gameQuizzes';

const quiz = { questions: [choice('A')], tieBreak: { question: 'T', correctNumber: 7 } };
const { podiumAt } = planGame(quizOf(quiz));

/** A game that was stored at this position by a version with standings between the last reveal and the podium. */
function restored(position: number) {
  const state = {
    ...createGame(0),
    position,
    furthest: position,
    showings: position > podiumAt ? [podiumAt] : [],
  };
  const later = ['awards', 'awardsShown', 'awardsTold', 'page'];
  const older = Object.fromEntries(
    Object.entries(stateDocument(state)).filter(([key]) => !later.includes(key)),
  );
  const game = { quiz, state: older, answers: [], decisions: [] };
  const failed: string[] = [];
  const read = restoreGame({ sessionCode: 'BDFGH', players: [], game }, { quiz, now: 0 }, (_level, text) =>
    failed.push(text),
  );
  expect(failed).toEqual([]);
  return { scene: read.plan.scenes[read.state.position]?.name, state: read.state };
}

describe('a game of a version with standings before the podium', () => {
  test.each([
    [podiumAt - 1, 'reveal'],
    [podiumAt, 'reveal'],
    [podiumAt + 1, 'podium'],
    [podiumAt + 2, 'tieBreak'],
    [podiumAt + 6, 'podium'],
  ])('at its position %d goes on at its %s', (position, scene) => {
    expect(restored(position).scene).toBe(scene);
  });

  test('keeps its podium uncovered, as everybody has seen it', () => {
    expect(restored(podiumAt + 1).state).toMatchObject({ hidden: 0, showings: [podiumAt - 1] });
  });
});
