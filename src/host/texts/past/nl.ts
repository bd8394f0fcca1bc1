import type de from './de';

const nl: typeof de = {
  heading: 'Vorige avonden',
  stays: (time: string) => `De uitslagen blijven ${time} bewaard.`,
  staysForever: 'De uitslagen blijven bewaard tot je ze verwijdert.',
  where: 'Hoelang, kies je in de instellingen onder ‘Zaak’.',
  loading: 'De avonden worden geladen',
  failed: 'De avonden konden niet worden geladen.',
  none: 'Hier is geen avond meer bewaard.',
  first: (names: string) => `1e plaats: ${names}`,
  certificate: 'Oorkonde',
  remove: 'Verwijderen',
  removeQuestion: (evening: string) => ({
    title: `${evening} verwijderen?`,
    text: 'De namen, antwoorden en punten van deze avond zijn dan voorgoed weg. Wat in een seizoen meetelt, blijft staan.',
    confirm: 'Verwijderen',
  }),
  removed: 'De avond is verwijderd.',
  notRemoved: 'De avond kon niet worden verwijderd.',
  more: 'Eerdere avonden tonen',
};
export default nl;
