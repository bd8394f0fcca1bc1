import { localeOf, pluralIn } from '../../../contract/languages';
import { numberFormat } from '../../texts/numberFormat';
import type en from './en';

const number = numberFormat('pt');
const plural = pluralIn('pt');
const two = (value: number) => number(Math.round(value * 100) / 100);
const day = new Intl.DateTimeFormat(localeOf('pt'), { dateStyle: 'full', timeZone: 'UTC' });

const pt: typeof en = {
  title: 'A vossa noite',
  date: (date) => (Number.isNaN(Date.parse(date)) ? date : day.format(Date.parse(date))),
  place: (rank, of) => `${rank}.º de ${of}`,
  placeOf: (of) => `de ${of}`,
  ordinal: (rank) => `${rank}.º`,
  points: (points) => `${two(points)} ${plural(points, { one: 'ponto', other: 'pontos' })}`,
  round: (round, title) => (title ? `${round}. ${title}` : `Ronda ${round}`),
  rightOf: (right, of) => `${right} de ${of} certas`,
  carried: 'De quizzes anteriores',
  adjusted: 'Correções',
  tieBreak: (won) => (won ? 'Desempate: ganho' : 'Desempate: não ganho'),
  question: (number) => `Pergunta ${number}`,
  verdicts: { right: 'Certa', half: 'Certa em parte', wrong: 'Errada', none: 'Sem resposta' },
  yourAnswer: 'A vossa resposta',
  rightAnswer: 'A certa é',
  notAnswered: 'Aqui não há resposta',
  others: 'Outras noites',
  until: 'Este telemóvel guarda cada noite uma semana, mesmo sem internet.',
  picture: 'Uma imagem para partilhar',
  pictureOf: (name, place, points) => `${name}: ${place}, ${points}`,
  share: 'Partilhar',
  save: 'Guardar imagem',
  file: 'noite-de-quiz.png',
  close: 'Fechar',
  empty: 'Esta noite já não está guardada neste telemóvel.',
};
export default pt;
