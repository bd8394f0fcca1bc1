const de = {
  season: {
    best: (shown: number, all: number) => `Die ersten ${shown} von ${all} Teams`,
    table: 'Plätze in der Saison',
    up: (places: number) => (places === 1 ? 'einen Platz hoch' : `${places} Plätze hoch`),
    down: (places: number) => (places === 1 ? 'einen Platz runter' : `${places} Plätze runter`),
    same: 'Platz gehalten',
  },
};
export default de;
