import type de from './de';

const en: typeof de = {
  heading: 'Past evenings',
  stays: (time: string) => `Results are kept for ${time}.`,
  staysForever: 'Results are kept until you delete them.',
  where: 'You choose how long in the settings, under “Venue”.',
  loading: 'Loading the evenings',
  failed: 'The evenings could not be loaded.',
  none: 'No evening is stored here any more.',
  first: (names: string) => `1st place: ${names}`,
  certificate: 'Certificate',
  remove: 'Delete',
  removeQuestion: (evening: string) => ({
    title: `Delete ${evening}?`,
    text: 'The names, answers and points of this evening will be gone for good. A season keeps what it has counted.',
    confirm: 'Delete',
  }),
  removed: 'The evening has been deleted.',
  notRemoved: 'The evening could not be deleted.',
  more: 'Show earlier evenings',
};
export default en;
