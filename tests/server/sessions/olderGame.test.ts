import { expect, test } from 'vitest';
import { createGame } from '../../../src/game/state';
import { restoreGame, stateDocument } from '../../../src/server/sessions/gameDocuments';
import { choice } from '../../support/gameQuizzes';

test('a game that was stored by a version without some field goes on with the field as in a new game', () => {
  const quiz = { questions: [choice('A')] };
  const { zoomed, ...older } = {
    ...createGame(0),
    ...stateDocument({ ...createGame(0), position: 1, pace: 2 }),
  };
  const game = { quiz, state: older, answers: [], decisions: [] };
  const failed: string[] = [];
  const { state } = restoreGame(
    { sessionCode: 'BDFGH', players: [], game },
    { quiz, now: 0 },
    (_level, text) => failed.push(text),
  );
  expect(failed).toEqual([]);
  expect(state).toMatchObject({ position: 1, pace: 2, zoomed });
});
