import { questionsInOrder, type QuizSource } from '../../../contract/question';
import type { Imported, KnownQuiz } from '../../../contract/quizFiles';
import { questionKey } from '../../../game/quiz/questionKey';
import { inTurns } from '../../../session/schedule';
import type { Quiz } from '../quizFile';

/** Says which of the stored quizzes has the most of the imported questions, if that is at least half of them. */
export async function withKnownQuiz(imported: Imported, quizzes: readonly Quiz[]): Promise<Imported> {
  const keys = keysIn(imported.quiz);
  let known: KnownQuiz | undefined;
  // There may be a thousand of them, and guests are playing meanwhile.
  await inTurns(quizzes, ({ quizId, quizName, source }) => {
    const questions = placesIn(keys, keysIn(source as QuizSource));
    if (questions.length * 2 >= keys.length && questions.length > (known?.questions.length ?? 0))
      known = { quizId, quizName, questions };
  });
  return known ? { ...imported, known } : imported;
}

/** The places of the keys that are among others, each of which counts once: “Who is this?” may be asked ten times. */
function placesIn(keys: readonly string[], others: readonly string[]): number[] {
  const left = new Map<string, number>();
  for (const key of others) left.set(key, (left.get(key) ?? 0) + 1);
  return keys.flatMap((key, place) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0 ? [place] : [];
  });
}

/** By their texts alone: the workshop may have added pictures. A stored draft may have anything for its text. */
function keysIn(quiz: QuizSource): string[] {
  const texts: unknown[] = questionsInOrder(quiz).map(({ question }) => question);
  return texts.flatMap((text) => (typeof text === 'string' ? [questionKey(text)] : []));
}
