import type de from './de';
import { wordsIn } from './wordsIn';

const en: typeof de = {
  ...wordsIn('en', {
    points: { one: 'point', other: 'points' },
    against: 'against',
    moreNames: (count) => `${count} more`,
  }),
  cancel: 'Cancel',
  tryAgain: 'Try again',
  connected: 'connected',
  away: 'not connected',
  unconfirmed: 'The server has not confirmed that.',
  remote: 'Remote control',
  roomCode: 'Room code:',
  rehearsal: 'Rehearsal',
  tieBreak: 'Tie-break',
  round: (place) => `Round ${place}`,
  question: (place) => `Question ${place}`,
  questions: (count) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  teams: (count) => `${count} ${count === 1 ? 'team' : 'teams'}`,
  more: (count) => `and ${count} more`,
};
export default en;
