import type de from './de';

const en: typeof de = {
  season: {
    best: (shown, all) => `The first ${shown} of ${all} teams`,
    table: 'Places in the season',
    up: (places) => (places === 1 ? 'up one place' : `up ${places} places`),
    down: (places) => (places === 1 ? 'down one place' : `down ${places} places`),
    same: 'same place',
  },
};
export default en;
