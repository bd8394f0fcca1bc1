import { defineTexts } from '../languages/defineTexts';

export const useQuizDialogTexts = defineTexts({
  de: {
    title: 'Neues Quiz öffnen',
    loading: 'Quizze werden geladen',
    failed: 'Fehler beim Laden der Quizze',
    empty: 'Auf diesem Server liegen noch keine Quizze.',
  },
  en: {
    title: 'Open new Quiz',
    loading: 'Loading the quizzes',
    failed: 'The quizzes could not be loaded',
    empty: 'There are no quizzes on this server yet.',
  },
  quoted: {
    title: 'Open new Quiz',
    loading: 'Quizzes werden geladen',
    failed: 'Fehler beim Laden der Quizzes',
    empty: 'Auf diesem Server liegen noch keine Quizzes.',
  },
});
