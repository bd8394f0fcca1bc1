import { pluralIn } from '../../contract/languages';
import type de from './de';
import { wordsIn } from './wordsIn';

const plural = pluralIn('fr');

const fr: typeof de = {
  ...wordsIn('fr', {
    points: { one: 'point', other: 'points' },
    against: 'contre',
    moreNames: (count) => `${count} de plus`,
  }),
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  connected: 'en ligne',
  away: 'hors ligne',
  unconfirmed: 'Le serveur n’a pas confirmé.',
  remote: 'Télécommande',
  roomCode: 'Code de la salle :',
  rehearsal: 'Répétition',
  tieBreak: 'Départage',
  round: (place) => `Manche ${place}`,
  question: (place) => `Question ${place}`,
  questions: (count) => `${count} ${plural(count, { one: 'question', other: 'questions' })}`,
  teams: (count) => `${count} ${plural(count, { one: 'équipe', other: 'équipes' })}`,
  more: (count) => `et ${count} de plus`,
};
export default fr;
