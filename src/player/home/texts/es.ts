import { localeOf, pluralIn } from '../../../contract/languages';
import { numberFormat } from '../../texts/numberFormat';
import type en from './en';

const number = numberFormat('es');
const plural = pluralIn('es');
const two = (value: number) => number(Math.round(value * 100) / 100);
const day = new Intl.DateTimeFormat(localeOf('es'), { dateStyle: 'full', timeZone: 'UTC' });

const es: typeof en = {
  title: 'Vuestra noche',
  date: (date) => (Number.isNaN(Date.parse(date)) ? date : day.format(Date.parse(date))),
  place: (rank, of) => `${rank}.º de ${of}`,
  placeOf: (of) => `de ${of}`,
  ordinal: (rank) => `${rank}.º`,
  points: (points) => `${two(points)} ${plural(points, { one: 'punto', other: 'puntos' })}`,
  round: (round, title) => (title ? `${round}. ${title}` : `Ronda ${round}`),
  rightOf: (right, of) => `${right} de ${of} acertadas`,
  carried: 'De concursos anteriores',
  adjusted: 'Correcciones',
  tieBreak: (won) => (won ? 'Desempate: ganado' : 'Desempate: no ganado'),
  question: (number) => `Pregunta ${number}`,
  verdicts: { right: 'Acertada', half: 'Acertada en parte', wrong: 'Fallada', none: 'Sin responder' },
  yourAnswer: 'Vuestra respuesta',
  rightAnswer: 'La buena es',
  notAnswered: 'Aquí no hay respuesta',
  others: 'Otras noches',
  until: 'Este móvil guarda cada noche una semana, también sin internet.',
  picture: 'Una imagen para compartir',
  pictureOf: (name, place, points) => `${name}: ${place}, ${points}`,
  share: 'Compartir',
  save: 'Guardar imagen',
  file: 'noche-de-quiz.png',
  close: 'Cerrar',
  empty: 'Esta noche ya no está guardada en este móvil.',
};
export default es;
