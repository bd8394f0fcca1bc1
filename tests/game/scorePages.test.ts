import { describe, expect, test } from 'vitest';
import { pagesOf } from '../../src/contract/podium';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';

const one = { questions: [choice('A')] };
const namesOf = (count: number) => Array.from({ length: count }, (_, place) => `Team ${place + 1}`);

/** The standings after the first of two rounds, with this many teams, each ahead of the next. */
function standingsOf(count: number, setUp: (game: GamePlay) => void = () => undefined): GamePlay {
  const game = new GamePlay({ rounds: [one, one] }, namesOf(count)).start();
  namesOf(count).forEach((name, place) => game.give(name, count - place));
  setUp(game);
  return game.goTo('scores');
}
const pageOf = ({ scene }: GamePlay) => (scene.name === 'scores' ? scene.page : scene.name);
/** The page on display after each further 8 s. */
const turned = (game: GamePlay, times: number) =>
  Array.from({ length: times }, () => pageOf(game.pass(8_000)));

describe('standings', () => {
  test.each([
    [12, [0, 1, 0, 1]],
    [26, [0, 1, 0, 1]],
    [27, [0, 1, 2, 0]],
    [60, [0, 1, 2, 3]],
  ])('of %i teams show all of them in pages, and then the first again', (count, pages) => {
    const game = standingsOf(count);
    expect([pageOf(game), ...turned(game, 3)]).toEqual(pages);
  });

  test('have the first ten and all after them in every frame', () => {
    const game = standingsOf(25);
    const sent = [game.scene, game.pass(8_000).scene].map((scene) => ({ ...scene, page: undefined }));
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]).toMatchObject({ standings: { length: 10 }, rest: { length: 15 }, playerCount: 25 });
  });

  test('name 200 teams, 16 on a page at most', () => {
    const { scene } = standingsOf(210);
    const rest = scene.name === 'scores' ? scene.rest! : [];
    expect([rest.length, Math.max(...pagesOf(rest).map(({ length }) => length))]).toEqual([190, 16]);
  });

  test('of ten teams have no pages', () => {
    const game = standingsOf(10);
    const { revision } = game.state;
    expect(game.pass(60_000).scene).not.toHaveProperty('page');
    expect(game.state.revision).toBe(revision);
  });

  test('turn in the same step, and phones are sent nothing new', () => {
    const game = standingsOf(12);
    const { step, revision } = game.state;
    const before = { ...game.phone, revision: 0 };
    game.pass(8_000);
    expect([game.state.step, game.state.revision]).toEqual([step, revision + 1]);
    expect({ ...game.phone, revision: 0 }).toEqual(before);
  });

  test('stand still in a pause, and turn after the rest of their time', () => {
    const game = standingsOf(12).pass(5_000);
    game.command({ type: 'pause' });
    expect(pageOf(game.pass(60_000))).toBe(0);
    game.command({ type: 'resume' });
    expect([pageOf(game.pass(2_999)), pageOf(game.pass(1))]).toEqual([0, 1]);
  });

  test('turn only once all are uncovered', () => {
    const game = standingsOf(12, (each) => each.command({ type: 'scoresOneByOne', on: true }));
    expect(pageOf(game.pass(60_000))).toBeUndefined();
    game.command({ type: 'scores', shown: true });
    expect([pageOf(game), ...turned(game, 1)]).toEqual([0, 1]);
  });

  test('turn while the host shows them over a question or a break, and begin with the first', () => {
    const game = standingsOf(12).goTo('question');
    for (let time = 0; time < 2; time++) {
      game.command({ type: 'scores', shown: true });
      expect([pageOf(game), ...turned(game, 1)]).toEqual([0, 1]);
      game.command({ type: 'scores', shown: false });
    }
    game.command({ type: 'startBreak', minutes: 10 });
    game.command({ type: 'scores', shown: true });
    expect(turned(game, 2)).toEqual([1, 0]);
  });

  test('are left from any page, and gone back to at the first', () => {
    const game = standingsOf(12).pass(8_000);
    game.move('next');
    expect(game.scene.name).toBe('question');
    game.move('back');
    expect(pageOf(game)).toBe(0);
  });

  test('keep to their pages when teams leave', () => {
    const game = standingsOf(27).pass(16_000);
    expect(pageOf(game)).toBe(2);
    game.leave('Team 27');
    expect([pageOf(game), ...turned(game, 2)]).toEqual([1, 0, 1]);
  });

  test('are on the same page after a restart, and stand until the host resumes', () => {
    const game = standingsOf(12).pass(9_000).restart();
    expect(pageOf(game.pass(60_000))).toBe(1);
    game.command({ type: 'resume' });
    expect(pageOf(game.pass(7_000))).toBe(0);
  });
});

describe('the autopilot', () => {
  const onAutopilot = (count: number) =>
    standingsOf(count, (game) => game.command({ type: 'autopilot', on: true }));

  test('goes on after the last page', () => {
    expect(turned(onAutopilot(27), 3)).toEqual([1, 2, 'question']);
  });

  test('switched on at a page shows it for its whole time, and those after it', () => {
    const game = standingsOf(12).pass(11_000);
    game.command({ type: 'autopilot', on: true });
    expect([pageOf(game.pass(7_999)), pageOf(game.pass(1))]).toEqual([1, 'question']);
  });

  test('waits where the host went back to them, and the pages turn', () => {
    const game = onAutopilot(12).goTo('question');
    game.move('back');
    expect([...turned(game, 3), game.host.autopilotWaits]).toEqual([1, 0, 1, 'next']);
  });
});
