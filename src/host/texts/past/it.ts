import type de from './de';

const it: typeof de = {
  heading: 'Serate passate',
  stays: (time: string) => `I risultati restano ${time}.`,
  staysForever: 'I risultati restano finché non li elimini.',
  where: 'Scegli tu per quanto nelle impostazioni, in «Locale».',
  loading: 'Caricamento delle serate',
  failed: 'Non è stato possibile caricare le serate.',
  none: 'Qui non c’è più nessuna serata salvata.',
  first: (names: string) => `1º posto: ${names}`,
  certificate: 'Diploma',
  remove: 'Elimina',
  removeQuestion: (evening: string) => ({
    title: `Eliminare ${evening}?`,
    text: 'I nomi, le risposte e i punti di questa serata andranno persi per sempre. Quello che conta in una stagione resta.',
    confirm: 'Elimina',
  }),
  removed: 'La serata è stata eliminata.',
  notRemoved: 'Non è stato possibile eliminare la serata.',
  more: 'Mostra le serate precedenti',
};
export default it;
