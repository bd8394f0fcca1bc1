import type { AnswerRefusal } from './playState';
import { english } from './englishTexts';
import { german } from './germanTexts';

/** Every text of the game on the phone. */
export interface GameTexts {
  language: 'de' | 'en';
  /** A number as the language writes it. */
  number: (value: number) => string;
  paused: string;
  roundOf: (round: number, of: number) => string;
  questionCount: (count: number) => string;
  revealAtEnd: string;
  getReady: string;
  joker: string;
  jokerPlayed: string;
  jokerHint: string;
  jokerSpent: (round: number) => string;
  questionOf: (number: number, of: number) => string;
  tieBreak: string;
  tieBreakWatch: string;
  /** Who plays the tie-break that comes next. */
  tieBreakBetween: (names: readonly string[], others?: number) => string;
  tieBreakReady: string;
  tieBreakWon: string;
  tieBreakResult: (winners: readonly string[]) => string;
  points: (points: number) => string;
  timeLeft: (seconds: number) => string;
  /** At the end of a question's time, where its round stays open. */
  timeUp: string;
  /** While the time stands, since the question's sound or film was not played yet. */
  timeFromSound: (seconds: number) => string;
  listen: string;
  look: string;
  /** For who cannot see it. */
  picture: (description: string) => string;
  watch: string;
  pickOne: string;
  pickSeveral: string;
  pickAtLeastOne: string;
  yourAnswer: string;
  noAnswer: string;
  send: string;
  notSent: string;
  notANumber: string;
  changeSign: string;
  orderHint: string;
  submitOrder: string;
  moveUp: (answer: string) => string;
  moveDown: (answer: string) => string;
  movedTo: (answer: string, place: number, of: number) => string;
  sending: string;
  waiting: string;
  saved: string;
  refused: Record<AnswerRefusal, string>;
  newQuestion: string;
  /** The number of a question on the sheet. */
  sheetPlace: (place: number, isAnswered: boolean) => string;
  sheet: string;
  empty: (count: number) => string;
  allAnswered: string;
  handIn: string;
  handInLater: string;
  handedIn: string;
  takeBack: string;
  lastCall: string;
  lastCallHint: string;
  closed: string;
  roundClosed: string;
  right: string;
  wrong: string;
  close: string;
  notAnswered: string;
  gained: (points: number) => string;
  rightAnswer: string;
  scores: string;
  rank: (rank: number, of: number) => string;
  break: string;
  breakOpen: string;
  breakUntil: string;
  breakLonger: string;
  final: string;
  won: string;
  wonTogether: string;
  thanks: string;
  over: string;
  leave: string;
  leaveReally: string;
  leaveYes: string;
  leaveNo: string;
}

/** The catalogue of a language. */
export function gameTextsFor(language: 'de' | 'en'): GameTexts {
  return language === 'de' ? german : english;
}
