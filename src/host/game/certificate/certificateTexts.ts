import { defineTexts } from '../../languages/defineTexts';

function dateIn(tag: string): (date: Date) => string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'full' }).format;
}

export const useCertificateTexts = defineTexts({
  de: {
    heading: 'Siegerehrung',
    date: dateIn('de'),
    /** For those who share a place, but are not named. */
    others: 'und andere',
  },
  en: {
    heading: 'The winners',
    date: dateIn('en-GB'),
    others: 'and others',
  },
});
export type CertificateTexts = ReturnType<typeof useCertificateTexts>;
