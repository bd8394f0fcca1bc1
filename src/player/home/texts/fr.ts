import { pluralIn } from '../../../contract/languages';
import { numberFormat } from '../../texts/numberFormat';
import type en from './en';

const plural = pluralIn('fr');
const number = numberFormat('fr');
const two = (value: number) => number(Math.round(value * 100) / 100);
const day = new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: 'UTC' });
/** As places are spoken: the word for a place is feminine. */
const ordinal = (rank: number) => (rank === 1 ? '1re' : `${rank}e`);

const fr: typeof en = {
  title: 'Votre soirée',
  /** A day as ISO 8601 has it, in words. */
  date: (date) =>
    Number.isNaN(Date.parse(date)) ? date : day.format(Date.parse(date)).replace(/\b1 /, '1er '),
  place: (rank, of) => `${ordinal(rank)} place sur ${of}`,
  /** The same, with the number in large type. */
  placeOf: (of) => `sur ${of}`,
  ordinal,
  points: (points) => `${two(points)} ${plural(points, { one: 'point', other: 'points' })}`,
  round: (round, title) => (title ? `${round}. ${title}` : `Manche ${round}`),
  rightOf: (right, of) => `${right} sur ${of} justes`,
  carried: 'Des quiz précédents',
  adjusted: 'Corrections',
  tieBreak: (won) => (won ? 'Départage : gagné' : 'Départage : pas gagné'),
  question: (number) => `Question ${number}`,
  verdicts: { right: 'Juste', half: 'Juste en partie', wrong: 'Faux', none: 'Sans réponse' },
  yourAnswer: 'Votre réponse',
  rightAnswer: 'Bonne réponse',
  notAnswered: 'Pas de réponse ici',
  others: 'Autres soirées',
  until: 'Ce téléphone garde une soirée pendant une semaine, même sans Internet.',
  picture: 'Une image à partager',
  /** What the picture shows, for who cannot see it. */
  pictureOf: (name, place, points) => `${name} : ${place}, ${points}`,
  share: 'Partager',
  save: 'Enregistrer',
  file: 'soiree-quiz.png',
  close: 'Fermer',
  empty: 'Cette soirée n’est plus sur ce téléphone.',
};
export default fr;
