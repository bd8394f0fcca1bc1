import type { QuizSource } from '../contract/question';
import type { QuizSummary } from '../contract/quizSummary';

const HEADS = import.meta.glob<QuizSummary>('../server/quizzes/evening/*.json', {
  eager: true,
  import: 'default',
  query: '?head',
});
const QUIZZES = import.meta.glob<QuizSource>('../server/quizzes/evening/*.json', { import: 'default' });
const FILES = import.meta.glob<string>('../server/quizzes/evening/media/*.{png,mp3}', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** The evening that comes with the program, in each language, as lists show it. */
export const HOUSE_QUIZZES: readonly QuizSummary[] = Object.values(HEADS).map((head) => ({
  ...head,
  house: true,
}));

/** The addresses of its pictures and tunes, by the names that its questions give. */
export const HOUSE_FILES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** Loads the evening with this id; undefined if it is none. */
export async function loadHouseQuiz(quizId: string): Promise<QuizSource | undefined> {
  const path = Object.keys(HEADS).find((each) => HEADS[each]!.quizId === quizId);
  return path === undefined ? undefined : QUIZZES[path.replace(/\?.*/, '')]!();
}
