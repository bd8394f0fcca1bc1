import { expect, test } from 'vitest';
import { HiddenPhones } from '../../src/session/hiddenPhones';
import type { Membership } from '../../src/session/people/people';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';

const ROUND = { title: 'One', questions: [choice('A'), choice('B')] };
const phone = (playerId: string, deviceId = playerId): Membership => ({ playerId, deviceId });
const [anna, annas] = [phone('Anna'), phone('Anna', 'second')];

/** The first question is open, and fair play is on by default. */
function asked(on = true, rounds: object[] = [ROUND]) {
  const game = new GamePlay({ rounds }).start().goTo('question');
  game.command({ type: 'fairPlay', on });
  const hidden = new HiddenPhones();
  const follow = () => hidden.follow(game, game.now);
  follow();
  return {
    game,
    follow,
    leave: (membership = anna) => hidden.set(membership, true, game.now),
    comeBack: (membership = anna) => hidden.set(membership, false, game.now),
    lose: (membership = anna) => hidden.set(membership, undefined, game.now),
    left: (playerId = 'Anna') => hidden.leftBy(playerId, game.now),
  };
}

test('how often and how long a page was left is counted, even while it is still away', () => {
  const { game, leave, comeBack, left } = asked();
  expect(left()).toBeUndefined();
  expect(leave()).toBe(true);
  game.pass(4_000);
  expect(left()).toEqual({ times: 1, ms: 4_000 });
  comeBack();
  game.pass(3_000);
  leave();
  game.pass(1_000);
  expect([left(), left('Ben')]).toEqual([{ times: 2, ms: 5_000 }, undefined]);
});

test('two phones of a team that are away together count once', () => {
  const { game, leave, comeBack, left } = asked();
  leave(anna);
  game.pass(1_000);
  expect(leave(annas)).toBe(false);
  comeBack(anna);
  game.pass(1_000);
  comeBack(annas);
  game.pass(1_000);
  expect(left()).toEqual({ times: 1, ms: 2_000 });
});

test('a lost connection ends an absence, unless the phone has left the page on another one too', () => {
  const { game, leave, lose, left } = asked();
  const otherPage = phone('Anna');
  leave(anna);
  leave(otherPage);
  game.pass(1_000);
  lose(otherPage);
  game.pass(1_000);
  expect(left()).toEqual({ times: 1, ms: 2_000 });
  lose(anna);
  game.pass(1_000);
  expect(left()).toEqual({ times: 1, ms: 2_000 });
});

test('of a page that a phone has open twice, the one that spoke last counts, as long as it is connected', () => {
  const { game, leave, comeBack, lose, left } = asked();
  const otherPage = phone('Anna');
  comeBack(anna);
  leave(otherPage);
  game.pass(1_000);
  lose(otherPage);
  game.pass(1_000);
  expect(left()).toEqual({ times: 1, ms: 1_000 });
});

test('nothing is counted during a pause, or after the question has closed; the counts stay visible', () => {
  const { game, follow, leave, left } = asked();
  leave();
  game.pass(2_000);
  game.command({ type: 'pause' });
  follow();
  game.pass(5_000);
  game.command({ type: 'resume' });
  follow();
  game.pass(1_000);
  game.move('close');
  follow();
  game.pass(9_000);
  expect(left()).toEqual({ times: 1, ms: 3_000 });
});

test('the next question starts a new count, with those who are still away', () => {
  const { game, follow, leave, left } = asked();
  leave();
  game.pass(2_000);
  game.goTo('question');
  follow();
  game.pass(500);
  expect(left()).toEqual({ times: 1, ms: 500 });
});

test('without fair play nobody is told anything', () => {
  const { game, follow, leave, left } = asked(false);
  expect([leave(), left()]).toEqual([false, undefined]);
  game.command({ type: 'fairPlay', on: true });
  follow();
  expect(left()).toEqual({ times: 1, ms: 0 });
  game.command({ type: 'fairPlay', on: false });
  follow();
  expect(left()).toBeUndefined();
});

test('handing in a round beside the others does not count for any question', () => {
  const beside = { title: 'Sheet', beside: true, reveal: 'round', questions: [choice('S')] };
  const { game, follow, leave, left } = asked(true, [{ ...ROUND, questions: [choice('A')] }, beside]);
  for (const scene of ['reveal', 'round']) {
    game.goTo(scene);
    follow();
  }
  expect([leave(), left()]).toEqual([false, undefined]);
});

test('another quiz starts a new count, even with a question of the same id', () => {
  const { game, follow, leave, comeBack, left } = asked();
  leave();
  comeBack();
  game.command({ type: 'end' });
  game.command({ type: 'anotherQuiz', quizId: 'pub', keepPoints: false });
  follow();
  expect(left()).toBeUndefined();
  game.start().goTo('question');
  follow();
  leave();
  expect(left()?.times).toBe(1);
});
