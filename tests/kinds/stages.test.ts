import { describe, expect, test } from 'vitest';
import { GamePlay } from '../support/gamePlay';
import { choice, faultsIn, quizOf } from '../support/gameQuizzes';
import { fc } from '../support/property';

const animal = {
  question: 'Which animal?',
  stages: [
    { text: 'It sleeps upside down.' },
    { text: 'It hears well.', image: 'ear.png' },
    { image: 'bat-itself.png' },
  ],
  acceptedAnswers: ['bat', 'flying fox'],
  stagePoints: [5, 3, 1],
};
const NAMES = ['Anna', 'Ben', 'Cleo'];
const played = (rules: object = {}, question: object = animal) =>
  new GamePlay({ questions: [question, choice('And now?')], ...rules }, NAMES).start();

/** The scene's question; the test fails where it asks none. */
function askedIn({ scene }: GamePlay) {
  if (!('question' in scene) || scene.question?.kind !== 'stages') throw new Error(`there is ${scene.name}`);
  return scene.question;
}
const pointsOf = (game: GamePlay) =>
  Object.fromEntries(game.goTo('podium').host.players.map(({ name, points }) => [name, points]));

describe('a question in stages', () => {
  test('shows one clue more with each Next, on wall and phones, while the points fall', () => {
    const game = played();
    expect(askedIn(game)).toMatchObject({
      stage: 0,
      stageCount: 3,
      points: 5,
      clues: ['It sleeps upside down.'],
    });
    expect(askedIn(game).imageUrl).toBeUndefined();
    const { step } = game.monitor;
    game.move('next');
    expect(game.monitor.step).toBe(step + 1);
    expect(askedIn(game)).toMatchObject({
      stage: 1,
      points: 3,
      clues: ['It sleeps upside down.', 'It hears well.'],
      imageUrl: '/media/7',
    });
    expect(game.phone.questions).toMatchObject([
      {
        stage: 1,
        stageCount: 3,
        points: 3,
        clues: ['It sleeps upside down.', 'It hears well.'],
        media: ['image'],
      },
    ]);
    game.move('next');
    expect(askedIn(game)).toMatchObject({ stage: 2, points: 1, imageUrl: '/media/14' });
    expect(game.host.next).toBe('closed');
    expect(game.goTo('reveal').scene).toMatchObject({
      solution: { kind: 'stages', accepted: ['bat', 'flying fox'] },
    });
  });

  test('tells nobody but hosts about later clues', () => {
    const game = played();
    const seen = JSON.stringify([game.monitor, game.phone, game.own('Anna')]);
    expect(seen).not.toContain('hears');
    expect(seen).not.toContain('/media');
  });

  test('counts a mark of the host by that stage, too, and a score on paper in full', () => {
    const game = played();
    game.move('next');
    game.answer('Anna', 'q1', 'vampire');
    game.command({ type: 'toPaper', playerId: 'Cleo' });
    game.goTo('closed');
    game.command({ type: 'mark', questionId: 'q1', answer: 'vampire', correct: true });
    game.command({ type: 'score', playerId: 'Cleo', questionId: 'q1', share: 0.5 });
    expect(pointsOf(game)).toMatchObject({ Anna: 3, Cleo: 2.5 });
  });

  test('gives each stage its own time, and its end leads to the next one', () => {
    const game = played({ seconds: 20 });
    game.pass(15_000);
    expect(game.scene).toMatchObject({ remainingMs: 5_000 });
    game.pass(5_000);
    expect(askedIn(game).stage).toBe(1);
    expect(game.scene).toMatchObject({ remainingMs: 20_000, durationMs: 20_000 });
    game.pass(40_000);
    expect(game.scene.name).toBe('closed');
  });

  test('stays open when everybody has answered, since the next clue may change minds', () => {
    const game = played({ seconds: 60 });
    for (const name of NAMES) {
      game.happen({ type: 'connection', playerId: name, connected: true });
      game.answer(name, 'q1', 'bat');
    }
    game.pass(10_000);
    expect(askedIn(game).stage).toBe(0);
  });

  test('goes back to the stage before, with its points, and nothing is lost', () => {
    const game = played();
    game.answer('Anna', 'q1', 'bat');
    game.move('next');
    game.move('back');
    expect(askedIn(game)).toMatchObject({ stage: 0, points: 5, clues: ['It sleeps upside down.'] });
    game.answer('Ben', 'q1', 'bat');
    game.move('next');
    expect(askedIn(game).stage).toBe(1);
    expect(pointsOf(game)).toMatchObject({ Anna: 5, Ben: 5 });
  });

  test('gone back over, has its full time again where that had run out', () => {
    const game = played({ seconds: 20 });
    game.move('next');
    game.move('back');
    game.pass(20_000);
    expect(askedIn(game).stage).toBe(1);
    expect(game.scene).toMatchObject({ remainingMs: 20_000 });
  });

  test('closed early, opens again at the stage that was shown, and is revealed whole', () => {
    const game = played();
    game.move('close');
    expect(askedIn(game)).toMatchObject({ stage: 0, clues: ['It sleeps upside down.'] });
    game.move('back');
    expect(askedIn(game).stage).toBe(0);
    game.move('close');
    expect(askedIn(game.goTo('reveal'))).toMatchObject({ stage: 2, imageUrl: '/media/14' });
  });

  test('on a sheet stays open after its last stage, for the points of that stage', () => {
    const game = played({ reveal: 'round' });
    game.answer('Anna', 'q1', 'bat');
    for (const stage of [1, 2]) {
      game.move('next');
      expect(askedIn(game).stage).toBe(stage);
    }
    game.move('next');
    expect(game.scene).toMatchObject({ question: { questionId: 'q2' } });
    game.answer('Ben', 'q1', 'bat');
    expect(pointsOf(game)).toMatchObject({ Anna: 5, Ben: 1 });
  });

  test('with points for speed loses them by the time of its stage', () => {
    const game = played({ scoring: 'speed', readSeconds: 0, seconds: 20 });
    expect(askedIn(game).points).toBe(5000);
    game.pass(20_000);
    game.pass(10_000);
    game.answer('Anna', 'q1', 'bat');
    expect(pointsOf(game)).toMatchObject({ Anna: 2250 });
  });

  test('is worth what an independent count says, whoever answers what and when', () => {
    const answers = fc.constantFrom('bat', 'BAT', 'flying fox', 'owl', 'wombat', null);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(answers, answers, answers), { minLength: 3, maxLength: 3 }),
        (byStage) => {
          const game = played();
          const expected = NAMES.map(() => 0);
          const last: (string | null)[] = NAMES.map(() => null);
          byStage.forEach((given, stage) => {
            if (stage > 0) game.move('next');
            given.forEach((answer, at) => {
              if (answer === null) return;
              game.answer(NAMES[at]!, 'q1', answer);
              if (last[at] === answer.toLowerCase()) return;
              last[at] = answer.toLowerCase();
              expected[at] = ['bat', 'flying fox'].includes(last[at]) ? animal.stagePoints[stage]! : 0;
            });
          });
          expect(Object.values(pointsOf(game))).toEqual(expected);
        },
      ),
    );
  });
});

