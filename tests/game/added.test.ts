import { describe, expect, test, vi } from 'vitest';
import type { CommandOf } from '../../src/contract/fromHosts';
import { MAX_ADDED } from '../../src/contract/ownQuestion';
import { sheetsView } from '../../src/game/views/hostView';
import { collectResults } from '../../src/session/results/gameResults';
import { planOf, planOfCopy, restoreGame, stateDocument } from '../../src/session/gameDocuments';
import { GamePlay } from '../support/gamePlay';
import { choice, quizOf } from '../support/gameQuizzes';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const newGame = (file: object) => new GamePlay(file, NAMES).start();
const ask = (more: Partial<CommandOf<'ask'>> = {}): CommandOf<'ask'> => ({
  type: 'ask',
  text: 'Whose round?',
  answers: ['Ours', 'Yours'],
  correct: 1,
  ...more,
});
const two = { questions: [choice('A', { seconds: 20 }), choice('B')] };
const SHEET = { reveal: 'round', questions: [choice('A'), choice('B')] };
/** The scene on display, with its question and that question's place. */
function shown({ scene }: GamePlay): string {
  if (!('question' in scene) || !scene.question) return scene.name;
  const { questionId, number, of } = scene.question;
  return `${scene.name} ${questionId} ${number}/${of}`;
}
/** All scenes from this one to the podium. */
function way(game: GamePlay): string[] {
  const scenes = [shown(game)];
  while (game.scene.name !== 'podium') {
    game.move('next');
    scenes.push(shown(game));
  }
  return scenes;
}

