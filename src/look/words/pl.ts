import { pluralIn } from '../../contract/languages';
import type de from './de';
import { wordsIn } from './wordsIn';

const plural = pluralIn('pl');
const questions = { one: 'pytanie', few: 'pytania', many: 'pytań', other: 'pytania' };
const teams = { one: 'drużyna', few: 'drużyny', many: 'drużyn', other: 'drużyny' };

const pl: typeof de = {
  ...wordsIn('pl', {
    points: { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' },
    // "Przeciwko" would want names in another case.
    against: 'kontra',
    moreNames: (count) => `jeszcze ${count}`,
  }),
  cancel: 'Anuluj',
  tryAgain: 'Spróbuj ponownie',
  connected: 'połączono',
  away: 'brak połączenia',
  unconfirmed: 'Serwer tego nie potwierdził.',
  remote: 'Pilot',
  roomCode: 'Kod pokoju:',
  rehearsal: 'Próba',
  tieBreak: 'Dogrywka',
  round: (place) => `Runda ${place}`,
  question: (place) => `Pytanie ${place}`,
  questions: (count) => `${count} ${plural(count, questions)}`,
  teams: (count) => `${count} ${plural(count, teams)}`,
  more: (count) => `i jeszcze ${count}`,
};
export default pl;
