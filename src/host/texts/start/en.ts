import type de from './de';

const en: typeof de = {
  ui: {
    close: 'Close',
    broken: {
      explanation: 'This part of the page could not be loaded.',
      reload: 'Reload',
    },
    loading: 'Loading',
    qrCode: 'QR code to join',
  },
  frame: {
    settings: 'Settings',
    toggleTheme: 'Switch between light and dark',
    controls: 'Controls',
    fullscreen: 'Fullscreen',
    leaveFullscreen: 'Leave fullscreen',
  },
  start: {
    heading: 'Quiz Night',
    tagline: 'Welcome to your best Night ever!',
    loadQuiz: 'Load Quiz',
    season: 'Season',
    unknownRoute: {
      heading: 'Nothing here',
      explanation: 'This page does not exist.',
      toStart: 'To the start page',
    },
  },
};
export default en;
