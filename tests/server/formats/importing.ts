import { expect } from 'vitest';
import type { QuestionSource } from '../../../src/contract/question';
import { ImportError } from '../../../src/server/formats/report';
import type { Imported, ImportWishes } from '../../../src/contract/quizFiles';
import { importQuiz } from '../../../src/server/quizzes/importing/importQuiz';
import { readQuizJson } from '../../../src/server/quizzes/quizFile';
import type { Language } from '../../../src/contract/languages';

/** Imports a file, given as its text or its bytes. */
export async function importOf(
  content: string | Uint8Array,
  fileName = 'Pub.txt',
  language: Language = 'en',
  wishes?: ImportWishes,
): Promise<Imported> {
  return importQuiz(fileName, typeof content === 'string' ? Buffer.from(content) : content, language, wishes);
}

/** All questions of an import, in one list. */
export function questionsOf({ quiz }: Imported): QuestionSource[] {
  return quiz.questions ?? (quiz.rounds ?? []).flatMap(({ questions }) => questions);
}

/** What the report says, as `where: message`. */
export function remarksOf({ report }: Imported): string[] {
  return report.map(({ where, message }) => `${where}: ${message}`);
}

/** Returns why a file cannot be imported. */
export async function refusalOf(content: string | Uint8Array, language: Language = 'en'): Promise<string> {
  try {
    await importOf(content, 'Pub.txt', language);
  } catch (error) {
    if (error instanceof ImportError) return error.message;
    throw error;
  }
  return 'imported';
}

/** Imports what may be nonsense: the result can be played, and only the import's own error is thrown. */
export async function expectSafeImport(content: string | Uint8Array): Promise<void> {
  try {
    const { quiz } = await importOf(content);
    expect(readQuizJson('quiz', quiz)).toMatchObject({ ok: true });
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
  }
}
