import { defineTexts } from '../../languages/defineTexts';

export const usePreviewTexts = defineTexts({
  de: {
    heading: 'Vorschau',
    projector: 'Vorschau: Leinwand',
    phone: 'Vorschau: Handy',
    moment: 'Gezeigt wird',
    moments: { question: 'Frage', solution: 'Auflösung' },
  },
  en: {
    heading: 'Preview',
    projector: 'Preview: projector',
    phone: 'Preview: phone',
    moment: 'What is shown',
    moments: { question: 'Question', solution: 'Solution' },
  },
});
