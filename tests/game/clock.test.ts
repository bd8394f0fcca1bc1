import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const two = { questions: [choice('A'), choice('B')] };
const together = { reveal: 'round', questions: [choice('A'), choice('B')] };
const play = (file: object = two) => new GamePlay(file).start();

describe('a question', () => {
  test('closes when its time is up', () => {
    const game = play().pass(29_999);
    expect(game.scene).toMatchObject({ name: 'question', remainingMs: 1, durationMs: 30_000 });
    expect(game.pass(1).scene.name).toBe('closed');
  });

  test('without a limit has no time, and waits for the host', () => {
    const game = play({ ...two, seconds: null }).pass(3_600_000);
    expect(game.scene).toMatchObject({ name: 'question', remainingMs: null, durationMs: null });
  });

  test('reports the time left at the moment of sending', () => {
    const game = play();
    game.now += 1234;
    expect(game.scene).toMatchObject({ remainingMs: 28_766 });
  });

  test('closes three seconds after everybody connected has answered', () => {
    const game = new GamePlay(two, ['Anna', 'Ben', 'Cleo']).start();
    game.connect('Cleo', false);
    game.answers('q1', { Anna: 0, Ben: 1 });
    expect(game.scene).toMatchObject({ answered: 2, expected: 2, remainingMs: 3000 });
    game.pass(2000).answer('Anna', 'q1', 1);
    expect(game.pass(999).scene.name).toBe('question');
    expect(game.pass(1).scene.name).toBe('closed');
  });

  test('stays open when somebody arrives who has not answered', () => {
    const game = play();
    game.answers('q1', { Anna: 0, Ben: 1 });
    game.pass(2000).join('Cleo');
    expect(game.pass(20_000).scene).toMatchObject({ name: 'question', answered: 2, expected: 3 });
    game.leave('Cleo');
    expect(game.pass(3000).scene.name).toBe('closed');
  });

  test('gets more time from the host, and then does not close early', () => {
    const game = play().pass(10_000);
    game.addTime(15);
    game.answers('q1', { Anna: 0, Ben: 1 });
    expect(game.pass(4000).scene).toMatchObject({ remainingMs: 31_000, durationMs: 45_000 });
    expect(game.pass(31_000).scene.name).toBe('closed');
    expect(game.addTime(15)).toBe('command_refused');
  });

  test('of a round revealed at its end stays open when its time is up; the last one closes the round', () => {
    const game = play(together).pass(100_000);
    expect(game.scene).toMatchObject({ name: 'question', question: { text: 'A' }, remainingMs: 0 });
    expect(game.answer('Anna', 'q1', 1)).toBeUndefined();
    game.move('next');
    game.answers('q2', { Anna: 1, Ben: 1 });
    expect(game.pass(29_000).scene).toMatchObject({ name: 'question', question: { text: 'B' } });
    expect(game.pass(1000 + 10_000).scene.name).toBe('closed');
  });

  test('closes, and nothing more, while a laptop sleeps', () => {
    const game = play();
    game.command({ type: 'autopilot', on: true });
    game.now += 600_000;
    game.happen({ type: 'time' });
    expect(game.scene.name).toBe('closed');
  });
});

