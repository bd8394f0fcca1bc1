import { describe, expect, test } from 'vitest';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';

const one = { questions: [choice('A')] };
/** A game whose last reveal is on display, with these points. */
function revealed(points: Record<string, number>, file: object = one): GamePlay {
  const game = new GamePlay(file, Object.keys(points)).start();
  for (const [playerId, given] of Object.entries(points)) game.give(playerId, given);
  while (game.host.next !== 'podium') game.move('next');
  return game;
}
const covered = (points: Record<string, number>, file?: object): GamePlay => {
  const game = revealed(points, file);
  game.move('next');
  return game;
};
const five = { Anna: 5, Ben: 4, Cleo: 3, Dora: 2, Eve: 1 };
const placesOn = ({ scene }: GamePlay) => ('standings' in scene ? scene.standings! : []);
/** The names on the wall, and the number of covered places. */
const shown = (game: GamePlay) => [
  placesOn(game)
    .map(({ name }) => name)
    .join(),
  'hidden' in game.scene ? game.scene.hidden : undefined,
];

describe('the podium', () => {
  test('comes after the last reveal with its first three places covered, and Next uncovers them', () => {
    const game = covered(five);
    const seen = [shown(game)];
    while (game.host.next === 'podium' && seen.length < 4) seen.push((game.move('next'), shown(game)));
    expect(seen).toEqual([
      ['Dora,Eve', 3],
      ['Cleo,Dora,Eve', 2],
      ['Ben,Cleo,Dora,Eve', 1],
      ['Anna,Ben,Cleo,Dora,Eve', undefined],
    ]);
  });

  test('sends no covered place, and not whether the first is shared', () => {
    const game = covered({ Anna: 2, Ben: 2, Cleo: 1, Dora: 0 });
    expect(JSON.stringify([game.monitor, game.phone])).not.toMatch(/Anna|Ben|Cleo/);
    expect(game.scene).toMatchObject({ tied: false, playerCount: 4 });
    expect(game.scene).not.toHaveProperty('rest');
    expect(game.goTo('podium').scene).toMatchObject({ tied: true, rest: [] });
  });

  test.each([
    [{ Anna: 3, Ben: 2, Cleo: 2, Dora: 0 }, 2],
    [{ Anna: 2, Ben: 2, Cleo: 1, Dora: 0 }, 2],
    [{ Anna: 1, Ben: 1, Cleo: 1, Dora: 0 }, 1],
    [{ Anna: 1, Ben: 0 }, undefined],
    [five, undefined],
  ])('of %j says how many steps it has, where some are shared, until all are uncovered', (points, steps) => {
    const game = covered(points);
    const stepsOn = () => (game.scene.name === 'podium' ? game.scene.steps : undefined);
    for (; game.scene.name === 'podium' && game.scene.hidden; game.move('next'))
      expect(stepsOn()).toBe(steps);
    expect([game.scene.name, stepsOn()]).toEqual(['podium', undefined]);
  });

  test('tells each phone its place when the wall shows it, and no sooner', () => {
    const game = covered(five);
    const own = (name: string) => [game.own(name).rank, game.own(name).points, game.own(name).amongFirst];
    expect(own('Dora')).toEqual([4, 2, undefined]);
    expect([own('Anna'), own('Cleo')]).toEqual(Array(2).fill([null, null, true]));
    game.move('next');
    expect([own('Ben'), own('Cleo')]).toEqual([
      [null, null, true],
      [3, 3, undefined],
    ]);
  });

  test('uncovers at once all who share a place', () => {
    const game = covered({ Anna: 3, Ben: 2, Cleo: 2, Dora: 0 });
    game.move('next');
    expect(shown(game)).toEqual(['Ben,Cleo,Dora', 1]);
  });

  test.each([
    [{ Anna: 1 }, 1],
    [{ Anna: 0, Ben: 0, Cleo: 0, Dora: 0 }, 4],
  ])('of %j takes one press', (points, hidden) => {
    const game = covered(points);
    expect(game.scene).toMatchObject({ hidden, standings: [] });
    game.move('next');
    expect(game.scene).not.toHaveProperty('hidden');
  });

  test('that more share than it shows keeps all of them covered', () => {
    const names = Array.from({ length: 12 }, (_, place) => `Team ${place}`);
    const game = covered(Object.fromEntries(names.map((name) => [name, 1])));
    expect(game.scene).toMatchObject({ hidden: 10, standings: [] });
    expect(game.own('Team 11')).toMatchObject({ rank: null, amongFirst: true });
    game.move('next');
    expect(game.scene).toMatchObject({ tied: true, rest: [{ name: 'Team 10' }, { name: 'Team 11' }] });
  });

  test('is covered again by Back, on phones too, and then gone back from', () => {
    const game = covered(five).goTo('podium');
    game.move('back');
    expect([shown(game), game.own('Anna').rank]).toEqual([['Ben,Cleo,Dora,Eve', 1], null]);
    game.move('back');
    game.move('back');
    game.move('back');
    expect(game.scene.name).toBe('reveal');
    game.move('next');
    expect(shown(game)).toEqual(['Dora,Eve', 3]);
  });

  test('is where it was after a restart', () => {
    const game = covered(five);
    game.move('next');
    game.restart();
    expect(shown(game)).toEqual(['Cleo,Dora,Eve', 2]);
  });

  test('is uncovered by the autopilot too', () => {
    const game = revealed(five);
    game.command({ type: 'autopilot', on: true });
    game.move('next');
    expect(shown(game.pass(6_000))).toEqual(['Cleo,Dora,Eve', 2]);
    for (let place = 2; place > 0; place--) game.pass(6_000);
    expect(shown(game)).toEqual(['Anna,Ben,Cleo,Dora,Eve', undefined]);
    for (let pause = 0; pause < 3; pause++) game.pass(600_000);
    expect(game.scene.name).toBe('goodbye');
  });

  test('shows all places in pages, which Back turns back', () => {
    const names = Array.from({ length: 30 }, (_, place) => `Team ${place}`);
    const game = covered(Object.fromEntries(names.map((name, place) => [name, 100 - place])));
    game.goTo('podium');
    const pages = [0, 1].map(() => (game.move('next'), (game.scene as { page?: number }).page));
    expect([pages, game.host.next]).toEqual([[0, 1], 'goodbye']);
    game.move('back');
    game.move('back');
    expect(game.scene).not.toHaveProperty('page');
  });
});

