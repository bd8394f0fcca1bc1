import * as v from 'valibot';
import { countSchema, optionalField } from '../../contract/parsed';
import type { Plan } from '../../game/plan';
import { mediaName } from '../../game/quiz/questionKey';
import type { QuestionResult } from './storedResults';

/** What is noted of a quiz that was played. */
export const playedQuizSchema = v.object({
  eveningId: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  quizId: v.string(),
  quizName: v.string(),
  seasonId: v.nullable(v.string()),
  /** Everybody's names. */
  teams: v.array(v.string()),
  questions: v.array(
    v.object({
      text: v.string(),
      /** The media as `mediaName` returns it. */
      media: optionalField(v.string()),
      answered: countSchema,
      /** How right they were on average, in percent. */
      share: v.number(),
    }),
  ),
});
/** The questions that were asked in one quiz of an evening. */
export type PlayedQuiz = v.InferOutput<typeof playedQuizSchema>;

/** Returns the questions of a quiz that was played, from its results. */
export function playedQuestions(plan: Plan, results: readonly QuestionResult[]): PlayedQuiz['questions'] {
  const asked = new Map(plan.questions.map(({ question }) => [question.questionId, question]));
  return results.map(({ questionId, question: text, answered, share }) => {
    const media = mediaName(asked.get(questionId) ?? {});
    return { text, ...(media && { media }), answered, share: share ?? 0 };
  });
}