describe('a question that the host adds at a reveal', () => {
  test('is the next one, with a right answer, its points and the usual time', () => {
    const game = newGame(two).goTo('reveal');
    expect(game.host.canAdd).toBe(true);
    expect(game.command(ask({ points: 2.5 }))).toBeUndefined();
    const question = { kind: 'choice', text: 'Whose round?', answers: ['Ours', 'Yours'], points: 2.5 };
    expect(game.scene).toMatchObject({ name: 'question', question, durationMs: 30_000, expected: 3 });
    expect(game.host).toMatchObject({ solution: { correct: [1] }, upcoming: 'B' });
    expect(game.host).not.toHaveProperty('canAdd');
    expect(JSON.stringify([game.phone, game.monitor])).not.toContain('correct');
    game.answers('added1', { Anna: 1, Ben: 0 });
    expect(way(game)).toEqual([
      'question added1 2/3',
      'closed added1 2/3',
      'reveal added1 2/3',
      'question q2 3/3',
      'closed q2 3/3',
      'reveal q2 3/3',
      'podium',
    ]);
    expect(game.points).toEqual({ Anna: 2.5, Ben: 0, Cleo: 0 });
    expect(game.own('Ben').results.added1).toEqual({ correct: false, points: 0 });
  });

  test('brings one point unless the host says otherwise, and as a poll none', () => {
    const game = newGame(two).goTo('reveal');
    game.command(ask());
    expect(game.scene).toMatchObject({ question: { kind: 'choice', points: 1 } });
    game.goTo('reveal').command(ask({ text: 'Beer?', correct: undefined }));
    expect(shown(game)).toBe('question added2 3/4');
    expect(game.scene).toMatchObject({ round: { index: 0 }, question: { kind: 'poll', points: 0 } });
  });

  test('is added once, however often the command arrives', () => {
    const game = newGame(two).goTo('reveal');
    for (let times = 0; times < 3; times++) expect(game.command(ask())).toBeUndefined();
    game.move('close');
    game.command(ask());
    expect([shown(game), game.plan.questions]).toMatchObject(['closed added1 2/3', { length: 3 }]);
  });

  test('is asked, not added again, after a server ended between storing the quiz and the game', () => {
    const game = newGame(two).goTo('reveal');
    const { state } = game;
    game.command(ask());
    game.state = state;
    expect([game.command(ask()), shown(game), game.plan.questions.length]).toEqual([
      undefined,
      'question added1 2/3',
      3,
    ]);
  });

  test('stays on the way back and forward', () => {
    const game = newGame(two).goTo('reveal');
    game.command(ask());
    game.move('back');
    game.move('next');
    expect(shown(game)).toBe('question added1 2/3');
    expect(game.answer('Anna', 'added1', 1)).toBeUndefined();
  });

  test('follows the reveal reached last, from wherever the host has gone back to', () => {
    const game = newGame({ questions: [...two.questions, choice('C')] });
    game.goTo('reveal').answers('q1', { Anna: 1 });
    game.move('next');
    game.answers('q2', { Ben: 1 }).goTo('reveal');
    const { points } = game;
    while (shown(game) !== 'reveal q1 1/3') game.move('back');
    expect([game.host.canAdd, game.command(ask())]).toEqual([true, undefined]);
    expect([shown(game), game.points]).toEqual(['question added1 3/4', points]);
    game.answers('added1', { Cleo: 1 });
    expect(way(game).slice(1, 4)).toEqual(['closed added1 3/4', 'reveal added1 3/4', 'question q3 4/4']);
    expect(game.points).toEqual({ ...points, Cleo: points.Cleo! + 1 });
  });

  test('comes before a question that was asked too early, which is asked again with its answers', () => {
    const game = newGame(two).goTo('reveal');
    game.command({ type: 'toPaper', playerId: 'Cleo' });
    game.goTo('question').answers('q2', { Anna: 1 });
    game.command({ type: 'toPaper', playerId: 'Ben' });
    game.goTo('closed');
    game.join('Dora');
    while (shown(game) !== 'reveal q1 1/2') game.move('back');
    expect(game.command(ask())).toBeUndefined();
    expect([shown(game), game.phone.questions.map(({ questionId }) => questionId)]).toEqual([
      'question added1 2/3',
      ['added1'],
    ]);
    expect(game.host.marking.map(({ questionId }) => questionId)).toEqual(['q1']);
    game.answers('added1', { Anna: 1 }).goTo('reveal');
    expect(game.scene).toMatchObject({ right: { count: 1, of: 2 } });
    game.goTo('question');
    expect(shown(game)).toBe('question q2 3/3');
    expect([game.own('Anna').answers.q2, game.answer('Dora', 'q2', 1)]).toEqual([1, undefined]);
    game.goTo('podium');
    expect(game.points).toMatchObject({ Anna: 2, Dora: 1 });
  });

  test('counts for standings that were shown before it, which are shown again', () => {
    const rounds = [two, two].map((each, at) => ({ ...each, title: `Round ${at + 1}` }));
    const game = newGame({ rounds }).answers('q1', { Anna: 1 });
    game.goTo('scores').goTo('question');
    while (game.scene.name !== 'scores') game.move('back');
    expect([game.command(ask()), shown(game)]).toEqual([undefined, 'question added1 3/3']);
    game.answers('added1', { Ben: 1, Cleo: 1 }).goTo('scores');
    expect(game.scene).toMatchObject({ standings: [{}, {}, {}] });
    expect(game.own('Cleo')).toMatchObject({ points: 1, gained: 1 });
    game.goTo('round');
    expect(game.scene).toMatchObject({ round: { index: 1 } });
  });

  test('is refused where stakes, a joker or a closed round would be open again', () => {
    const wagered = { questions: [choice('A'), choice('B', { wager: true }), choice('C')] };
    const joker = { joker: true, rounds: [two, two].map((each) => ({ ...each, title: 'One' })) };
    const sheet = { rounds: [{ questions: [choice('A')] }, SHEET] };
    for (const [quiz, seen] of [
      [wagered, 'wager'],
      [joker, 'round'],
      [sheet, 'closed'],
    ] as const) {
      const game = newGame(quiz).goTo('reveal').goTo(seen);
      while (game.scene.name !== 'reveal') game.move('back');
      expect([seen, game.host.canAdd, game.command(ask())]).toEqual([seen, undefined, 'command_refused']);
    }
  });

  test('is refused anywhere else', () => {
    const quiz = { ...two, tieBreak: { question: 'How long?', correctNumber: 7 } };
    const game = newGame(quiz);
    const refused = () =>
      expect([game.command(ask()), game.host.canAdd]).toEqual(['command_refused', undefined]);
    refused();
    game.goTo('closed');
    refused();
    game.command({ type: 'startBreak', minutes: 0 });
    refused();
    game.command({ type: 'endBreak' });
    game.goTo('reveal').command({ type: 'scores', shown: true });
    refused();
    game.command({ type: 'scores', shown: false });
    game.command({ type: 'end' });
    refused();
    game.goTo('goodbye');
    refused();
    const tied = newGame(quiz).goTo('tieBreak').goTo('reveal');
    expect([tied.command(ask()), new GamePlay(two).command(ask())]).toEqual([
      'command_refused',
      'command_refused',
    ]);
  });

  test('is refused once there are too many', () => {
    const game = newGame(two).goTo('reveal');
    for (let at = 1; at <= MAX_ADDED; at++) {
      expect([at, game.command(ask({ text: `Number ${at}` }))]).toEqual([at, undefined]);
      game.goTo('reveal');
    }
    expect([game.command(ask()), game.host.canAdd]).toEqual(['command_refused', undefined]);
    expect(way(game).at(-2)).toBe('reveal q2 22/22');
  });

  test('ends a break over that reveal, in which a poll stays outside the quiz', () => {
    const game = newGame(two).goTo('reveal');
    game.command({ type: 'startBreak', minutes: 5 });
    game.command(ask({ correct: undefined }));
    expect(game.scene).toMatchObject({ round: null });
    game.move('next');
    game.move('next');
    expect([game.scene.name, game.host.canAdd]).toEqual(['break', true]);
    game.command(ask());
    expect([shown(game), game.state.break]).toEqual(['question added1 2/3', null]);
  });

  test('scores by speed where its round does', () => {
    const game = newGame({ ...two, scoring: 'speed', readSeconds: 0 }).goTo('reveal');
    game.command(ask({ points: 2 }));
    expect(game.scene).toMatchObject({ question: { points: 2000 } });
    game.answers('added1', { Anna: 1 }).goTo('reveal');
    expect(game.points).toMatchObject({ Anna: 2000, Ben: 0 });
  });

  test('doubles with its round’s joker, and counts for the round’s total', () => {
    const game = new GamePlay({ joker: true, rounds: [{ title: 'One', ...two }] }, NAMES).start();
    game.joker('Anna', 0);
    game.goTo('reveal').command(ask());
    game.answers('added1', { Anna: 1, Ben: 1 }).goTo('reveal');
    expect(game.points).toMatchObject({ Anna: 2, Ben: 1 });
    game.command({ type: 'scoreRound', playerId: 'Ben', roundIndex: 0, points: 3 });
    game.goTo('podium');
    expect(game.points).toMatchObject({ Anna: 2, Ben: 3 });
  });

  test('can be taken out, judged by hand and corrected like any other', () => {
    const game = newGame(two).goTo('reveal');
    game.command(ask());
    game.answers('added1', { Anna: 1, Ben: 0 }).goTo('reveal');
    game.command({ type: 'score', playerId: 'Cleo', questionId: 'added1', share: 0.5 });
    expect(game.points).toEqual({ Anna: 1, Ben: 0, Cleo: 0.5 });
    game.command({ type: 'void', questionId: 'added1', voided: true });
    expect(game.points).toEqual({ Anna: 0, Ben: 0, Cleo: 0 });
  });

  test('is in the results and on the grid for paper, between the others', () => {
    const game = newGame(two).goTo('reveal');
    game.command(ask());
    game.answers('added1', { Anna: 1, Ben: 0 }).goTo('podium');
    expect(sheetsView(game).rounds).toMatchObject([
      {
        questions: [
          { questionId: 'q1' },
          { questionId: 'added1', answers: ['Ours', 'Yours'] },
          { questionId: 'q2' },
        ],
      },
    ]);
    const { questions, rounds, standings } = collectResults(game);
    expect(questions.find(({ questionId }) => questionId === 'added1')).toMatchObject({
      ...{ round: 1, number: 2, solution: 'Yours', answered: 2, correct: 1 },
    });
    expect([rounds.length, standings[0]]).toMatchObject([1, { name: 'Anna', rounds: [1] }]);
  });

  test('continues after a restart with the quiz that is stored', () => {
    const game = newGame(two).goTo('reveal');
    game.command(ask());
    game.plan = planOfCopy(JSON.parse(JSON.stringify(game.plan.source)));
    game.restart().command({ type: 'resume' });
    expect([shown(game), game.answer('Anna', 'added1', 1)]).toEqual(['question added1 2/3', undefined]);
  });
});

