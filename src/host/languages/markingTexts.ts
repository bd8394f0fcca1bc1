import type { Language } from './language';

const german = {
  title: 'Antworten prüfen',
  empty: 'Hier erscheinen die Antworten, sobald eine Frage geschlossen ist.',
  place: (round: number, number: number) => `Runde ${round}, Frage ${number}`,
  tieBreak: 'Stechfrage',
  nobody: 'Niemand hat geantwortet.',
  reading: 'Die Antworten werden geholt …',
  unread: 'Die Antworten konnten nicht geholt werden.',
  retry: 'Noch einmal',
  given: (count: number) => `${count}×`,
  doubtful: (count: number) => `${count} zweifelhaft`,
  right: 'Richtig',
  wrong: 'Falsch',
  takeBack: 'Zurücknehmen',
  uncover: 'Ohne Sternchen zeigen',
  verdicts: {
    right: 'zählt als richtig',
    wrong: 'zählt als falsch',
    typo: 'wohl ein Tippfehler, zählt als richtig',
    doubtful: 'vielleicht gemeint, zählt als falsch',
    markedRight: 'von dir als richtig gewertet',
    markedWrong: 'von dir als falsch gewertet',
    judged: 'beurteilt',
  },
  covered: 'Was richtig ist, steht hier erst nach der Auflösung: Die Leinwand zeigt dieses Fenster.',
};
export type MarkingTexts = typeof german;

const english: MarkingTexts = {
  title: 'Check answers',
  empty: 'The answers appear here once a question is closed.',
  place: (round, number) => `Round ${round}, question ${number}`,
  tieBreak: 'Tie-break',
  nobody: 'Nobody has answered.',
  reading: 'Getting the answers …',
  unread: 'The answers could not be loaded.',
  retry: 'Try again',
  given: (count) => `${count}×`,
  doubtful: (count) => `${count} doubtful`,
  right: 'Right',
  wrong: 'Wrong',
  takeBack: 'Take back',
  uncover: 'Show without stars',
  verdicts: {
    right: 'counts as right',
    wrong: 'counts as wrong',
    typo: 'probably a typo, counts as right',
    doubtful: 'perhaps meant, counts as wrong',
    markedRight: 'marked as right by you',
    markedWrong: 'marked as wrong by you',
    judged: 'judged',
  },
  covered: 'What is right stands here only after the reveal: the projector shows this window.',
};

/** The texts of the marking queue, loaded with it. */
export const markingTexts: Record<Language, MarkingTexts> = { mixture: german, german, english };
