import { expect, test } from 'vitest';
import { PageGround } from '../../src/demo/ground';
import type { Plan } from '../../src/game/plan';
import { groupAnswers } from '../../src/game/scoring/grade';
import { withGiven } from '../../src/game/state';
import { languageRules } from '../../src/server/texts/languageRules';
import { planOf, planOfCopy } from '../../src/session/gameDocuments';

const quizIn = (language?: string) => ({
  ...(language !== undefined && { language }),
  questions: [
    { question: 'Which river?', acceptedAnswers: ['Seine'] },
    {
      question: 'Which river and city?',
      parts: ['Seine', 'Paris'].map((text) => ({ label: 'It', acceptedAnswers: [text] })),
    },
  ],
});

/** How an answer to the first question, and to the first part of the second, is judged. */
function verdictsOf({ questions }: Plan, text: string): string[] {
  return questions.map(({ question }) => {
    const answer = question.kind === 'parts' ? [text, ''] : text;
    return groupAnswers(question, withGiven(undefined, 'Anna', { answer, afterMs: 0 }))[0]!.verdict;
  });
}

test.each([
  ['the quiz’s', 'fr', 'de', 'fr'],
  ['the quiz’s, without its region', 'fr-CA', 'de', 'fr'],
  ['the host’s, for a quiz without one', undefined, 'fr', 'fr'],
  ['the host’s, for a quiz in one that is not ours', 'xx', 'fr', 'fr'],
  ['the host’s, for a quiz in two', 'de, en', 'fr', 'fr'],
])('answers are judged in %s language', (_whose, language, hostLanguage, judgedIn) => {
  const plan = planOf(quizIn(language), { languageRules, hostLanguage });
  expect(plan.source).toMatchObject({ judgedIn });
  expect(verdictsOf(plan, 'la Seine')).toEqual(['right', 'right']);
  expect(verdictsOf(plan, 'the Seine')).toEqual(['doubtful', 'doubtful']);
  expect(verdictsOf(plan, 'SEINE')).toEqual(['right', 'right']);
});

test('a session’s copy of a quiz keeps the language in which its answers are judged', () => {
  const { source } = planOf(quizIn(), { languageRules, hostLanguage: 'fr' });
  const stored = JSON.parse(JSON.stringify(source)) as unknown;
  expect(verdictsOf(planOfCopy(stored, { languageRules }), 'la Seine')).toEqual(['right', 'right']);
});

test('a copy of an earlier version is judged as it was, whatever the language of the quiz', () => {
  const plan = planOfCopy(quizIn('fr'), { languageRules });
  expect(verdictsOf(plan, 'the Seine')).toEqual(['right', 'right']);
  expect(verdictsOf(plan, 'la Seine')).toEqual(['doubtful', 'doubtful']);
});

test('a quiz file cannot say by itself in which language a session judges it', () => {
  const plan = planOf({ ...quizIn('fr'), judgedIn: 'de' }, { languageRules });
  expect(plan.source).toMatchObject({ judgedIn: 'fr' });
  expect(planOf({ ...quizIn(), judgedIn: 'fr' }, {}).source).toMatchObject({ judgedIn: undefined });
});

test('a session judges in the language of whoever opened it, also after a restart', async () => {
  const quiz = { quizId: 'q', quizName: 'Q', quizDescription: '', questionCount: 2, source: quizIn() };
  const ground = new PageGround({ quizzes: [quiz], languageRules, language: 'fr' });
  const { session } = await ground.open('q');
  expect(verdictsOf(session.game.plan, 'la Seine')).toEqual(['right', 'right']);
  await ground.close();
  const later = new PageGround({ quizzes: [quiz], store: ground.store, languageRules, language: 'de' });
  await later.restore();
  const restored = await later.find(session.code);
  expect(verdictsOf(restored!.game.plan, 'la Seine')).toEqual(['right', 'right']);
  await later.close();
});
