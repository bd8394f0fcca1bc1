import type { Language } from './language';

function dateIn(tag: string): (date: Date) => string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'full' }).format;
}

const german = {
  heading: 'Siegerehrung',
  date: dateIn('de'),
  players: (count: number) => (count === 1 ? '1 Team' : `${count} Teams`),
  /** For those who share a place, but are not named. */
  others: 'und andere',
};
export type CertificateTexts = typeof german;

const english: CertificateTexts = {
  heading: 'The winners',
  date: dateIn('en-GB'),
  players: (count) => (count === 1 ? '1 team' : `${count} teams`),
  others: 'and others',
};

/** The texts on a certificate, loaded with it. The specification quotes none, so the mixture is German. */
export const certificateTexts: Record<Language, CertificateTexts> = { mixture: german, german, english };
