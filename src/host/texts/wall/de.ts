const de = {
  season: {
    best: (shown: number, all: number) => `Die ersten ${shown} von ${all} Teams`,
    table: 'Plätze in der Saison',
    up: (places: number) => (places === 1 ? 'einen Platz hoch' : `${places} Plätze hoch`),
    down: (places: number) => (places === 1 ? 'einen Platz runter' : `${places} Plätze runter`),
    same: 'Platz gehalten',
  },
  slide: { label: 'Aus dem Haus', picture: 'Bild des Hauses', qr: 'QR-Code des Hauses' },
  venue: {
    missing: (files: string) => `Vom Haus fehlt, oder lässt sich hier nicht zeigen oder abspielen: ${files}`,
  },
  effects: {
    legend: 'Effekte',
    steps: { party: 'Party', calm: 'Ruhig', minimal: 'Minimal', off: 'Aus' },
  },
};
export default de;
