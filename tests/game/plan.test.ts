import { describe, expect, it } from 'vitest';
import { planGame, tieBreakOf, type PlannedScene } from '../../src/game/plan';
import { choice, quizOf } from '../support/gameQuizzes';

const spoken = (scene: PlannedScene): string => {
  if ('asked' in scene && scene.asked) return `${scene.name} ${scene.asked.question.text}`;
  return 'round' in scene ? `${scene.name} of ${scene.round.title}` : scene.name;
};
const planOf = (file: object) => planGame(quizOf(file));
const scenesOf = (file: object) => planOf(file).scenes.map(spoken);
const two = [choice('A'), choice('B')];

describe('the scenes of a game', () => {
  it('reveal each question, where nothing else is said', () => {
    expect(scenesOf({ questions: two })).toEqual([
      'lobby',
      ...['question A', 'closed A', 'reveal A', 'question B', 'closed B', 'reveal B'],
      ...['scores', 'podium'],
    ]);
  });

  it('begin each round with a title, where there is a joker to play', () => {
    const rounds = [{ questions: [choice('A')] }, { title: 'Two', questions: [choice('B')] }];
    const file = { rounds, joker: true, scores: 'end', tieBreak: { question: 'T', correctNumber: 7 } };
    const titles = scenesOf(file).filter((scene) => scene.startsWith('round'));
    expect(titles).toEqual(['round of null', 'round of Two']);
  });

  it('reveal all questions of a round at its end, once it is closed', () => {
    expect(scenesOf({ rounds: [{ title: 'One', reveal: 'round', questions: two }] })).toEqual([
      ...['lobby', 'round of One'],
      ...['question A', 'question B', 'closed of One', 'reveal A', 'reveal B'],
      ...['scores', 'podium'],
    ]);
  });

  it('show standings after each round, or only before the podium', () => {
    const rounds = [{ questions: [choice('A')] }, { title: 'Two', questions: [choice('B')] }];
    const ofA = ['question A', 'closed A', 'reveal A'];
    const ofB = ['round of Two', 'question B', 'closed B', 'reveal B'];
    expect(scenesOf({ rounds })).toEqual(['lobby', ...ofA, 'scores', ...ofB, 'scores', 'podium']);
    expect(scenesOf({ rounds, scores: 'end' })).toEqual(['lobby', ...ofA, ...ofB, 'scores', 'podium']);
  });

  it('end with a tie-break and a podium of its own behind the usual one, where the quiz has one', () => {
    const plan = planOf({ questions: [choice('A')], tieBreak: { question: 'T', correctNumber: 7 } });
    const names = plan.scenes.slice(plan.podiumAt).map(spoken);
    expect(names).toEqual(['podium', 'tieBreak of null', 'question T', 'closed T', 'reveal T', 'podium']);
    expect(tieBreakOf(plan)).toMatchObject({ question: { text: 'T' }, round: { isTieBreak: true } });
    expect(plan.questions[0]!.round).toMatchObject({ of: 1, isTieBreak: false });
  });

  it('are where each question says they are', () => {
    const plan = planOf({ rounds: [{ questions: two }, { title: 'R', reveal: 'round', questions: two }] });
    for (const asked of plan.questions) {
      expect(plan.scenes[asked.askedAt]).toEqual({ name: 'question', asked });
      expect(plan.scenes[asked.revealedAt]).toEqual({ name: 'reveal', asked });
    }
    expect(plan.questions.map(({ number }) => number)).toEqual([1, 2, 1, 2]);
  });
});