describe('time stops', () => {
  test('in a pause, during which answers still count', () => {
    const game = play().pass(10_000);
    game.command({ type: 'pause' });
    expect(game.pass(60_000).answer('Anna', 'q1', 1)).toBeUndefined();
    expect(game.phone).toMatchObject({ paused: true, scene: { remainingMs: 20_000 } });
    game.command({ type: 'resume' });
    expect(game.pass(20_000).scene.name).toBe('closed');
  });

  test('while standings are on display, and goes on with the scene', () => {
    const game = play().pass(10_000);
    game.command({ type: 'scores', shown: true });
    expect(game.pass(60_000).phone).toMatchObject({ scene: { name: 'scores' }, questions: [] });
    expect(game.answer('Anna', 'q1', 1)).toBe('answers_closed');
    game.command({ type: 'scores', shown: false });
    expect(game.scene).toMatchObject({ name: 'question', remainingMs: 20_000 });
  });

  test('in a break, which ends by itself or with Next, and can be made longer unless it has no end', () => {
    const game = play().pass(10_000);
    game.command({ type: 'startBreak', minutes: 5 });
    expect(game.pass(60_000).scene).toEqual({ name: 'break', remainingMs: 240_000 });
    expect(game.host.next).toBe('question');
    game.addTime(60);
    expect(game.pass(60_000).scene).toEqual({ name: 'break', remainingMs: 240_000 });
    expect(game.pass(240_000).scene).toMatchObject({ name: 'question', remainingMs: 20_000 });
    game.command({ type: 'startBreak', minutes: 0 });
    expect(game.addTime(60)).toBe('command_refused');
    expect(game.pass(3_600_000).scene).toEqual({ name: 'break', remainingMs: null });
    game.move('next');
    expect(game.scene.name).toBe('question');
  });

  test('after a restart, keeping the time that was left', () => {
    const game = play().pass(12_000);
    game.answer('Anna', 'q1', 1);
    game.restart().pass(60_000);
    expect(game.monitor).toMatchObject({ paused: true, scene: { name: 'question', remainingMs: 18_000 } });
    expect(game.scene).toMatchObject({ answered: 1, expected: 2 });
    game.command({ type: 'resume' });
    expect(game.pass(18_000).scene.name).toBe('closed');
  });
});

describe('a restart that nobody noticed', () => {
  test('leaves a pause or a break unchanged', () => {
    const game = play().pass(10_000);
    game.command({ type: 'startBreak', minutes: 5 });
    expect(game.pass(60_000).restart(true).scene).toEqual({ name: 'break', remainingMs: 240_000 });
    game.command({ type: 'pause' });
    expect(game.restart(true).pass(600_000).monitor).toMatchObject({
      paused: true,
      scene: { name: 'break', remainingMs: 240_000 },
    });
  });

  test('closes the question on time, and accepts late answers as before', () => {
    const game = play();
    game.answers('q1', { Anna: 0, Ben: 1 });
    expect(game.pass(2000).restart(true).pass(999).scene.name).toBe('question');
    expect(game.pass(1).scene.name).toBe('closed');
    expect(game.restart(true).answer('Ben', 'q1', 0)).toBeUndefined();
  });

  test('counts everybody as connected until it is clear who stays away', () => {
    const game = new GamePlay(two, ['Anna', 'Ben', 'Cleo']).start();
    game.connect('Cleo', false);
    game.restart(true).answer('Anna', 'q1', 1);
    game.answer('Ben', 'q1', 1);
    expect(game.pass(10_000).scene).toMatchObject({ name: 'question', answered: 2, expected: 3 });
    game.connect('Cleo', false);
    expect(game.scene).toMatchObject({ answered: 2, expected: 2, remainingMs: 3000 });
    expect(game.pass(3000).scene.name).toBe('closed');
  });
});

describe('standings and breaks', () => {
  test('cover one another, and Next removes them one by one', () => {
    const game = play().goTo('reveal');
    game.command({ type: 'startBreak', minutes: 10 });
    game.command({ type: 'scores', shown: true });
    expect(game.pass(60_000).scene.name).toBe('scores');
    expect(game.host.next).toBe('break');
    game.move('next');
    // The break includes them, since its screen shows them in turn.
    const standings = [expect.objectContaining({ rank: 1, points: 0 })];
    expect(game.scene).toMatchObject({ name: 'break', remainingMs: 540_000 });
    expect('standings' in game.scene && game.scene.standings).toEqual(expect.arrayContaining(standings));
    game.move('next');
    expect(game.scene.name).toBe('reveal');
  });

  test('interrupt neither the lobby nor the podium, nor the season after it', () => {
    const game = new GamePlay(two);
    const refused = () => [
      game.command({ type: 'scores', shown: true }),
      game.command({ type: 'startBreak', minutes: 1 }),
      game.command({ type: 'pause' }),
    ];
    expect(refused()).toEqual(Array(3).fill('command_refused'));
    game.start().goTo('podium');
    expect(refused()).toEqual(Array(3).fill('command_refused'));
    game.command({ type: 'season', seasonId: 'winter' });
    game.move('next');
    expect([game.scene.name, refused()]).toEqual(['season', Array(3).fill('command_refused')]);
  });
});

