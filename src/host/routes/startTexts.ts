import { defineTexts } from '../languages/defineTexts';

/** The texts of the start screen, and of addresses that lead nowhere. */
export const useStartTexts = defineTexts({
  de: {
    heading: 'Quiz Night',
    tagline: 'Willkommen zum besten Abend deines Lebens!',
    loadQuiz: 'Quiz laden',
    unknownRoute: {
      heading: 'Hier ist nichts',
      explanation: 'Diese Seite gibt es nicht.',
      toStart: 'Zur Startseite',
    },
  },
  en: {
    heading: 'Quiz Night',
    tagline: 'Welcome to your best Night ever!',
    loadQuiz: 'Load Quiz',
    unknownRoute: {
      heading: 'Nothing here',
      explanation: 'This page does not exist.',
      toStart: 'To the start page',
    },
  },
  quoted: {
    heading: 'Quiz Night',
    tagline: 'Welcome to your best Night ever!',
    loadQuiz: 'Load Quiz',
  },
});