describe('added to a round that is revealed at its end', () => {
  test('is asked and closed by itself after the reveal on display, and changes no number on a sheet', () => {
    const game = newGame(SHEET).goTo('closed').answers('q1', { Anna: 1 });
    game.move('next');
    expect(game.command(ask())).toBeUndefined();
    expect(game.scene).toMatchObject({ round: { index: 0, reveal: 'question', questionCount: 3 } });
    expect(game.scene).not.toHaveProperty('ready');
    game.answers('added1', { Anna: 1 });
    expect([game.answer('Anna', 'q2', 1), game.ready('Anna')]).toEqual(['answers_closed', 'answers_closed']);
    expect(way(game)).toEqual([
      'question added1 3/3',
      'closed added1 3/3',
      'reveal added1 3/3',
      'reveal q2 2/3',
      'podium',
    ]);
    expect(sheetsView(game).rounds).toMatchObject([
      { index: 0, questions: [{ questionId: 'q1' }, { questionId: 'q2' }, { questionId: 'added1' }] },
    ]);
    expect(collectResults(game)).toMatchObject({
      rounds: [{ round: 1 }],
      standings: [{ name: 'Anna', rounds: [2] }, {}, {}],
    });
  });

  test('leaves what is not revealed yet as it is on the way back', () => {
    const game = newGame(SHEET).goTo('reveal');
    game.command(ask());
    game.move('back');
    game.move('back');
    game.move('back');
    expect([shown(game), game.phone.questions.map(({ questionId }) => questionId)]).toEqual([
      'question q2 2/3',
      ['q2'],
    ]);
    expect([game.ready('Anna'), game.ready('Ben')]).toEqual([undefined, undefined]);
    expect(game.answer('Anna', 'added1', 1)).toBe('answers_closed');
  });

  test('follows the reveals of a round beside the others', () => {
    const beside = { title: 'All evening', beside: true, ...SHEET };
    const game = newGame({ scores: 'end', rounds: [{ questions: [choice('A')] }, beside] });
    game.answers('q2', { Anna: 1 }).goTo('reveal');
    game.command(ask({ text: 'Early?' }));
    expect(game.monitor.beside).toMatchObject({ begun: 1 });
    game.goTo('round').goTo('reveal').command(ask());
    game.answers('added2', { Ben: 1 });
    expect([shown(game), game.monitor.beside]).toEqual(['question added2 3/3', undefined]);
    expect(way(game).slice(2)).toEqual(['reveal added2 3/3', 'reveal q3 2/3', 'podium']);
    expect(game.points).toEqual({ Anna: 1, Ben: 1, Cleo: 0 });
  });
});

