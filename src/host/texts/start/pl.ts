import type de from './de';

const pl: typeof de = {
  ui: {
    close: 'Zamknij',
    broken: {
      explanation: 'Nie udało się wczytać tej części strony.',
      reload: 'Odśwież',
    },
    loading: 'Wczytywanie',
    qrCode: 'Kod QR, żeby dołączyć',
  },
  frame: {
    settings: 'Ustawienia',
    toggleTheme: 'Jasno lub ciemno',
    controls: 'Sterowanie',
    fullscreen: 'Pełny ekran',
    leaveFullscreen: 'Zamknij pełny ekran',
  },
  start: {
    heading: 'Quiz Night',
    tagline: 'Witaj na najlepszym wieczorze w życiu!',
    loadQuiz: 'Wczytaj quiz',
    season: 'Sezon',
    unknownRoute: {
      heading: 'Nic tu nie ma',
      explanation: 'Takiej strony nie ma.',
      toStart: 'Strona startowa',
    },
  },
};
export default pl;
