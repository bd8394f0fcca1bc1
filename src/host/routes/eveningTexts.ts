import { words } from '../../look/words';
import { defineTexts } from '../languages/defineTexts';

/** The texts about the sessions of this browser. */
export const useEveningTexts = defineTexts({
  de: {
    /** The way back to a session. */
    goOn: (quizName: string, where: string) => `Weiter: ${quizName}, ${where}`,
    lobby: 'Lobby',
    round: words.de.round,
    question: words.de.question,
    tieBreak: words.de.tieBreak,
    reveal: (question: string) => `Auflösung von ${question}`,
    scores: 'Punktestand',
    break: 'Pause',
    podium: 'Siegerehrung',
    ended: 'Letzte Abende',
    until: 'Die Ergebnisse bleiben zwölf Stunden.',
  },
  en: {
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
  },
});
export type EveningTexts = ReturnType<typeof useEveningTexts>;