test('a game that was stored just before the question it added is at the same place, with that question ahead', async () => {
  const game = newGame(two).goTo('reveal').goTo('closed');
  while (game.scene.name !== 'reveal') game.move('back');
  const { state } = game;
  game.command(ask());
  const stored = {
    answers: [],
    decisions: [],
    state: JSON.parse(JSON.stringify(stateDocument(state))) as object,
    quiz: game.plan.source,
  };
  const players = state.players.map((player, order) => ({ ...player, order, joinedAt: 0, tokenHash: '' }));
  const session = { sessionCode: 'BDFGH', players, game: stored };
  Object.assign(game, await restoreGame(session, { quiz: two, now: 0 }, vi.fn()));
  game.command({ type: 'resume' });
  expect(shown(game)).toBe('reveal q1 1/3');
  expect(way(game).slice(1, 3)).toEqual(['question added1 2/3', 'closed added1 2/3']);
});

test('a quiz file whose author has a list with the same name is played without it', () => {
  for (const added of [
    '2026',
    [{ after: 'q9', question: choice('C') }],
    [{ after: 'q1', question: choice('C') }],
  ]) {
    expect(quizOf({ ...two, added })).toEqual(quizOf(two));
    const { questions, source } = planOf({ ...two, added });
    expect([questions.length, source]).toEqual([2, two]);
  }
});

test('what cannot be read among what a session’s copy has added is left out', () => {
  const wrong = [1, { after: 'q9', question: choice('C') }, { after: 'q1', question: {} }];
  const right = { after: 'q1', question: choice('C') };
  expect(planOfCopy({ ...two, added: wrong }).questions.length).toBe(2);
  expect(planOfCopy({ ...two, added: [...wrong, right] }).questions[1]).toMatchObject({
    question: { questionId: 'added4', added: true, text: 'C' },
  });
});

test('the question on display, asked once more after Back, adds nothing', () => {
  const game = newGame(two).goTo('reveal');
  game.command(ask({}));
  game.goTo('reveal');
  game.command(ask({ text: 'Another one?' }));
  game.move('back');
  const { plan, state } = game;
  expect(game.scene).toMatchObject({ name: 'reveal', question: { text: 'Whose round?' } });
  expect(game.command(ask({}))).toBeUndefined();
  expect(game.plan.scenes).toHaveLength(plan.scenes.length);
  expect(game.state).toEqual(state);
});
