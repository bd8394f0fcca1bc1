import { numberFormat } from '../../texts/numberFormat';
import type en from './en';

const number = numberFormat('de');
const two = (value: number) => number(Math.round(value * 100) / 100);
const day = new Intl.DateTimeFormat('de', { dateStyle: 'full', timeZone: 'UTC' });

const de: typeof en = {
  title: 'Euer Abend',
  date: (date) => (Number.isNaN(Date.parse(date)) ? date : day.format(Date.parse(date))),
  place: (rank, of) => `${rank}. von ${of}`,
  placeOf: (of) => `von ${of}`,
  ordinal: (rank) => `${rank}.`,
  points: (points) => `${two(points)} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  round: (round, title) => (title ? `${round}. ${title}` : `Runde ${round}`),
  rightOf: (right, of) => `${right} von ${of} richtig`,
  carried: 'Aus früheren Quizzes',
  adjusted: 'Korrekturen',
  tieBreak: (won) => (won ? 'Stechfrage: gewonnen' : 'Stechfrage: nicht gewonnen'),
  question: (number) => `Frage ${number}`,
  verdicts: { right: 'Richtig', half: 'Zum Teil richtig', wrong: 'Falsch', none: 'Nicht beantwortet' },
  yourAnswer: 'Eure Antwort',
  rightAnswer: 'Richtig ist',
  notAnswered: 'Hier steht keine Antwort',
  others: 'Weitere Abende',
  until: 'Dieses Handy behält einen Abend eine Woche lang, auch ohne Internet.',
  picture: 'Ein Bild zum Teilen',
  pictureOf: (name, place, points) => `${name}: ${place}, ${points}`,
  share: 'Bild teilen',
  save: 'Bild speichern',
  file: 'quiz-abend.png',
  close: 'Schließen',
  empty: 'Der Abend ist auf diesem Handy nicht mehr da.',
};
export default de;
