import { expect, test } from 'vitest';
import { sceneName } from '../../src/game/facts';
import { createGame, type GameState } from '../../src/game/state';
import { restoreGame, stateDocument } from '../../src/session/gameDocuments';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';

const quiz = { questions: [choice('A')], tieBreak: { question: 'T', correctNumber: 7 } };

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

test.each([
  [{ awardsTold: true }, 3],
  [{ awardsTold: false }, 0],
])('a game stored with %j has shown as many awards', async (shown, count) => {
  const stored = { ...createGame(0), ...shown } as GameState;
  expect((await restored(stored, ['awardCount'])).state.awardCount).toBe(count);
});

test('a break with a question that was stored beside it goes on with both', async () => {
  const ask = { questionId: 'ask7', text: 'One more?', answers: ['Yes', 'No'], closed: false };
  const stored = { ...new GamePlay(quiz).start().state, break: { remainingMs: 60_000 }, ask };
  const { state } = await restored(stored as unknown as GameState, ['cover']);
  expect(state.break).toEqual({ remainingMs: 60_000, ask });
});