describe('a change while the podium is covered', () => {
  test('covers nobody anew who was shown', () => {
    const game = covered(five);
    game.move('next');
    game.give('Dora', 4.5);
    expect(shown(game)).toEqual(['Dora,Ben,Cleo,Eve', 1]);
    game.give('Cleo', 9);
    expect(shown(game)).toEqual(['Cleo,Anna,Dora,Ben,Eve', undefined]);
  });

  test('shows a place whole where one who was shown comes to share it', () => {
    const game = covered(five);
    game.move('next');
    game.give('Cleo', 4);
    expect(shown(game)).toEqual(['Ben,Cleo,Dora,Eve', 1]);
  });
});

describe('standings after the last reveal', () => {
  test('keep the first three places for the podium', () => {
    const game = revealed(five);
    game.command({ type: 'scores', shown: true });
    expect([shown(game), game.host.next]).toEqual([['Dora,Eve', 3], 'reveal']);
    game.command({ type: 'scores', shown: true });
    expect(shown(game)).toEqual(['Dora,Eve', 3]);
    expect(game.own('Dora').rank).toBeNull();
    game.command({ type: 'scores', shown: false });
    expect(game.scene.name).toBe('reveal');
  });

  test('uncover the others one by one, where they do so', () => {
    const game = revealed(five);
    game.command({ type: 'scoresOneByOne', on: true });
    game.command({ type: 'scores', shown: true });
    expect(shown(game)).toEqual(['', 5]);
    game.command({ type: 'scores', shown: true });
    expect(shown(game)).toEqual(['Dora,Eve', 3]);
    game.move('next');
    expect(game.scene.name).toBe('reveal');
  });

  test('say where each team was before', () => {
    const game = new GamePlay({ rounds: [one, one, one] }, ['Anna', 'Ben']).start();
    expect(JSON.stringify(game.goTo('scores').scene)).not.toContain('before');
    game.goTo('question').give('Ben', 3);
    expect(game.goTo('scores').scene).toMatchObject({
      standings: [
        { name: 'Ben', rank: 1, before: 1 },
        { name: 'Anna', rank: 2, before: 1 },
      ],
    });
  });
});

