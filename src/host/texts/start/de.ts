/** What the frame and the start page say at once. */
const de = {
  /** The texts of what every room is made of. */
  ui: {
    close: 'Schließen',
    broken: {
      explanation: 'Dieser Teil der Seite konnte nicht geladen werden.',
      reload: 'Neu laden',
    },
    loading: 'Wird geladen',
    qrCode: 'QR-Code zum Beitreten',
  },
  frame: {
    settings: 'Einstellungen',
    toggleTheme: 'Farbschema wechseln',
    controls: 'Bedienung',
    fullscreen: 'Vollbild',
    leaveFullscreen: 'Vollbild beenden',
  },
  /** The texts of the start screen, and of addresses that lead nowhere. */
  start: {
    heading: 'Quiz Night',
    tagline: 'Willkommen zum besten Abend deines Lebens!',
    loadQuiz: 'Quiz laden',
    season: 'Saison',
    unknownRoute: {
      heading: 'Hier ist nichts',
      explanation: 'Diese Seite gibt es nicht.',
      toStart: 'Zur Startseite',
    },
  },
};
export default de;

/** German, with what the specification quotes. */
export const mixture: typeof de = {
  ...de,
  ui: { ...de.ui, loading: 'Loading' },
  start: {
    ...de.start,
    heading: 'Quiz Night',
    tagline: 'Welcome to your best Night ever!',
    loadQuiz: 'Load Quiz',
  },
};
