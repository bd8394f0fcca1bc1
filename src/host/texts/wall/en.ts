import type de from './de';

const en: typeof de = {
  season: {
    best: (shown, all) => `The first ${shown} of ${all} teams`,
    table: 'Places in the season',
    up: (places) => (places === 1 ? 'up one place' : `up ${places} places`),
    down: (places) => (places === 1 ? 'down one place' : `down ${places} places`),
    same: 'same place',
  },
  slide: { label: 'From the house', picture: 'Picture of the house', qr: 'QR code of the house' },
  venue: { missing: (files) => `Of the house, missing or impossible to show or play here: ${files}` },
  effects: {
    legend: 'Effects',
    steps: { party: 'Party', calm: 'Calm', minimal: 'Minimal', off: 'Off' },
  },
};
export default en;
