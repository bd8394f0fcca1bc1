import type { Language } from './language';

const german = {
  /** The way back to a session. */
  goOn: (quizName: string, where: string) => `Weiter: ${quizName}, ${where}`,
  lobby: 'Lobby',
  round: (place: number) => `Runde ${place}`,
  question: (place: number) => `Frage ${place}`,
  tieBreak: 'Stechfrage',
  reveal: (question: string) => `Auflösung von ${question}`,
  scores: 'Punktestand',
  break: 'Pause',
  podium: 'Siegerehrung',
  ended: 'Letzte Abende',
  until: 'Die Ergebnisse bleiben zwölf Stunden.',
  /** Of a time, in the language that it is written in. */
  locale: 'de',
};
export type EveningTexts = typeof german;

const english: EveningTexts = {
  goOn: (quizName, where) => `Continue: ${quizName}, ${where}`,
  lobby: 'lobby',
  round: (place) => `round ${place}`,
  question: (place) => `question ${place}`,
  tieBreak: 'tie-break',
  reveal: (question) => `answer to ${question}`,
  scores: 'scores',
  break: 'break',
  podium: 'podium',
  ended: 'Last evenings',
  until: 'Results are kept for twelve hours.',
  locale: 'en',
};

/** The texts about the sessions of this browser. The specification quotes none, so the mixture is German. */
export const eveningTexts: Record<Language, EveningTexts> = { mixture: german, german, english };