describe('awards', () => {
  const guess = { question: 'How many?', correctNumber: 100 };
  const rounds = [
    { title: 'One', questions: [choice('A'), choice('B')] },
    { title: 'Two', questions: [choice('C', { points: 3 }), guess] },
  ];
  const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
  /** Dora is last after the first round, and alone in knowing C. */
  function played(): GamePlay {
    const game = new GamePlay({ rounds }, names).start().goTo('question');
    for (const name of ['Anna', 'Ben', 'Cleo']) game.answer(name, 'q1', 1);
    game.answer('Dora', 'q1', 0);
    game.goTo('question').goTo('scores').goTo('question');
    for (const name of names) game.answer(name, 'q3', name === 'Dora' ? 1 : 0);
    game.goTo('question');
    names.forEach((name, place) => game.answer(name, 'q4', 90 - place * 10));
    return game.goTo('podium');
  }

  const ALL = [
    { award: 'onlyRight', name: 'Dora', value: 'C' },
    { award: 'closest', name: 'Anna', value: 10 },
    { award: 'climb', name: 'Dora', value: 3 },
  ] as const;
  const awardsOn = ({ scene }: GamePlay) => (scene.name === 'awards' ? scene.awards.length : undefined);

  test('follow the podium, each true, at most three, and are kept by those who earned them', () => {
    const game = played();
    expect(game.host.next).toBe('awards');
    const seen = [1, 2, 3].map(() => (game.move('next'), game.scene));
    expect(seen).toEqual([1, 2, 3].map((count) => ({ name: 'awards', awards: ALL.slice(0, count), of: 3 })));
    expect(game.own('Anna').awards).toEqual([ALL[1]]);
    expect([game.own('Ben').awards, game.host.next]).toEqual([undefined, 'goodbye']);
  });

  test('come one by one, on phones too, and Back covers them again', () => {
    const game = played();
    const told = () => [awardsOn(game), game.own('Dora').awards?.length, game.own('Anna').awards?.length];
    const { step } = game.state;
    const seen = ['next', 'next', 'next', 'back', 'back'] as const;
    expect(seen.map((type) => (game.move(type), told()))).toEqual([
      [1, 1, undefined],
      [2, 1, 1],
      [3, 2, 1],
      [2, 1, 1],
      [1, 1, undefined],
    ]);
    expect([game.state.step - step, game.host.next, game.phone.scene]).toEqual([5, 'awards', game.scene]);
    game.move('back');
    expect([game.scene.name, game.own('Dora').awards]).toEqual(['podium', undefined]);
  });

  test('are uncovered by the autopilot, which then goes on', () => {
    const game = played();
    game.move('next');
    game.command({ type: 'autopilot', on: true });
    const seen = [1, 2, 3].map(() => (game.pass(8_000), awardsOn(game)));
    expect([seen, game.scene.name]).toEqual([[2, 3, undefined], 'goodbye']);
  });

  test('come back as they were left', () => {
    const game = played();
    game.move('next');
    game.command({ type: 'end', step: game.state.step });
    game.move('back');
    expect(awardsOn(game)).toBe(1);
    game.goTo('goodbye').move('back');
    expect([awardsOn(game), game.restart().scene]).toEqual([3, { name: 'awards', awards: ALL, of: 3 }]);
  });

  test('are left out on request, and disappear when they are switched off', () => {
    const game = played();
    game.move('next');
    game.command({ type: 'awards', on: false });
    expect([game.scene.name, game.host.next, game.monitor.awards]).toEqual(['podium', 'goodbye', false]);
  });

  test('are kept too where a goodbye that passed them over leads back to them', () => {
    const game = played();
    game.command({ type: 'end', step: game.state.step });
    expect([game.scene.name, game.state.awardCount]).toEqual(['goodbye', 0]);
    game.move('back');
    expect([game.scene.name, game.state.awardCount]).toEqual(['awards', 1]);
  });

  test('precede the season, which leads back to them', () => {
    const game = played();
    game.command({ type: 'season', seasonId: 'winter' });
    const ahead = [1, 2, 3, 4].map(() => (game.move('next'), game.scene.name));
    expect(ahead).toEqual(['awards', 'awards', 'awards', 'season']);
    game.move('back');
    expect(awardsOn(game)).toBe(3);
  });

  test('tell phones at once what a correction changes, as the season does', () => {
    const game = played();
    game.command({ type: 'season', seasonId: 'winter' });
    for (const [at, name] of (['awards', 'season'] as const).entries()) {
      game.goTo(name);
      game.give('Ben', 10 + at);
      const { points } = game.host.players.find((each) => each.name === 'Ben')!;
      expect([game.scene.name, game.own('Ben').rank, game.own('Ben').points]).toEqual([name, 1, points]);
    }
  });

  test('are none where nothing deserves one, or too few played', () => {
    for (const points of [five, { Anna: 1, Ben: 0 }]) {
      const game = covered(points).goTo('podium');
      if (game.host.next === 'podium') game.move('next');
      expect(game.host.next).toBe('goodbye');
    }
  });

  test('claim nothing about a question that a sheet on paper may have right', () => {
    const game = played();
    game.join('Pia', { paper: true });
    game.goTo('goodbye').move('back');
    expect(JSON.stringify(game.scene)).not.toContain('onlyRight');
  });
});

test('walls and phones are told which scene is the last, and only that one', () => {
  const game = covered(five);
  const seen: [string, boolean][] = [];
  for (;;) {
    expect(game.phone.last).toBe(game.monitor.last);
    seen.push([game.scene.name, game.monitor.last === true]);
    if (game.move('next') !== undefined) break;
  }
  expect(seen.filter(([, isLast]) => isLast)).toEqual([seen.at(-1)]);
  expect(seen.at(-1)).toEqual(['goodbye', true]);
});

