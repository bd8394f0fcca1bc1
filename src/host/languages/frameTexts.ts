import type { Language } from './language';

const german = {
  start: {
    heading: 'Quiz Night',
    tagline: 'Willkommen zum besten Abend deines Lebens!',
    loadQuiz: 'Quiz laden',
  },
  frame: {
    settings: 'Einstellungen',
    toggleTheme: 'Farbschema wechseln',
    close: 'Schließen',
    controls: 'Bedienung',
    fullscreen: 'Vollbild',
    leaveFullscreen: 'Vollbild beenden',
  },
  unknownRoute: {
    heading: 'Hier ist nichts',
    explanation: 'Diese Seite gibt es nicht.',
    toStart: 'Zur Startseite',
  },
  broken: {
    explanation: 'Dieser Teil der Seite konnte nicht geladen werden.',
    reload: 'Neu laden',
  },
  loading: 'Wird geladen',
};
export type FrameTexts = typeof german;

const english: FrameTexts = {
  start: {
    heading: 'Quiz Night',
    tagline: 'Welcome to your best Night ever!',
    loadQuiz: 'Load Quiz',
  },
  frame: {
    settings: 'Settings',
    toggleTheme: 'Switch between light and dark',
    close: 'Close',
    controls: 'Controls',
    fullscreen: 'Fullscreen',
    leaveFullscreen: 'Leave fullscreen',
  },
  unknownRoute: {
    heading: 'Nothing here',
    explanation: 'This page does not exist.',
    toStart: 'To the start page',
  },
  broken: {
    explanation: 'This part of the page could not be loaded.',
    reload: 'Reload',
  },
  loading: 'Loading',
};

/** The specification quotes these in English. */
const mixture: FrameTexts = { ...german, start: english.start, loading: english.loading };

/** The texts of the start screen and the frame, which every page loads at once. */
export const frameTexts: Record<Language, FrameTexts> = { mixture, german, english };
