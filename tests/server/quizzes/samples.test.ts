import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { QUESTION_KINDS } from '../../../src/contract/question';
import { planGame } from '../../../src/game/plan';
import { readQuizJson } from '../../../src/server/quizzes/quizFile';
import { sampleQuizzes } from '../../../src/server/quizzes/openQuizzes';
import { quizOf } from '../../support/gameQuizzes';

/** Questions with one right answer each, and no rounds: all that quiz files could hold once. */
const OLD = {
  quizName: 'Old',
  questions: [{ question: 'How many?', answers: ['One', 'Two'], correctAnswer: 1 }],
};

describe.each(Object.entries(sampleQuizzes))('the sample quiz %s', (name, sample) => {
  const quiz = quizOf(sample as object);
  const questions = quiz.rounds.flatMap((round) => round.questions);

  it('is listed with a description, and needs no media', () => {
    const parsed = readQuizJson(`${name}.json`, sample);
    expect(parsed).toMatchObject({ ok: true, value: { quizId: name, source: sample, media: [] } });
    expect(parsed).toMatchObject({ value: { quizDescription: expect.stringMatching(/.{20}/) } });
  });

  it('has three titled rounds, one of which is revealed at its end', () => {
    expect(quiz.rounds.map(({ title }) => title)).toEqual(Array(3).fill(expect.stringMatching(/./)));
    expect(quiz.rounds.filter(({ reveal }) => reveal === 'round')).toHaveLength(1);
    expect(questions.length).toBeGreaterThanOrEqual(12);
    expect(questions.length).toBeLessThanOrEqual(15);
  });

  it('asks every kind of question, and has a tie-break', () => {
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(QUESTION_KINDS));
    const numbers = questions.filter((each) => each.kind === 'number');
    expect(numbers.some(({ nearest }) => nearest)).toBe(true);
    expect(numbers.some(({ tolerance }) => tolerance)).toBe(true);
    const texts = questions.filter((each) => each.kind === 'text');
    expect(texts.some(({ accepted }) => accepted.length > 1)).toBe(true);
    expect(quiz.tieBreak).toMatchObject({ kind: 'number', nearest: [1] });
  });

  it('has explanations, and notes for the host', () => {
    expect(questions.filter(({ explanation }) => explanation).length).toBeGreaterThan(5);
    expect(questions.filter(({ note }) => note).length).toBeGreaterThan(1);
  });

  it('asks nothing twice, offers no answer twice, and shows nothing in its right order', () => {
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
    for (const question of questions) {
      if (!('answers' in question)) continue;
      const { answers, correct, kind } = question;
      expect(new Set(answers).size).toBe(answers.length);
      const shown = answers.map((_answer, place) => place);
      if (kind === 'order') expect(correct).not.toEqual(shown);
    }
  });

  it('can be played from the lobby to the podium', () => {
    const plan = planGame(quiz);
    expect(plan.questions).toHaveLength(questions.length + 1);
    expect([plan.scenes[0]?.name, plan.scenes[plan.podiumAt]?.name]).toEqual(['lobby', 'podium']);
  });
});

it('a file of the old format can be played as well', () => {
  expect(readQuizJson('old.json', OLD)).toMatchObject({ ok: true, value: { quizId: 'old', source: OLD } });
  expect(planGame(quizOf(OLD)).scenes.map(({ name }) => name)).toEqual([
    ...['lobby', 'question', 'closed', 'reveal', 'scores', 'podium'],
  ]);
});

it('what docs/quizzes.md shows can be played, and has every kind of question', async () => {
  const readme = await readFile('docs/quizzes.md', 'utf8');
  const shown: unknown = JSON.parse(/```json\n(.*?)```/s.exec(readme)![1]!);
  const { rounds } = quizOf(shown as object);
  const kinds = rounds.flatMap(({ questions }) => questions.map(({ kind }) => kind));
  expect(kinds).toEqual(QUESTION_KINDS);
  expect(readQuizJson('shown.json', shown)).toMatchObject({ value: { media: [{}, {}] } });
});
