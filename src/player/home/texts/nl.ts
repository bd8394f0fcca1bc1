import { pluralIn } from '../../../contract/languages';
import { numberFormat } from '../../texts/numberFormat';
import type en from './en';

const plural = pluralIn('nl');
const number = numberFormat('nl');
const two = (value: number) => number(Math.round(value * 100) / 100);
const day = new Intl.DateTimeFormat('nl', { dateStyle: 'full', timeZone: 'UTC' });

const nl: typeof en = {
  title: 'Jullie avond',
  date: (date) => (Number.isNaN(Date.parse(date)) ? date : day.format(Date.parse(date))),
  place: (rank, of) => `${rank}e van ${of}`,
  placeOf: (of) => `van ${of}`,
  ordinal: (rank) => `${rank}e`,
  points: (points) => `${two(points)} ${plural(points, { one: 'punt', other: 'punten' })}`,
  round: (round, title) => (title ? `${round}. ${title}` : `Ronde ${round}`),
  rightOf: (right, of) => `${right} van ${of} goed`,
  carried: 'Uit eerdere quizzen',
  adjusted: 'Correcties',
  tieBreak: (won) => (won ? 'Tiebreak: gewonnen' : 'Tiebreak: niet gewonnen'),
  question: (number) => `Vraag ${number}`,
  verdicts: { right: 'Goed', half: 'Deels goed', wrong: 'Fout', none: 'Niet beantwoord' },
  yourAnswer: 'Jullie antwoord',
  rightAnswer: 'Goed is',
  notAnswered: 'Hier staat geen antwoord',
  others: 'Meer avonden',
  until: 'Deze telefoon bewaart een avond een week lang, ook zonder internet.',
  picture: 'Een plaatje om te delen',
  pictureOf: (name, place, points) => `${name}: ${place}, ${points}`,
  share: 'Plaatje delen',
  save: 'Plaatje bewaren',
  file: 'quizavond.png',
  close: 'Sluiten',
  empty: 'Deze avond staat niet meer op deze telefoon.',
};
export default nl;
