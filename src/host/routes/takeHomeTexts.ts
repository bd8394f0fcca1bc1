import { defineTexts } from '../languages/defineTexts';

/** The texts about what a host takes home. */
export const useTakeHomeTexts = defineTexts({
  de: {
    heading: 'Ergebnisse',
    save: 'Ergebnisse sichern',
    offers: {
      xlsx: 'Ergebnisse für Excel (XLSX)',
      csv: 'Ergebnisse als CSV',
      certificate: 'Urkunde zum Drucken',
    },
    saving: {
      none: '',
      running: 'Die Datei wird erstellt …',
      saved: 'Die Datei ist gespeichert.',
      failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    },
    /** The end of the evening, at the podium. */
    ending: {
      offer: 'Abend beenden',
      question: {
        title: 'Abend beenden?',
        text: 'Die Handys sagen Danke, mit Platz und Punkten. Die Ergebnisse bleiben zwölf Stunden auf der Startseite.',
        confirm: 'Jetzt beenden',
      },
      running: 'Der Abend wird beendet …',
      failed: 'Der Server hat nicht bestätigt, dass der Abend beendet ist.',
      done: 'Der Abend ist beendet',
      kept: 'Die Ergebnisse bleiben zwölf Stunden auf der Startseite des Laptops.',
    },
    /** What the files' names begin with. */
    fileName: 'Ergebnisse',
  },
  en: {
    heading: 'Results',
    save: 'Save results',
    offers: {
      xlsx: 'Results for Excel (XLSX)',
      csv: 'Results as CSV',
      certificate: 'Certificate to print',
    },
    saving: {
      none: '',
      running: 'The file is being made …',
      saved: 'The file is saved.',
      failed: 'That did not work. Please try again.',
    },
    ending: {
      offer: 'End the evening',
      question: {
        title: 'End the evening?',
        text: 'Phones say thank you, with place and points. The results stay on the start page for twelve hours.',
        confirm: 'End it now',
      },
      running: 'Ending the evening …',
      failed: 'The server has not confirmed that the evening has ended.',
      done: 'The evening has ended',
      kept: 'The results stay on the start page of the laptop for twelve hours.',
    },
    fileName: 'Results',
  },
});
