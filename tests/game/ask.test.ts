import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/contract/fromHosts';
import { hasPlayed } from '../../src/game/facts';
import { collectResults } from '../../src/session/results/gameResults';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const ask = (text = 'Another round?', answers = ['Yes', 'No', 'Later']): Command => ({
  type: 'ask',
  text,
  answers,
});

/** A game in a break after its first question, in which the host has asked the room something. */
function asking(minutes = 0): GamePlay {
  const game = new GamePlay({ questions: [choice('A'), choice('B')] }, NAMES).start();
  game.answer('Anna', 'q1', 1);
  game.goTo('reveal').command({ type: 'startBreak', minutes });
  game.command(ask());
  return game;
}
const idOf = (game: GamePlay): string => game.phone.questions[0]!.questionId;

describe('a question to the room in a break', () => {
  test('is asked like a poll outside the quiz, on every wall and phone', () => {
    const game = asking();
    const question = { kind: 'poll', text: 'Another round?', answers: ['Yes', 'No', 'Later'], points: 0 };
    expect(game.scene).toMatchObject({ name: 'question', round: null, question, answered: 0, expected: 3 });
    expect(game.scene).not.toHaveProperty('tieBreak');
    expect(game.phone).toMatchObject({ scene: { name: 'question', round: null }, questions: [question] });
    expect(game.host).toMatchObject({ next: 'reveal', canClose: true, canGoBack: true });
    expect(game.host).not.toHaveProperty('solution');
  });

  test('counts each team once, and shows the bars live only if the host wants that', () => {
    const game = asking();
    const id = idOf(game);
    game.answers(id, { Anna: 0, Ben: 2 }).answer('Anna', id, 2);
    expect(game.scene).toMatchObject({ answered: 2, expected: 3 });
    expect(game.scene).not.toHaveProperty('liveCounts');
    game.command({ type: 'livePolls', on: true });
    expect(game.scene).toMatchObject({ liveCounts: [0, 0, 2] });
    expect(game.own('Anna').answers).toEqual({ q1: 1, [id]: 2 });
    expect(game.host.players.map(({ answered }) => answered)).toEqual([true, true, false]);
  });

  test('shows its result by Next or Close, then the break goes on', () => {
    for (const move of ['next', 'close'] as const) {
      const game = asking();
      const id = idOf(game);
      game.answer('Ben', id, 1);
      expect(game.move(move)).toBeUndefined();
      expect(game.scene).toMatchObject({ name: 'reveal', round: null, tally: { counts: [0, 1, 0] } });
      expect(game.scene).not.toHaveProperty('solution');
      expect(game.phone.questions).toEqual([]);
      expect(game.answer('Cleo', id, 1)).toBe('answers_closed');
      expect(game.host.next).toBe('break');
      game.move('next');
      expect([game.scene.name, game.phone.questions]).toEqual(['break', []]);
      game.move('next');
      expect(game.scene.name).toBe('reveal');
    }
  });

  test('opens again by Back, and then disappears', () => {
    const game = asking();
    game.move('next');
    game.move('back');
    expect([game.scene.name, game.answer('Cleo', idOf(game), 0)]).toEqual(['question', undefined]);
    game.move('back');
    expect(game.scene.name).toBe('break');
  });

  test('gives way to another one, whose answers start afresh', () => {
    const game = asking();
    const [id, { step }] = [idOf(game), game.state];
    game.answer('Anna', id, 0);
    game.command(ask());
    expect([idOf(game), game.state.step]).toEqual([id, step]);
    game.command(ask('Karaoke?', ['Yes', 'No']));
    expect(idOf(game)).not.toBe(id);
    expect(game.state.step).toBeGreaterThan(step);
    expect(game.scene).toMatchObject({ question: { text: 'Karaoke?' }, answered: 0 });
    expect(game.answer('Anna', id, 0)).toBe('answer_invalid');
  });

  test('is refused outside a break, and under standings', () => {
    const game = new GamePlay({ questions: [choice('A')] }, NAMES).start();
    expect(game.command(ask())).toBe('command_refused');
    game.command({ type: 'startBreak', minutes: 0 });
    game.command({ type: 'scores', shown: true });
    expect(game.command(ask())).toBe('command_refused');
    expect(new GamePlay({ questions: [choice('A')] }, NAMES).command(ask())).toBe('command_refused');
  });

  test('keeps the break, whose end waits for it', () => {
    const game = asking(1);
    game.pass(90_000);
    expect(game.scene.name).toBe('question');
    game.move('next');
    game.pass(1_000);
    expect(game.scene.name).toBe('reveal');
    game.move('next');
    game.pass(0);
    expect([game.scene.name, game.state.break]).toEqual(['reveal', null]);
    expect(game.scene).toMatchObject({ question: { questionId: 'q1' } });
  });

  test('lets the break be made longer', () => {
    const game = asking(1);
    expect(game.addTime(60)).toBeUndefined();
    expect(game.state.break).toMatchObject({ remainingMs: 120_000 });
  });

  test('ends with the break, and with the game', () => {
    const broken = asking();
    broken.command({ type: 'endBreak' });
    expect([broken.state.break, broken.scene]).toMatchObject([null, { question: { questionId: 'q1' } }]);
    const ended = asking();
    ended.command({ type: 'end' });
    expect([ended.state.break, ended.scene.name]).toEqual([null, 'podium']);
  });

  test('changes no points, no statistics and no results', () => {
    const game = asking();
    const plain = new GamePlay({ questions: [choice('A'), choice('B')] }, NAMES).start();
    plain.answer('Anna', 'q1', 1);
    game.answer('Ben', idOf(game), 1);
    expect([hasPlayed(game.state, 'Anna'), hasPlayed(game.state, 'Ben')]).toEqual([true, false]);
    const results = [game, plain].map((each) => {
      each.goTo('podium');
      return { ...collectResults(each), startedAt: 0 };
    });
    expect(results[0]).toEqual(results[1]);
  });
});
