import { existsSync, readFileSync } from 'node:fs';
import { answerWordFaults } from '../../../reading/answerWords.ts';
import { ANSWERS, pathOf } from './catalogues.ts';

/** Whether a language says what is the same in typed answers. */
export function hasAnswers(language: string, folder?: string): boolean {
  return existsSync(pathOf(language, ANSWERS, folder));
}

/** Returns what is wrong with a language's `answers.json`, each with its file and key; nothing if there is no file. */
export function answerFaults(language: string, folder?: string): string[] {
  return hasAnswers(language, folder) ? readAnswers(language, folder).faults : [];
}

/** Returns a module whose default export is a language's `answers.json`. Throws an error that says what is wrong. */
export function compileAnswers(language: string, folder?: string): string {
  const { json, faults } = readAnswers(language, folder);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return `export default ${JSON.stringify(json)};`;
}

function readAnswers(language: string, folder?: string): { json?: unknown; faults: string[] } {
  const path = pathOf(language, ANSWERS, folder);
  try {
    const json = JSON.parse(readFileSync(path, 'utf8')) as unknown;
    return { json, faults: answerWordFaults(json).map((fault) => `${path} ${fault}`) };
  } catch (error) {
    return { faults: [`${path}: ${(error as Error).message}`] };
  }
}
