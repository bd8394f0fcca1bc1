import allgemeinwissen from './samples/allgemeinwissen.json';
import generalKnowledge from './samples/general-knowledge.json';
import music from './samples/music.json';
import type { QuizFile } from './quizFile';

/** The quizzes that a new data folder starts with, by file name. */
export const sampleQuizzes: Record<string, QuizFile> = {
  allgemeinwissen,
  'general-knowledge': generalKnowledge,
  music,
};