describe('its file', () => {
  const faultsOf = (changed: object) => faultsIn({ questions: [{ ...animal, ...changed }] });

  test('may leave out the points, which then fall by one', () => {
    const without = { ...animal, stagePoints: null };
    expect(pointsOf(played({}, without))).toEqual({ Anna: 0, Ben: 0, Cleo: 0 });
    expect(askedIn(played({}, without)).points).toBe(3);
  });

  test('is worth its first points, whatever else it says', () => {
    const quiz = quizOf({ questions: [{ ...animal, points: 2 }] });
    expect(quiz.rounds[0]!.questions).toMatchObject([{ points: 5 }]);
  });

  test('names what cannot be played', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ stages: animal.stages.slice(0, 1) })).toEqual(['questions/0/stages too_few']);
    expect(faultsOf({ stages: Array(7).fill({ text: 'x' }) })).toEqual(['questions/0/stages too_many']);
    expect(faultsOf({ stages: [{ text: 'x' }, {}, { text: ' ' }] })).toEqual([
      'questions/0/stages/1 no_clue',
      'questions/0/stages/2 no_clue',
    ]);
    expect(faultsOf({ stagePoints: [1, 2, 3] })).toEqual(['questions/0/stagePoints points_rise']);
    expect(faultsOf({ stagePoints: [3, 2] })).toEqual(['questions/0/stagePoints points_by_clue']);
    expect(faultsOf({ stagePoints: [3, 2, -1] })).toEqual(['questions/0/stagePoints/2 too_small']);
    expect(faultsOf({ acceptedAnswers: [] })).toEqual(['questions/0/acceptedAnswers needs_one']);
    expect(faultsOf({ stages: [{ text: 'x' }, { image: '../secret.png' }] })).toContain(
      'questions/0/stages/1/image not_file_name',
    );
  });
});
