import { expect, test } from 'vitest';
import type { QuizSource } from '../../../../src/contract/question';
import { withNewQuestions } from '../../../../src/host/workshop/files/importing/known';

const asked = (...texts: string[]) => texts.map((question) => ({ question }));
const inRounds = (rounds: Record<string, string[]>): Omit<QuizSource, 'quizName'> => ({
  rounds: Object.entries(rounds).map(([title, texts]) => ({ title, questions: asked(...texts) })),
});
const inShort = ({ rounds, questions }: QuizSource) =>
  (rounds ?? [{ title: '', questions: questions ?? [] }]).map(({ title, questions: all }) => [
    title ?? '',
    ...all.map(({ question }) => question),
  ]);

test.each([
  ['a list', { questions: asked('a') }, { questions: asked('a', 'b') }, [['', 'a', 'b']]],
  [
    'a round of this title',
    inRounds({ Sport: ['a'], Art: ['x'] }),
    inRounds({ Sport: ['a', 'b'] }),
    [
      ['Sport', 'a', 'b'],
      ['Art', 'x'],
    ],
  ],
  [
    'a further round',
    inRounds({ Sport: ['a'] }),
    inRounds({ Sport: ['a'], Music: ['b'] }),
    [
      ['Sport', 'a'],
      ['Music', 'b'],
    ],
  ],
  [
    'a quiz without rounds',
    { questions: asked('a') },
    inRounds({ Sport: ['a'], Music: ['b'] }),
    [
      ['', 'a'],
      ['Music', 'b'],
    ],
  ],
  [
    'a quiz with rounds',
    inRounds({ Sport: ['a'] }),
    { questions: asked('a', 'b') },
    [
      ['Sport', 'a'],
      ['', 'b'],
    ],
  ],
])('new questions are added to %s', (_, stored, quiz, expected) => {
  const whole = withNewQuestions({ quizName: 'Old', ...stored }, { quizName: 'New', ...quiz }, [0]);
  expect([whole.quizName, inShort(whole)]).toEqual(['Old', expected]);
});
