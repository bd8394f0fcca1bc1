import type de from './de';

const pl: typeof de = {
  heading: 'Minione wieczory',
  stays: (time: string) => `Wyniki zostają na ${time}.`,
  staysForever: 'Wyniki zostają, dopóki ich nie usuniesz.',
  where: 'Na jak długo, wybierasz w ustawieniach, w zakładce „Lokal”.',
  loading: 'Wczytywanie wieczorów',
  failed: 'Nie udało się wczytać wieczorów.',
  none: 'Nie ma tu już żadnego zapisanego wieczoru.',
  first: (names: string) => `1. miejsce: ${names}`,
  certificate: 'Dyplom',
  remove: 'Usuń',
  removeQuestion: (evening: string) => ({
    title: `Usunąć ${evening}?`,
    text: 'Nazwy, odpowiedzi i punkty z tego wieczoru znikną na zawsze. To, co liczy się w sezonie, zostaje.',
    confirm: 'Usuń',
  }),
  removed: 'Wieczór został usunięty.',
  notRemoved: 'Nie udało się usunąć wieczoru.',
  more: 'Pokaż wcześniejsze wieczory',
};
export default pl;
