import { nameList, opponentList } from '../../look/nameLists';
import { answerTexts } from '../answers/useAnswerTexts';
import { usePlay } from '../answers/usePlay';

const en = {
  paused: 'Paused. It goes on in a moment.',
  roundOf: (round: number, of: number) => `Round ${round} of ${of}`,
  questionCount: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  revealAtEnd: 'The right answers come at the end of the round.',
  getReady: 'Get ready: the first question comes in a moment.',
  joker: 'Play your joker',
  jokerPlayed: 'Joker played',
  jokerHint: 'This round counts double. Once a game.',
  jokerSpent: (round: number) => `Your joker was on round ${round}.`,
  questionOf: (question: number, of: number) => `Question ${question} of ${of}`,
  tieBreak: 'Tie-break',
  tieBreakWatch: 'Only those who share the first place answer. Look at the big screen.',
  /** Who plays the tie-break that comes next. */
  tieBreakBetween: (names: readonly string[], others?: number) =>
    names.length > 1 ? `Tie-break: ${opponentList('en', names, others)}` : 'Tie-break',
  tieBreakReady: 'Get ready: the tie-break comes in a moment. The nearest answer wins.',
  tieBreakWon: 'You have won the tie-break!',
  tieBreakResult: (winners: readonly string[]) =>
    winners.length === 1 ? `${winners[0]} wins the tie-break` : `Still level: ${nameList('en', winners)}`,
  points: (points: number) => (points === 1 ? '1 point' : `${answerTexts.en.number(points)} points`),
  timeLeft: (seconds: number) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
  /** At the end of a question's time, where its round stays open. */
  timeUp: 'Time is up, you can change until the round ends',
  /** While the time stands, since the question's sound or film was not played yet. */
  timeFromSound: (seconds: number) => `${seconds} seconds from the sound on`,
  listen: 'This question comes with sound or video from the big screen.',
  look: 'The picture for this question is on the big screen.',
  /** For who cannot see it. */
  picture: (description: string) => `Picture: ${description}`,
  watch: 'Look at the big screen.',
  newQuestion: 'New question',
  /** The number of a question on the sheet. */
  sheetPlace: (place: number, isAnswered: boolean) =>
    `Question ${place}, ${isAnswered ? 'answered' : 'empty'}`,
  sheet: 'The questions of the round',
  empty: (count: number) => (count === 1 ? 'One is still empty.' : `${count} are still empty.`),
  allAnswered: 'All answered.',
  handIn: 'Hand in the sheet',
  handInLater: 'You can hand it in from the last question on.',
  handedIn: 'Handed in. You can still change it.',
  takeBack: 'Take back',
  lastCall: 'Last call!',
  lastCallHint: 'The round closes in a moment.',
  closed: 'Answers are closed',
  roundClosed: 'The round is closed',
  right: 'Right!',
  wrong: 'Not this time',
  close: 'Close!',
  notAnswered: 'Not answered',
  gained: (points: number) => (points === 1 ? '+1 point' : `+${answerTexts.en.number(points)} points`),
  rightAnswer: 'Right answer',
  scores: 'Scores',
  rank: (rank: number, of: number) => `Place ${rank} of ${of}`,
  break: 'Break',
  breakOpen: 'It goes on when the host is ready. You can lock this phone.',
  breakUntil: 'Then it goes on. You can lock this phone.',
  breakLonger: 'The break lasts longer.',
  final: 'Final result',
  won: 'You have won!',
  wonTogether: 'Shared first place!',
  thanks: 'Thank you for playing.',
  over: 'The quiz is over',
  leave: 'Leave the game',
  leaveReally: 'Leave the game? Your answers and points will be gone.',
  leaveYes: 'Yes, leave',
  leaveNo: 'Stay',
};

