import { defineTexts } from '../languages/defineTexts';

/** The texts of what every room is made of. */
export const useUiTexts = defineTexts({
  de: {
    close: 'Schließen',
    broken: {
      explanation: 'Dieser Teil der Seite konnte nicht geladen werden.',
      reload: 'Neu laden',
    },
    loading: 'Wird geladen',
    qrCode: 'QR-Code zum Beitreten',
  },
  en: {
    close: 'Close',
    broken: {
      explanation: 'This part of the page could not be loaded.',
      reload: 'Reload',
    },
    loading: 'Loading',
    qrCode: 'QR code to join',
  },
  quoted: {
    loading: 'Loading',
  },
});