describe('the autopilot', () => {
  const onAutopilot = (file: object) => {
    const game = new GamePlay(file);
    game.command({ type: 'autopilot', on: true });
    return game.start();
  };

  test('goes on 3 s after closing, 8 s after a reveal, and after 8 s of standings', () => {
    const one = { questions: [choice('A')] };
    const game = onAutopilot({ rounds: [one, one] }).pass(30_000);
    expect(game.pass(2_999).scene.name).toBe('closed');
    expect(game.pass(1).scene.name).toBe('reveal');
    expect(game.pass(7_999).scene.name).toBe('reveal');
    expect(game.pass(1).scene.name).toBe('scores');
    expect(game.pass(7_999).scene.name).toBe('scores');
    expect(game.pass(1).scene.name).toBe('question');
  });

  test('leaves standings that the host shows or uncovers to the host', () => {
    const one = { questions: [choice('A')] };
    const game = onAutopilot({ rounds: [one, one] });
    game.command({ type: 'scoresOneByOne', on: true });
    game.goTo('scores');
    while (game.scene.name === 'scores' && game.scene.hidden) {
      expect(game.pass(600_000).host.autopilotWaits).toBe('next');
      game.move('next');
    }
    expect(game.pass(600_000).scene.name).toBe('scores');
    game.goTo('question').command({ type: 'scores', shown: true });
    expect(game.pass(600_000).scene.name).toBe('scores');
  });

  test('goes through a round that is revealed at its end', () => {
    const game = onAutopilot({ rounds: [{ ...together, title: 'One' }] });
    expect(game.pass(8_000).scene).toMatchObject({ name: 'question', question: { text: 'A' } });
    expect(game.pass(33_000).scene).toMatchObject({ name: 'question', question: { text: 'B' } });
    expect(game.pass(30_000 + 10_000).scene.name).toBe('closed');
    expect(game.pass(3_000 + 16_000).scene.name).toBe('podium');
  });

  test('waits for added time', () => {
    const game = onAutopilot(together).pass(31_000);
    game.addTime(15);
    expect(game.pass(14_000).scene).toMatchObject({ question: { text: 'A' }, remainingMs: 1000 });
    expect(game.pass(4_000).scene).toMatchObject({ question: { text: 'B' } });
  });

  test('leaves a scene to a host who went back to it', () => {
    const game = onAutopilot(two).pass(33_000);
    game.move('back');
    expect(game.pass(20_000).scene.name).toBe('closed');
    game.move('next');
    expect(game.pass(8_000).scene).toMatchObject({ name: 'question', question: { text: 'B' } });
  });

  test('can be switched on and off at any time', () => {
    const game = play().goTo('reveal');
    game.command({ type: 'autopilot', on: true });
    game.pass(5_000).command({ type: 'autopilot', on: false });
    expect(game.pass(60_000).scene.name).toBe('reveal');
    game.command({ type: 'autopilot', on: true });
    expect(game.pass(8_000).scene.name).toBe('question');
  });
});

describe('the pace', () => {
  const speedy = { questions: [choice('A', { seconds: 20 })], scoring: 'speed', readSeconds: 0 };
  function atPace(factor: 1 | 1.5 | 2 | 0, file: object = speedy): GamePlay {
    const game = new GamePlay(file);
    expect(game.command({ type: 'pace', factor })).toBeUndefined();
    return game.start();
  }

  test.each([
    [1.5, 30_000, 833],
    [2, 40_000, 875],
    [0, null, 1000],
  ] as const)(
    'at the pace %d a question has %d ms, and an answer after 10 s %d points',
    (factor, durationMs, points) => {
      const game = atPace(factor);
      expect(game.monitor).toMatchObject({ pace: factor, scene: { remainingMs: durationMs, durationMs } });
      game.pass(10_000).answer('Anna', 'q1', 1);
      expect(game.goTo('reveal').own('Anna').results['q1']).toEqual({ correct: true, points });
    },
  );

  test('a game that has started keeps its pace', () => {
    const game = atPace(1.5);
    expect(game.command({ type: 'pace', factor: 2 })).toBe('command_refused');
    expect(game.monitor.pace).toBe(1.5);
  });
});
