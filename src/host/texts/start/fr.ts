import type de from './de';

const fr: typeof de = {
  ui: {
    close: 'Fermer',
    broken: {
      explanation: 'Cette partie de la page n’a pas pu être chargée.',
      reload: 'Recharger',
    },
    loading: 'Chargement',
    qrCode: 'Code QR pour participer',
  },
  frame: {
    settings: 'Réglages',
    toggleTheme: 'Passer du clair au sombre',
    controls: 'Commandes',
    fullscreen: 'Plein écran',
    leaveFullscreen: 'Quitter le plein écran',
  },
  start: {
    heading: 'Quiz Night',
    tagline: 'Bienvenue à la meilleure soirée de ta vie !',
    loadQuiz: 'Ouvrir un quiz',
    season: 'Saison',
    unknownRoute: {
      heading: 'Rien par ici',
      explanation: 'Cette page n’existe pas.',
      toStart: 'Vers l’accueil',
    },
  },
};
export default fr;
