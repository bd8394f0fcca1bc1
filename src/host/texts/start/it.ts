import type de from './de';

const it: typeof de = {
  ui: {
    close: 'Chiudi',
    broken: {
      explanation: 'Questa parte della pagina non si è caricata.',
      reload: 'Ricarica',
    },
    loading: 'Caricamento',
    qrCode: 'Codice QR per entrare',
  },
  frame: {
    settings: 'Impostazioni',
    toggleTheme: 'Passa da chiaro a scuro',
    controls: 'Comandi',
    fullscreen: 'Schermo intero',
    leaveFullscreen: 'Esci da schermo intero',
  },
  start: {
    heading: 'Quiz Night',
    tagline: 'Ecco la serata più bella della tua vita!',
    loadQuiz: 'Apri un quiz',
    season: 'Stagione',
    unknownRoute: {
      heading: 'Qui non c’è niente',
      explanation: 'Questa pagina non esiste.',
      toStart: 'Torna all’inizio',
    },
  },
};
export default it;
