import { describe, expect, test } from 'vitest';
import { readQuiz } from '../../../src/game/quiz/readQuiz';

const choice = { question: 'How many?', answers: ['One', 'Two', 'Three'], correctAnswer: 1 };
const read = (quiz: object) => {
  const parsed = readQuiz(quiz);
  if (!parsed.ok) throw Error(JSON.stringify(parsed.faults));
  return parsed.value;
};
const faultsIn = (quiz: object) => {
  const parsed = readQuiz(quiz);
  return parsed.ok ? [] : parsed.faults.map(({ path, code }) => `${path.join('/')} ${code}`);
};

describe('a question in parts', () => {
  const part = { label: 'Song', acceptedAnswers: ['Waterloo'] };
  const parts = { question: 'What is playing?', parts: [part, { ...part, label: 'Band' }] };
  const faultsOf = (question: object) => {
    return faultsIn({ rounds: [{ questions: [choice, { ...parts, ...question }] }] });
  };
  const at = 'rounds/0/questions/1';

  test('has a label and accepted answers for each', () => {
    expect(read({ questions: [{ ...parts, anyOrder: true }] }).rounds[0]!.questions[0]).toMatchObject({
      kind: 'parts',
      parts: [
        { label: 'Song', accepted: ['Waterloo'] },
        { label: 'Band', accepted: ['Waterloo'] },
      ],
      anyOrder: true,
    });
    expect(read({ questions: [{ ...parts, anyOrder: false }] }).rounds[0]!.questions[0]).not.toHaveProperty(
      'anyOrder',
    );
  });

  test.each([
    [{ parts: [part, { label: 'Band' }] }, [`${at}/parts/1/acceptedAnswers missing`]],
    [{ parts: [part, { ...part, acceptedAnswers: [] }] }, [`${at}/parts/1/acceptedAnswers needs_one`]],
    [{ parts: [part, { ...part, acceptedAnswers: ['x', ' '] }] }, [`${at}/parts/1/acceptedAnswers/1 empty`]],
    [
      { parts: [{ acceptedAnswers: ['x'] }, { ...part, label: ' ' }] },
      [`${at}/parts/0/label missing`, `${at}/parts/1/label empty`],
    ],
    [{ parts: [part, { ...part, label: 'x'.repeat(101) }] }, [`${at}/parts/1/label too_long`]],
    [{ parts: [part] }, [`${at}/parts too_few`]],
    [{ parts: Array.from({ length: 11 }, () => part) }, [`${at}/parts too_many`]],
    [{ parts: 'Song' }, [`${at}/parts not_list`]],
    [{ parts: [part, null] }, [`${at}/parts/1 not_object`]],
    [{ anyOrder: 'yes' }, [`${at}/anyOrder not_yes_or_no`]],
    [{ acceptedAnswers: ['x'] }, [`${at} several_kinds`]],
  ])('is reported with its faults: %j', (question, faults) => {
    expect(faultsOf(question)).toEqual(faults);
  });
});

describe('a round beside the others', () => {
  const round = (rest: object) => ({ title: 'Pictures', questions: [choice], ...rest });

  test('is revealed at its end, whatever the quiz says', () => {
    expect(read({ rounds: [round({ beside: true, reveal: 'round' })] }).rounds[0]).toMatchObject({
      beside: true,
    });
    expect(read({ reveal: 'round', rounds: [round({ beside: true })] }).rounds[0]).toMatchObject({
      beside: true,
    });
    expect(read({ rounds: [round({ beside: false })] }).rounds[0]).not.toHaveProperty('beside');
  });

  test.each([
    [{ rounds: [round({}), round({ beside: true })] }, ['rounds/1/beside beside_needs_round']],
    [
      { reveal: 'round', rounds: [round({ beside: true, reveal: 'question' })] },
      ['rounds/0/beside beside_needs_round'],
    ],
    [
      { reveal: 'round', rounds: [round({ beside: true }), round({}), round({ beside: true })] },
      ['rounds/2/beside beside_twice'],
    ],
    [{ rounds: [round({ beside: 1 })] }, ['rounds/0/beside not_yes_or_no']],
  ])('is refused elsewhere: %j', (quiz, faults) => {
    expect(faultsIn(quiz)).toEqual(faults);
  });
});
