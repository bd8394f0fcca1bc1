import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const file = {
  rounds: [
    {
      title: 'One',
      questions: [
        choice('A', {
          explanation: 'So it is.',
          note: 'Slowly.',
          image: 'cat.png',
          imageAlt: 'A cat',
          audio: 'a.mp3',
          video: 'a.mp4',
        }),
        { question: 'B', correctNumber: 8, unit: 'legs' },
      ],
    },
  ],
};
const round = { index: 0, of: 1, title: 'One', questionCount: 2, reveal: 'question' };

describe('a monitor', () => {
  test('sees the lobby, and the coming round without its questions', () => {
    const game = new GamePlay(file);
    const before = {
      revision: 2,
      step: 0,
      paused: false,
      locked: false,
      autopilot: false,
      pace: 1,
      scoresOneByOne: false,
    };
    expect(game.monitor).toEqual({ ...before, scene: { name: 'lobby' } });
    expect(game.start().monitor).toEqual({
      ...before,
      revision: 3,
      step: 1,
      scene: { name: 'round', round },
    });
  });

  test('sees a question with all its fields, and nothing that gives its answer away', () => {
    const game = new GamePlay(file).start().goTo('question');
    expect(game.scene).toEqual({
      name: 'question',
      round,
      remainingMs: 30_000,
      durationMs: 30_000,
      answered: 0,
      expected: 2,
      waitingFor: ['Anna', 'Ben'],
      waiting: true,
      question: {
        questionId: 'q1',
        number: 1,
        of: 2,
        kind: 'choice',
        text: 'A',
        points: 1,
        answers: ['red', 'green', 'blue'],
        imageUrl: '/media/7',
        imageAlt: 'A cat',
        audioUrl: '/media/5',
        videoUrl: '/media/5',
      },
    });
  });

  test('sees the five nearest numbers', () => {
    const names = Array.from({ length: 12 }, (_, i) => `Player ${i}`);
    const game = new GamePlay({ questions: [{ question: 'N', correctNumber: 0 }] }, names).start();
    names.forEach((name, i) => game.answer(name, 'q1', 12 - i));
    const { scene } = game.goTo('reveal');
    expect(scene).toMatchObject({ tally: { nearest: [1, 2, 3, 4, 5].map((value) => ({ value })) } });
  });

  test('sees the ten most frequent answers', () => {
    const names = Array.from({ length: 12 }, (_, i) => `Player ${i}`);
    const game = new GamePlay({ questions: [{ question: 'T', acceptedAnswers: ['z'] }] }, names).start();
    names.forEach((name, i) => game.answer(name, 'q1', i === 11 ? 'k' : 'abcdefghijk'[i]!));
    const { scene } = game.goTo('reveal');
    if (scene.name !== 'reveal' || scene.tally.kind !== 'text') throw Error(scene.name);
    expect(scene.tally.groups.map(({ text, count }) => `${text}${count}`).join(' ')).toBe(
      'k2 a1 b1 c1 d1 e1 f1 g1 h1 i1',
    );
  });
});

describe('a phone', () => {
  test('sees the scene without tally, standings and counts', () => {
    const game = new GamePlay(file).start().goTo('reveal');
    expect(Object.keys(game.phone.scene)).toEqual(['name', 'round', 'question', 'solution']);
    expect(game.goTo('question').phone.scene).not.toHaveProperty('answered');
    expect(game.scene).toMatchObject({ question: { kind: 'number', unit: 'legs' } });
    expect(game.phone.questions).toEqual([(game.scene as { question: object }).question]);
    game.command({ type: 'scores', shown: true });
    expect(game.phone.scene).toEqual({ name: 'scores' });
    expect(game.goTo('podium').phone.scene).toEqual({ name: 'podium', tied: true });
  });
});

describe('a host', () => {
  test('sees what comes next, and the right answer before anybody else', () => {
    const game = new GamePlay(file);
    expect(game.host).toMatchObject({ next: null, upcoming: 'A', marking: [] });
    expect(game.start().host).toMatchObject({ next: 'question', upcoming: 'A' });
    expect(game.goTo('question').host).toMatchObject({
      next: 'closed',
      upcoming: 'B',
      note: 'Slowly.',
      solution: { correct: [1], explanation: 'So it is.' },
      players: [
        { playerId: 'Anna', name: 'Anna', connected: true, answered: false, points: 0 },
        { name: 'Ben' },
      ],
    });
    game.answer('Ben', 'q1', 1);
    expect(game.host.players[1]).toMatchObject({ answered: true, points: 0 });
    expect(game.goTo('reveal').host.players[1]).toMatchObject({ answered: true, points: 1 });
  });

  test('sees who has answered any question of a round when it is closed', () => {
    const game = new GamePlay({ reveal: 'round', questions: [choice('A'), choice('B')] }).start();
    game.answer('Ben', 'q1', 1);
    expect(game.goTo('closed').host.players).toMatchObject([{ answered: false }, { answered: true }]);
  });
});

