import allgemeinwissen from './samples/allgemeinwissen.json';
import generalKnowledge from './samples/general-knowledge.json';
import music from './samples/music.json';

/** The quizzes that a new data folder starts with: what their files hold, by file name without `.json`. */
export const sampleQuizzes: Record<string, unknown> = {
  allgemeinwissen,
  'general-knowledge': generalKnowledge,
  music,
};
