import { pluralIn } from '../../contract/languages';
import type de from './de';
import { wordsIn } from './wordsIn';

const plural = pluralIn('pt');

const pt: typeof de = {
  ...wordsIn('pt', {
    points: { one: 'ponto', other: 'pontos' },
    against: 'contra',
    moreNames: (count) => `mais ${count}`,
  }),
  cancel: 'Cancelar',
  tryAgain: 'Tentar de novo',
  connected: 'online',
  away: 'offline',
  unconfirmed: 'O servidor não confirmou.',
  remote: 'Comando',
  roomCode: 'Código:',
  rehearsal: 'Ensaio',
  tieBreak: 'Desempate',
  round: (place) => `Ronda ${place}`,
  question: (place) => `Pergunta ${place}`,
  questions: (count) => `${count} ${plural(count, { one: 'pergunta', other: 'perguntas' })}`,
  teams: (count) => `${count} ${plural(count, { one: 'equipa', other: 'equipas' })}`,
  more: (count) => `e mais ${count}`,
};
export default pt;
