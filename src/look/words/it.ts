import { pluralIn } from '../../contract/languages';
import type de from './de';
import { wordsIn } from './wordsIn';

const plural = pluralIn('it');

const it: typeof de = {
  ...wordsIn('it', {
    points: { one: 'punto', other: 'punti' },
    against: 'contro',
    moreNames: (count) => plural(count, { one: 'un’altra', other: `altre ${count}` }),
  }),
  cancel: 'Annulla',
  tryAgain: 'Riprova',
  connected: 'in linea',
  away: 'non in linea',
  unconfirmed: 'Il server non l’ha confermato.',
  remote: 'Telecomando',
  roomCode: 'Codice stanza:',
  rehearsal: 'Prova',
  tieBreak: 'Spareggio',
  round: (place) => `Manche ${place}`,
  question: (place) => `Domanda ${place}`,
  questions: (count) => `${count} ${plural(count, { one: 'domanda', other: 'domande' })}`,
  teams: (count) => `${count} ${plural(count, { one: 'squadra', other: 'squadre' })}`,
  more: (count) => plural(count, { one: 'e un’altra', other: `e altre ${count}` }),
};
export default it;
