import { pluralIn } from '../../contract/languages';
import type de from './de';
import { wordsIn } from './wordsIn';

const plural = pluralIn('es');

const es: typeof de = {
  ...wordsIn('es', {
    points: { one: 'punto', other: 'puntos' },
    against: 'contra',
    moreNames: (count) => `${count} más`,
  }),
  cancel: 'Cancelar',
  tryAgain: 'Reintentar',
  connected: 'conectado',
  away: 'sin conexión',
  unconfirmed: 'El servidor no lo ha confirmado.',
  remote: 'Mando',
  roomCode: 'Código:',
  rehearsal: 'Ensayo',
  tieBreak: 'Desempate',
  round: (place) => `Ronda ${place}`,
  question: (place) => `Pregunta ${place}`,
  questions: (count) => `${count} ${plural(count, { one: 'pregunta', other: 'preguntas' })}`,
  teams: (count) => `${count} ${plural(count, { one: 'equipo', other: 'equipos' })}`,
  more: (count) => `y ${count} más`,
};
export default es;
