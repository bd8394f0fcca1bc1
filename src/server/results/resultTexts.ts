import type { AnswerResult } from './gameResults';

/** The languages that results are written in. */
export const RESULT_LANGUAGES = ['de', 'en'] as const;
export type ResultLanguage = (typeof RESULT_LANGUAGES)[number];

const german = {
  /** The names of the tables; none may have what spreadsheets refuse in a sheet's name. */
  tables: { standings: 'Endstand', answers: 'Antworten', questions: 'Fragen', corrections: 'Korrekturen' },
  /** What the file's name begins with. */
  file: 'Ergebnisse',
  rank: 'Platz',
  name: 'Name',
  points: 'Punkte',
  /** A round counted from 1, with its title where it has one. */
  round: (round: number, title: string | null): string =>
    title === null ? `Runde ${round}` : `Runde ${round}: ${title}`,
  inRound: 'Runde',
  number: 'Nr.',
  adjusted: 'Korrektur',
  joker: 'Joker in Runde',
  tieBreak: 'Stechfrage',
  question: 'Frage',
  answer: 'Antwort',
  judgement: 'Wertung',
  /** Whether an answer counted, and where that was not the quiz's own judgement, whose it was. */
  judged: ({ correct, judge }: Pick<AnswerResult, 'correct' | 'judge'>): string =>
    (correct ? 'richtig' : 'falsch') + { quiz: '', typo: ' (Tippfehler)', host: ' (vom Host)' }[judge],
  solution: 'Lösung',
  answered: 'Antworten',
  correct: 'Richtig',
  share: 'Richtig in %',
  correction: 'Korrektur',
  mark: 'Antwort gewertet',
  adjustment: 'Punkte vergeben',
  count: 'Anzahl',
  reason: 'Grund',
};

export type ResultTexts = typeof german;

const english: ResultTexts = {
  tables: { standings: 'Standings', answers: 'Answers', questions: 'Questions', corrections: 'Corrections' },
  file: 'Results',
  rank: 'Rank',
  name: 'Name',
  points: 'Points',
  round: (round, title) => (title === null ? `Round ${round}` : `Round ${round}: ${title}`),
  inRound: 'Round',
  number: 'No.',
  adjusted: 'Correction',
  joker: 'Joker in round',
  tieBreak: 'Tie-break',
  question: 'Question',
  answer: 'Answer',
  judgement: 'Judgement',
  judged: ({ correct, judge }) =>
    (correct ? 'right' : 'wrong') + { quiz: '', typo: ' (typo)', host: ' (by the host)' }[judge],
  solution: 'Solution',
  answered: 'Answers',
  correct: 'Right',
  share: 'Right in %',
  correction: 'Correction',
  mark: 'Answer judged',
  adjustment: 'Points given',
  count: 'Count',
  reason: 'Reason',
};

export const resultTexts: Record<ResultLanguage, ResultTexts> = { de: german, en: english };
