import { wordsIn } from './wordsIn';

/** What several pages and rooms say. */
const de = {
  ...wordsIn('de', {
    points: { one: 'Punkt', other: 'Punkte' },
    against: 'gegen',
    moreNames: (count) => `${count} weitere`,
  }),
  cancel: 'Abbrechen',
  tryAgain: 'Erneut versuchen',
  connected: 'verbunden',
  away: 'nicht verbunden',
  unconfirmed: 'Der Server hat das nicht bestätigt.',
  remote: 'Fernbedienung',
  roomCode: 'Raumcode:',
  rehearsal: 'Probe',
  tieBreak: 'Stechfrage',
  round: (place: number) => `Runde ${place}`,
  question: (place: number) => `Frage ${place}`,
  questions: (count: number) => `${count} ${count === 1 ? 'Frage' : 'Fragen'}`,
  teams: (count: number) => `${count} ${count === 1 ? 'Team' : 'Teams'}`,
  more: (count: number) => `und ${count} weitere`,
};
export default de;
