import type de from './de';

const nl: typeof de = {
  ui: {
    close: 'Sluiten',
    broken: {
      explanation: 'Dit deel van de pagina kon niet worden geladen.',
      reload: 'Herladen',
    },
    loading: 'Aan het laden',
    qrCode: 'QR-code om mee te doen',
  },
  frame: {
    settings: 'Instellingen',
    toggleTheme: 'Licht of donker',
    controls: 'Bediening',
    fullscreen: 'Volledig scherm',
    leaveFullscreen: 'Volledig scherm uit',
  },
  start: {
    heading: 'Quiz Night',
    tagline: 'Welkom op de beste avond van je leven!',
    loadQuiz: 'Quiz laden',
    season: 'Seizoen',
    unknownRoute: {
      heading: 'Hier is niets',
      explanation: 'Deze pagina bestaat niet.',
      toStart: 'Naar startpagina',
    },
  },
};
export default nl;
