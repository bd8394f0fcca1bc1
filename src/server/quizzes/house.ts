import { readQuizJson, type Quiz } from './quizFile';

const EVENINGS = import.meta.glob<{ quizId: string }>('./evening/*.json', { eager: true, import: 'default' });

/**
 * The whole evening that comes with the program, as a quiz in each language. It is listed beside the quiz folder's
 * own quizzes, unless one of them has its id; nothing changes it, and what hosts edit is a copy.
 */
export function houseEvenings(): Quiz[] {
  return Object.values(EVENINGS).flatMap((source) => {
    const read = readQuizJson(`${source.quizId}.json`, source);
    return read.ok ? { ...read.value, isHouse: true } : [];
  });
}