const de: typeof en = {
  paused: 'Pausiert. Gleich geht es weiter.',
  roundOf: (round, of) => `Runde ${round} von ${of}`,
  questionCount: (count) => (count === 1 ? '1 Frage' : `${count} Fragen`),
  revealAtEnd: 'Die Auflösung kommt am Ende der Runde.',
  getReady: 'Mach dich bereit: Gleich kommt die erste Frage.',
  joker: 'Joker setzen',
  jokerPlayed: 'Joker gesetzt',
  jokerHint: 'Diese Runde zählt doppelt. Einmal im Spiel.',
  jokerSpent: (round) => `Dein Joker lag auf Runde ${round}.`,
  questionOf: (question, of) => `Frage ${question} von ${of}`,
  tieBreak: 'Stechfrage',
  tieBreakWatch: 'Nur wer sich den ersten Platz teilt, antwortet. Schau auf die Leinwand.',
  tieBreakBetween: (names, others) =>
    names.length > 1 ? `Stechen: ${opponentList('de', names, others)}` : 'Stechen',
  tieBreakReady: 'Mach dich bereit: Gleich kommt die Stechfrage. Wer am nächsten dran ist, gewinnt.',
  tieBreakWon: 'Du gewinnst das Stechen!',
  tieBreakResult: (winners) =>
    winners.length === 1
      ? `${winners[0]} gewinnt das Stechen`
      : `Immer noch gleichauf: ${nameList('de', winners)}`,
  points: (points) => (points === 1 ? '1 Punkt' : `${answerTexts.de.number(points)} Punkte`),
  timeLeft: (seconds) => (seconds === 1 ? 'Noch 1 Sekunde' : `Noch ${seconds} Sekunden`),
  timeUp: 'Zeit um, ändern geht bis zum Rundenende',
  timeFromSound: (seconds) => `${seconds} Sekunden ab dem Ton`,
  listen: 'Zu dieser Frage läuft Ton oder Video auf der Leinwand.',
  look: 'Das Bild zu dieser Frage ist auf der Leinwand.',
  picture: (description) => `Bild: ${description}`,
  watch: 'Schau auf die Leinwand.',
  newQuestion: 'Neue Frage',
  sheetPlace: (place, isAnswered) => `Frage ${place}, ${isAnswered ? 'beantwortet' : 'leer'}`,
  sheet: 'Die Fragen der Runde',
  empty: (count) => (count === 1 ? 'Eine ist noch leer.' : `${count} sind noch leer.`),
  allAnswered: 'Alle beantwortet.',
  handIn: 'Zettel abgeben',
  handInLater: 'Abgeben geht ab der letzten Frage.',
  handedIn: 'Abgegeben. Ändern geht noch.',
  takeBack: 'Zurücknehmen',
  lastCall: 'Letzter Aufruf!',
  lastCallHint: 'Gleich schließt die Runde.',
  closed: 'Geschlossen',
  roundClosed: 'Die Runde ist geschlossen',
  right: 'Richtig!',
  wrong: 'Diesmal nicht',
  close: 'Nah dran!',
  notAnswered: 'Nicht beantwortet',
  gained: (points) => (points === 1 ? '+1 Punkt' : `+${answerTexts.de.number(points)} Punkte`),
  rightAnswer: 'Richtige Antwort',
  scores: 'Punktestand',
  rank: (rank, of) => `Platz ${rank} von ${of}`,
  break: 'Pause',
  breakOpen: 'Es geht weiter, sobald die Spielleitung so weit ist. Du kannst das Handy sperren.',
  breakUntil: 'Dann geht es weiter. Du kannst das Handy sperren.',
  breakLonger: 'Die Pause dauert länger.',
  final: 'Endstand',
  won: 'Du hast gewonnen!',
  wonTogether: 'Geteilter erster Platz!',
  thanks: 'Danke fürs Mitspielen.',
  over: 'Das Quiz ist zu Ende',
  leave: 'Spiel verlassen',
  leaveReally: 'Spiel verlassen? Deine Antworten und Punkte sind dann weg.',
  leaveYes: 'Ja, verlassen',
  leaveNo: 'Bleiben',
};

/** Every text of the game but those of the answers. */
export const sceneTexts = { en, de };
export type SceneTexts = typeof en;

export function useSceneTexts(): SceneTexts {
  return sceneTexts[usePlay().language];
}
