import { pluralIn } from '../../contract/languages';
import type de from './de';
import { wordsIn } from './wordsIn';

const plural = pluralIn('nl');

const nl: typeof de = {
  ...wordsIn('nl', {
    points: { one: 'punt', other: 'punten' },
    against: 'tegen',
    moreNames: (count) => `nog ${count}`,
  }),
  cancel: 'Annuleren',
  tryAgain: 'Opnieuw proberen',
  connected: 'verbonden',
  away: 'niet verbonden',
  unconfirmed: 'De server heeft dat niet bevestigd.',
  remote: 'Afstandsbediening',
  roomCode: 'Kamercode:',
  rehearsal: 'Generale',
  tieBreak: 'Tiebreak',
  round: (place) => `Ronde ${place}`,
  question: (place) => `Vraag ${place}`,
  questions: (count) => `${count} ${plural(count, { one: 'vraag', other: 'vragen' })}`,
  teams: (count) => `${count} ${plural(count, { one: 'team', other: 'teams' })}`,
  more: (count) => `en nog ${count}`,
};
export default nl;