test('only monitors get the places on the podium after the tenth, up to the 200th, also with stars', () => {
  const names = Array.from({ length: 230 }, (_, place) => `Team ${place + 1}`).with(10, 'Arsch');
  const game = new GamePlay({ questions: [choice('A')] }, names).start();
  game.command({ type: 'end' });
  const { scene } = game.goTo('podium');
  if (scene.name !== 'podium') throw Error(scene.name);
  expect([scene.standings.length, scene.rest?.length, scene.playerCount]).toEqual([10, 190, 230]);
  expect(scene.rest?.slice(0, 2)).toEqual([
    { rank: 1, name: 'A****', points: 0 },
    { rank: 1, name: 'Team 12', points: 0 },
  ]);
  expect(game.phone.scene).toEqual({ name: 'podium', tied: true });
});

describe('what the host reads ahead', () => {
  const quiz = {
    scores: 'round',
    rounds: [
      {
        title: 'Sheet',
        reveal: 'round',
        questions: [{ ...choice('A'), note: 'Slowly.' }, choice('B')],
      },
      { title: 'Beside', beside: true, reveal: 'round', questions: [choice('C')] },
      { title: 'Last', questions: [choice('D')] },
    ],
  };
  const ahead = ({ host }: GamePlay) => [host.next, host.upcomingRound, host.upcoming, host.upcomingNote];

  test('is true scene by scene, around sheets and beside rounds', () => {
    const game = new GamePlay(quiz).start();
    const seen = [ahead(game)];
    while (game.host.next !== 'podium') {
      game.move('next');
      if (game.scene.name !== 'closed' && 'lastCallMs' in game.scene) game.move('next');
      seen.push(ahead(game));
    }
    expect(seen).toEqual([
      // From the title of the sheet, through its questions, to their reveals.
      ['question', undefined, 'A', 'Slowly.'],
      ['question', undefined, 'B', undefined],
      ['closed', undefined, undefined, undefined],
      ['reveal', undefined, 'A', undefined],
      ['reveal', undefined, 'B', undefined],
      ['scores', 'Beside', undefined, undefined],
      ['round', 'Beside', undefined, undefined],
      // The beside round.
      ['closed', undefined, undefined, undefined],
      ['reveal', undefined, 'C', undefined],
      ['scores', 'Last', 'D', undefined],
      ['round', 'Last', 'D', undefined],
      // The last round.
      ['question', undefined, 'D', undefined],
      ['closed', undefined, undefined, undefined],
      ['reveal', undefined, undefined, undefined],
      ['podium', undefined, undefined, undefined],
    ]);
  });

  test('is what standings and breaks cover, and nothing after an early end', () => {
    const game = new GamePlay(quiz).start();
    game.move('next');
    game.command({ type: 'scores', shown: true });
    expect(ahead(game)).toEqual(['question', undefined, 'A', undefined]);
    game.command({ type: 'startBreak', minutes: 0 });
    expect(ahead(game)).toEqual(['question', undefined, 'A', undefined]);
    game.command({ type: 'end' });
    expect(game.host.upcoming).toBeUndefined();
  });
});

test('a break says which round begins after it', () => {
  const question = { question: 'Which?', answers: ['this', 'that'], correctAnswer: 0 };
  const game = new GamePlay({
    quizName: 'Pub',
    scores: 'end',
    rounds: [
      { title: 'Warm-up', questions: [question, question] },
      { questions: [question] },
      { title: 'Finale', questions: [question] },
    ],
  });
  const nextIn = (): unknown => {
    game.command({ type: 'startBreak', minutes: 0 });
    const { scene } = game;
    game.command({ type: 'endBreak' });
    return scene.name === 'break' ? (scene.next?.title ?? scene.next?.index) : scene.name;
  };
  game.command({ type: 'start' });
  game.goTo('reveal');
  expect(nextIn()).toBeUndefined();
  game.goTo('reveal');
  expect(nextIn()).toBe(1);
  game.goTo('reveal');
  expect(nextIn()).toBe('Finale');
  game.goTo('reveal');
  expect(nextIn()).toBeUndefined();
});
