import type { Language } from './language';

const german = {
  heading: 'Vorschau',
  projector: 'Vorschau: Leinwand',
  phone: 'Vorschau: Handy',
  moment: 'Gezeigt wird',
  moments: { question: 'Frage', solution: 'Auflösung' },
};
export type PreviewTexts = typeof german;

const english: PreviewTexts = {
  heading: 'Preview',
  projector: 'Preview: projector',
  phone: 'Preview: phone',
  moment: 'What is shown',
  moments: { question: 'Question', solution: 'Solution' },
};

/** The texts about the workshop's preview. The specification quotes none, so the mixture is German. */
export const previewTexts: Record<Language, PreviewTexts> = { mixture: german, german, english };