describe('the goodbye', () => {
  test('is the last scene, and tells when the next quiz is', () => {
    const game = covered(five).goTo('goodbye');
    expect([game.host.next, game.move('next')]).toEqual([null, 'command_refused']);
    game.nextDate = 'Tuesday, 8 pm';
    expect([game.scene, game.phone.scene]).toEqual(
      Array(2).fill({ name: 'goodbye', nextDate: 'Tuesday, 8 pm' }),
    );
    expect(game.own('Ben')).toMatchObject({ rank: 2, points: 4, of: 5 });
  });

  test('follows the season, and Back leads through all that was before it', () => {
    const game = covered(five);
    game.command({ type: 'season', seasonId: 'winter' });
    game.goTo('goodbye');
    const before = ['season', 'podium'].map(() => (game.move('back'), game.scene.name));
    expect(before).toEqual(['season', 'podium']);
  });

  test('comes at once by an end from the podium on, and Back leads to the places that were covered', () => {
    const game = covered(five);
    game.command({ type: 'season', seasonId: 'winter' });
    game.command({ type: 'end', step: game.state.step });
    expect([game.scene, game.monitor.last]).toEqual([{ name: 'goodbye' }, true]);
    game.move('back');
    expect(shown(game)).toEqual(['Dora,Eve', 3]);
    expect(game.own('Anna').amongFirst).toBe(true);
  });

  test('does not come where two devices end the game at the same step', () => {
    const game = new GamePlay(one, ['Anna']).start();
    const { step } = game.state;
    expect(game.command({ type: 'end', step })).toBeUndefined();
    expect([game.command({ type: 'end', step }), game.scene.name]).toEqual(['command_stale', 'podium']);
  });
});

describe('before the podium the autopilot', () => {
  const quiz = {
    questions: [{ question: 'Who?', acceptedAnswers: ['Johann Sebastian Bach'] }],
    tieBreak: { question: 'How many?', correctNumber: 5 },
  };
  const atReveal = (answer = 'J. S. Bach') => {
    const game = new GamePlay(quiz);
    game.join('Pia', { paper: true });
    game.command({ type: 'autopilot', on: true });
    game.start().answers('q1', { Anna: answer, Ben: answer });
    return game.goTo('reveal');
  };
  const judge = (game: GamePlay) =>
    game.command({ type: 'mark', questionId: 'q1', answer: 'J. S. Bach', correct: true });
  const handIn = (game: GamePlay) =>
    game.command({ type: 'score', playerId: 'Pia', questionId: 'q1', share: 0 });

  test('stops while answers and sheets are open, and says so to hosts', () => {
    const game = atReveal().pass(3_600_000);
    expect(game.scene.name).toBe('reveal');
    expect(game.host).toMatchObject({ autopilotWaits: 'openEnds', next: 'tieBreak', missingSheets: 1 });
    judge(game);
    expect(game.pass(3_600_000).scene.name).toBe('reveal');
  });

  test('goes on with its usual pause once nothing is open', () => {
    const game = atReveal().pass(3_600_000);
    judge(game);
    handIn(game);
    expect(game.host).not.toHaveProperty('autopilotWaits');
    expect(game.pass(7_999).scene.name).toBe('reveal');
    expect(game.pass(1).scene.name).toBe('tieBreak');
  });

  test('stops while something about the season is open', () => {
    const game = atReveal('Johann Sebastian Bach');
    handIn(game);
    game.happen({ type: 'seasonOpen', open: true });
    expect(game.pass(3_600_000).scene.name).toBe('reveal');
    expect(game.host.autopilotWaits).toBe('openEnds');
    game.happen({ type: 'seasonOpen', open: false });
    expect(game.pass(8_000).scene.name).toBe('tieBreak');
  });

  test('goes on after Next, and does not stop again where the end was reached before', () => {
    const game = atReveal().pass(60_000);
    game.give('Anna', 1);
    game.move('next');
    expect(game.scene).toMatchObject({ name: 'podium', hidden: 3 });
    expect(game.pass(6_000).scene).not.toMatchObject({ hidden: 3 });
  });
});

test('hosts are told where the autopilot waits for them', () => {
  const quiz = { rules: 'Be fair.', rounds: [{ title: 'One', questions: [choice('A')] }] };
  const game = new GamePlay(quiz).start();
  expect(game.host).not.toHaveProperty('autopilotWaits');
  game.command({ type: 'autopilot', on: true });
  expect([game.scene.name, game.host.autopilotWaits]).toEqual(['rules', 'next']);
  game.move('next');
  expect([game.scene.name, game.host.autopilotWaits]).toEqual(['round', undefined]);
  game.command({ type: 'startBreak', minutes: 0 });
  expect(game.host.autopilotWaits).toBe('next');
  game.command({ type: 'pause' });
  expect(game.host).not.toHaveProperty('autopilotWaits');
});
