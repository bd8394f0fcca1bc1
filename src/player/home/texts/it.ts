import { pluralIn } from '../../../contract/languages';
import { numberFormat } from '../../texts/numberFormat';
import type en from './en';

const plural = pluralIn('it');
const number = numberFormat('it');
const two = (value: number) => number(Math.round(value * 100) / 100);
const day = new Intl.DateTimeFormat('it', { dateStyle: 'full', timeZone: 'UTC' });

const it: typeof en = {
  title: 'La vostra serata',
  /** A day as ISO 8601 has it, in words. */
  date: (date) => (Number.isNaN(Date.parse(date)) ? date : day.format(Date.parse(date))),
  place: (rank, of) => `${rank}º posto su ${of}`,
  /** The same, with the number in large type. */
  placeOf: (of) => `su ${of}`,
  ordinal: (rank) => `${rank}º`,
  points: (points) => `${two(points)} ${plural(points, { one: 'punto', other: 'punti' })}`,
  round: (round, title) => (title ? `${round}. ${title}` : `Manche ${round}`),
  rightOf: (right, of) => `${right} su ${of} giuste`,
  carried: 'Dai quiz precedenti',
  adjusted: 'Correzioni',
  tieBreak: (won) => (won ? 'Spareggio: vinto' : 'Spareggio: non vinto'),
  question: (number) => `Domanda ${number}`,
  verdicts: { right: 'Giusta', half: 'Giusta in parte', wrong: 'Errata', none: 'Senza risposta' },
  yourAnswer: 'La vostra risposta',
  rightAnswer: 'Risposta giusta',
  notAnswered: 'Qui non c’è risposta',
  others: 'Altre serate',
  until: 'Questo telefono conserva una serata per una settimana, anche senza Internet.',
  picture: 'Un’immagine da condividere',
  /** What the picture shows, for who cannot see it. */
  pictureOf: (name, place, points) => `${name}: ${place}, ${points}`,
  share: 'Condividi',
  save: 'Salva immagine',
  file: 'serata-quiz.png',
  close: 'Chiudi',
  empty: 'Questa serata non è più su questo telefono.',
};
export default it;
