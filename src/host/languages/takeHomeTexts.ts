import type { Language } from './language';

const german = {
  heading: 'Ergebnisse',
  offers: {
    xlsx: 'Ergebnisse für Excel (XLSX)',
    csv: 'Ergebnisse als CSV',
    certificate: 'Urkunde als Bild (PNG)',
  },
  saving: {
    none: '',
    running: 'Die Datei wird erstellt …',
    saved: 'Die Datei ist gespeichert.',
    failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  },
  /** What the files' names begin with. */
  files: { results: 'Ergebnisse', certificate: 'Urkunde' },
};
export type TakeHomeTexts = typeof german;

const english: TakeHomeTexts = {
  heading: 'Results',
  offers: {
    xlsx: 'Results for Excel (XLSX)',
    csv: 'Results as CSV',
    certificate: 'Certificate as a picture (PNG)',
  },
  saving: {
    none: '',
    running: 'The file is being made …',
    saved: 'The file is saved.',
    failed: 'That did not work. Please try again.',
  },
  files: { results: 'Results', certificate: 'Certificate' },
};

/** The texts about what a host takes home. The specification quotes none, so the mixture is German. */
export const takeHomeTexts: Record<Language, TakeHomeTexts> = { mixture: german, german, english };
