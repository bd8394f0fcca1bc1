import { pluralIn } from '../../../contract/languages';
import { dayIn } from './dayIn';
import type de from './de';

const plural = pluralIn('fr');
const day = dayIn('fr');

const fr: typeof de = {
  played: ({ date, answered, share }, times) =>
    [
      times > 1 ? `jouée ${times} fois, la dernière le ${day(date)}` : `jouée le ${day(date)}`,
      answered > 0 ? `${share} % de bonnes réponses` : 'personne n’a répondu',
    ].join(', '),
  known: {
    heading: 'Déjà jouées',
    hint: 'Note sur le quiz',
    text: 'Des équipes de ce soir ont déjà eu des questions de ce quiz :',
    teams: (questions, names, others = 0) =>
      `${plural(questions, { one: '1 question déjà connue', other: `${questions} questions déjà connues` })} : ${names.join(', ')}${others ? ` et ${others} de plus` : ''}`,
    evening: (date, quizName) => `${day(date)}, ${quizName}`,
  },
  another: {
    offer: 'Encore un quiz',
    text: 'Tout le monde revient au salon avec le même code. Les résultats restent enregistrés ; les diplômes, c’est maintenant ou jamais.',
    quizzes: 'Quel quiz ?',
    current: 'vient d’être joué',
    keepPoints: 'Garder les points',
    keepHint: 'Sinon, tout le monde repart de 0. Dans les deux cas, la soirée compte les deux quiz.',
    confirm: 'Au salon',
    choose: 'Choisis un quiz.',
    loading: 'Les quiz arrivent…',
    none: 'Il n’y a pas de quiz sur le serveur.',
    failed: 'Impossible de charger les quiz.',
    again: 'Réessayer',
  },
  openEnds: {
    heading: 'Encore en suspens avant le podium',
    goOn: (next) => `« ${next} » mène quand même au podium.`,
  },
  proposal: {
    accept: (name) => `Compter pour « ${name} »`,
    decline: 'Pas ce soir',
  },
  fairPlay: {
    offer: 'Fair-play',
    hint: 'Signale sur la télécommande qui quitte la page de son téléphone pendant une question. Les équipes lisent que c’est activé.',
    left: (times, seconds) => `page quittée ${times}×, ${seconds.toLocaleString('fr')} s`,
  },
};

export default fr;
