/** The languages that all pages speak, by their BCP 47 tags. */
export type Spoken = 'de' | 'en';

/** The same texts in each language: one that lacks a text, or has one too many, does not compile. */
export type Catalogues<Texts> = { de: Texts } & Record<Exclude<Spoken, 'de'>, NoInfer<Texts>>;

function pointsIn(language: Spoken, one: string, many: string): (count: number) => string {
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (count) => `${format(count)} ${count === 1 ? one : many}`;
}

const de = {
  cancel: 'Abbrechen',
  tryAgain: 'Erneut versuchen',
  connected: 'verbunden',
  away: 'nicht verbunden',
  unconfirmed: 'Der Server hat das nicht bestätigt.',
  remote: 'Fernbedienung',
  roomCode: 'Raumcode:',
  tieBreak: 'Stechfrage',
  round: (place: number) => `Runde ${place}`,
  question: (place: number) => `Frage ${place}`,
  questions: (count: number) => `${count} ${count === 1 ? 'Frage' : 'Fragen'}`,
  teams: (count: number) => `${count} ${count === 1 ? 'Team' : 'Teams'}`,
  points: pointsIn('de', 'Punkt', 'Punkte'),
  more: (count: number) => `und ${count} weitere`,
};

const en: typeof de = {
  cancel: 'Cancel',
  tryAgain: 'Try again',
  connected: 'connected',
  away: 'not connected',
  unconfirmed: 'The server has not confirmed that.',
  remote: 'Remote control',
  roomCode: 'Room code:',
  tieBreak: 'Tie-break',
  round: (place) => `Round ${place}`,
  question: (place) => `Question ${place}`,
  questions: (count) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  teams: (count) => `${count} ${count === 1 ? 'team' : 'teams'}`,
  points: pointsIn('en', 'point', 'points'),
  more: (count) => `and ${count} more`,
};

/** What several pages and rooms say. */
export const words = { de, en };
