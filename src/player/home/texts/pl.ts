import { pluralIn } from '../../../contract/languages';
import { numberFormat } from '../../texts/numberFormat';
import type en from './en';

const plural = pluralIn('pl');
const number = numberFormat('pl');
const two = (value: number) => number(Math.round(value * 100) / 100);
const day = new Intl.DateTimeFormat('pl', { dateStyle: 'full', timeZone: 'UTC' });
const points = { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' };

const pl: typeof en = {
  title: 'Wasz wieczór',
  date: (date) => (Number.isNaN(Date.parse(date)) ? date : day.format(Date.parse(date))),
  place: (rank, of) => `${rank}. miejsce na ${of}`,
  placeOf: (of) => `na ${of}`,
  ordinal: (rank) => `${rank}.`,
  points: (count) => `${two(count)} ${plural(count, points)}`,
  round: (round, title) => (title ? `${round}. ${title}` : `Runda ${round}`),
  rightOf: (right, of) => `${right} z ${of} dobrze`,
  carried: 'Z poprzednich quizów',
  adjusted: 'Korekty',
  tieBreak: (won) => (won ? 'Dogrywka: wygrana' : 'Dogrywka: niewygrana'),
  question: (number) => `Pytanie ${number}`,
  verdicts: { right: 'Dobrze', half: 'Częściowo dobrze', wrong: 'Źle', none: 'Bez odpowiedzi' },
  yourAnswer: 'Wasza odpowiedź',
  rightAnswer: 'Dobra odpowiedź',
  notAnswered: 'Nie ma tu odpowiedzi',
  others: 'Inne wieczory',
  until: 'Ten telefon pamięta wieczór przez tydzień, także bez internetu.',
  picture: 'Obrazek do pokazania',
  pictureOf: (name, place, points) => `${name}: ${place}, ${points}`,
  share: 'Udostępnij',
  save: 'Zapisz obrazek',
  file: 'wieczor-quizowy.png',
  close: 'Zamknij',
  empty: 'Tego wieczoru nie ma już na tym telefonie.',
};
export default pl;
