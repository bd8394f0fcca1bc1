import { describe, expect, test } from 'vitest';
import { planGame, quickened, tieBreakOf, type PlannedScene } from '../../src/game/plan';
import { GamePlay } from '../support/gamePlay';
import { choice, quizOf } from '../support/gameQuizzes';

const spoken = (scene: PlannedScene): string => {
  if ('asked' in scene && scene.asked) return `${scene.name} ${scene.asked.question.text}`;
  return 'round' in scene ? `${scene.name} of ${scene.round.title}` : scene.name;
};
const planOf = (file: object) => planGame(quizOf(file));
const scenesOf = (file: object) => planOf(file).scenes.map(spoken);

describe('the scenes of a game', () => {
  test('show standings after each round but the last, or none before the podium', () => {
    const rounds = [{ questions: [choice('A')] }, { title: 'Two', questions: [choice('B')] }];
    const ofA = ['question A', 'closed A', 'reveal A'];
    const ofB = ['round of Two', 'question B', 'closed B', 'reveal B'];
    expect(scenesOf({ rounds })).toEqual(['lobby', ...ofA, 'scores', ...ofB, 'podium']);
    expect(scenesOf({ rounds, scores: 'end' })).toEqual(['lobby', ...ofA, ...ofB, 'podium']);
  });

  test('end with a tie-break and its own podium after the usual one, where the quiz has one', () => {
    const plan = planOf({ questions: [choice('A')], tieBreak: { question: 'T', correctNumber: 7 } });
    const names = plan.scenes.slice(plan.podiumAt).map(spoken);
    expect(names).toEqual(['podium', 'tieBreak of null', 'question T', 'closed T', 'reveal T', 'podium']);
    expect(tieBreakOf(plan)).toMatchObject({ question: { text: 'T' }, round: { isTieBreak: true } });
    expect(plan.questions[0]!.round).toMatchObject({ of: 1, isTieBreak: false });
  });
});

test('a quickened quiz divides each time, down to two seconds, and keeps unlimited time', () => {
  const questions = [30, 5, null].map((seconds) => choice('A', { seconds }));
  const tieBreak = { question: 'T', correctNumber: 7, seconds: 20 };
  const quick = quickened(quizOf({ questions, tieBreak }), 4);
  expect(quick.rounds[0]!.questions.map(({ seconds }) => seconds)).toEqual([7.5, 2, null]);
  expect(quick.tieBreak).toMatchObject({ seconds: 5 });
});

test('a fast plan has shorter last calls, countdowns and waits of the autopilot', () => {
  const sheet = { rounds: [{ reveal: 'round', questions: [choice('A')] }] };
  const fast = (file: object): GamePlay => {
    const play = new GamePlay(file);
    play.plan.speed = 4;
    return play.start();
  };
  const called = fast(sheet);
  called.move('close');
  expect(called.scene).toMatchObject({ lastCallMs: 2_500, lastCallDurationMs: 2_500 });
  const answered = fast({ questions: [choice('A')] });
  answered.command({ type: 'autopilot', on: true });
  for (const name of ['Anna', 'Ben']) answered.connect(name, true);
  for (const name of ['Anna', 'Ben']) answered.answer(name, 'q1', 1);
  answered.pass(750);
  expect(answered.scene.name).toBe('closed');
  answered.pass(750);
  expect(answered.scene.name).toBe('reveal');
  answered.pass(2_000);
  expect(answered.scene.name).toBe('podium');
});
